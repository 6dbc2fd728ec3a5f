import type { AnsweredPrice, PriceAnswers } from '@/lib/domain/prices/price-answers'
import { bestPrice } from '@/lib/domain/prices/best-price'
import { birdeyeAnswer } from '@/lib/domain/prices/price-result'
import { birdeyeMissing, birdeyePrice, MISSING_AT_MS } from '@/lib/domain/testing/sample-prices'
import { WALLET } from '@/lib/view/testing/sample-events'
import { READ_AT_MS, sampleList } from '@/lib/view/testing/sample-order-lists'
import { openTab, type Tab } from '@/lib/browser/testing/stand-in-tab'
import { NOTHING_STORED } from './cache-format'

const NOW_MS = READ_AT_MS + 60_000
const MINUTE = 1_772_438_400
const at = (index: number, price = 7): AnsweredPrice =>
  birdeyeAnswer({ mint: 'MintA', minute: MINUTE + index * 60, price })
const answersOf = (...indexes: number[]): PriceAnswers =>
  new Map([['MintA', new Map(indexes.map((index) => [MINUTE + index * 60, birdeyePrice(7)]))]])
const holding = (prices: PriceAnswers) => ({ ...NOTHING_STORED, prices })
const list = sampleList('past trigger')

let tabs: Tab[]
async function openedTab(): Promise<Tab> {
  const tab = await openTab()
  tabs.push(tab)
  tab.open()
  return tab
}

beforeEach(() => {
  tabs = []
  window.localStorage.clear()
  jest.useFakeTimers({ now: NOW_MS })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.runOnlyPendingTimers()
  for (const { client } of tabs) client.clear()
  jest.useRealTimers()
})

const writes = () => jest.spyOn(Storage.prototype, 'setItem')

describe('prices are restored on start', () => {
  it('whatever their age', async () => {
    const tab = await openTab()
    tab.store(holding(answersOf(0, 1)))
    jest.setSystemTime(READ_AT_MS + 1_000 * 86_400_000)
    tab.open()
    expect(tab.prices()).toEqual(answersOf(0, 1))
  })

  it('‘missing’ within 24 hours only', async () => {
    const tab = await openTab()
    tab.store(holding(new Map([['MintA', new Map([[MINUTE, birdeyeMissing(MISSING_AT_MS)]])]])))
    jest.setSystemTime(MISSING_AT_MS + 86_400_001)
    tab.open()
    expect(tab.prices()).toEqual(new Map())
  })
})

describe('new prices are written', () => {
  it('once a second', async () => {
    const tab = await openedTab()
    const setItem = writes()
    for (let index = 0; index < 10; index += 1) {
      tab.add(at(index))
      jest.advanceTimersByTime(100)
    }
    expect(setItem).toHaveBeenCalledTimes(1)
    expect(tab.stored().prices.get('MintA')?.size).toBe(10)
  })

  it('on pagehide', async () => {
    const tab = await openedTab()
    tab.add(at(0))
    window.dispatchEvent(new Event('pagehide'))
    expect(tab.stored()).toEqual(holding(answersOf(0)))
  })
})

describe('two tabs', () => {
  it('a look takes over the prices of the other one at once, nothing else', async () => {
    const tab = await openedTab()
    tab.store({ ...holding(answersOf(0)), lists: [{ userAddress: WALLET, list }] })
    tab.look()
    expect(tab.prices()).toEqual(answersOf(0))
    expect(tab.known('past trigger')).toBeUndefined()
  })

  it('a price of our own stays', async () => {
    const tab = await openedTab()
    tab.add(at(0, 0))
    tab.store(holding(answersOf(0, 1)))
    tab.look()
    const known = [...(tab.prices().get('MintA')?.values() ?? [])]
    expect(known.map((answer) => bestPrice(answer)?.value)).toEqual(['0', '7'])
  })

  it('end with the union of what both wrote, and then write no more', async () => {
    const [first, second] = [await openedTab(), await openedTab()]
    first.add(at(0))
    second.add(at(1))
    second.put(list)
    jest.advanceTimersByTime(10_000)
    first.add(at(2))
    jest.advanceTimersByTime(10_000)
    expect(first.stored().prices).toEqual(answersOf(0, 1, 2))
    expect(first.stored().lists).toHaveLength(1)
    expect(first.prices()).toEqual(answersOf(0, 1, 2))
    const setItem = writes()
    jest.advanceTimersByTime(60_000)
    expect(setItem).not.toHaveBeenCalled()
  })

  it('taking turns, each writes at most twice for what it learned', async () => {
    const [first, second] = [await openedTab(), await openedTab()]
    const setItem = writes()
    for (let turn = 0; turn < 10; turn += 1) {
      const tab = turn % 2 === 0 ? first : second
      tab.add(at(turn))
      jest.advanceTimersByTime(10_000)
    }
    expect(setItem.mock.calls.length).toBeLessThanOrEqual(20)
    expect(first.stored().prices.get('MintA')?.size).toBe(10)
  })

  it('what the other one stored is kept also where storage was emptied meanwhile', async () => {
    const tab = await openedTab()
    tab.add(at(0))
    jest.advanceTimersByTime(1_000)
    window.localStorage.clear()
    tab.add(at(1))
    jest.advanceTimersByTime(1_000)
    expect(tab.stored().prices).toEqual(answersOf(0, 1))
  })
})

describe('when space runs out', () => {
  const forLists = 'Browser storage is full. Orders will be read again next time.'
  const forPrices =
    'Browser storage is full. Some USD prices are kept only until this tab is closed.'
  const manyPrices = (count: number) => Array.from({ length: count }, (_, index) => at(index))
  const manyOrders = sampleList('active trigger', {
    pages: Array.from({ length: 2_000 }, () => list.pages).flat(),
  })
  /** A storage that takes texts of so many characters. */
  function roomFor(characters: number) {
    const { setItem } = Storage.prototype
    writes().mockImplementation(function (this: Storage, name, value) {
      if (value.length > characters) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, name, value)
    })
  }

  it('lists go before prices, and the page says so', async () => {
    const tab = await openedTab()
    roomFor(25_000)
    tab.add(...manyPrices(900))
    tab.put(manyOrders)
    jest.advanceTimersByTime(1_000)
    expect(tab.stored().prices).toEqual(tab.prices())
    expect(tab.stored().lists).toEqual([])
    expect(tab.toasts()).toMatchObject([{ kind: 'warn', text: forLists }])
  })

  it('prices without room are told once, apart, and as many as fit are kept', async () => {
    const tab = await openedTab()
    roomFor(25_000)
    tab.add(...manyPrices(3_000))
    jest.advanceTimersByTime(1_000)
    expect(tab.stored().prices.get('MintA')?.size).toBeGreaterThanOrEqual(1_000)
    expect(tab.prices().get('MintA')?.size).toBe(3_000)
    expect(tab.toasts()).toMatchObject([{ kind: 'warn', text: forPrices }])
    const [{ id } = { id: 0 }] = tab.toasts()
    tab.add(at(3_000))
    jest.advanceTimersByTime(1_000)
    expect(tab.toasts().map((toast) => toast.id)).toEqual([id])
  })

  it('typed prices are stored in however little room there is', async () => {
    const tab = await openedTab()
    roomFor(700)
    tab.add(...manyPrices(900))
    const answer = { source: 'typed', value: '0.0000131', apartSeconds: 0 } as const
    tab.add({ mint: 'MintB', minute: MINUTE, answer })
    jest.advanceTimersByTime(1_000)
    expect([...tab.stored().prices.keys()].at(0)).toBe('MintB')
    expect(tab.stored().prices.get('MintB')).toEqual(tab.prices().get('MintB'))
  })

  it('a storage that takes nothing: both are told, and prices stay in memory', async () => {
    const tab = await openedTab()
    roomFor(0)
    tab.add(at(0))
    tab.put(list)
    jest.advanceTimersByTime(1_000)
    expect(tab.toasts().map(({ text }) => text)).toEqual([forPrices, forLists])
    expect(tab.prices()).toEqual(answersOf(0))
  })
})
