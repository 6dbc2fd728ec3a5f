import fc from 'fast-check'
import type { AnsweredPrice } from '@/lib/domain/prices/price-answers'
import { birdeyeAnswer } from '@/lib/domain/prices/price-result'
import { openTab, type Tab } from '@/lib/browser/testing/stand-in-tab'
import { READ_AT_MS, sampleList, samplePages } from '@/lib/view/testing/sample-order-lists'
import { CACHE_NAME } from './cache-format'
import { storedLine, summedJson } from './stored-line'

const MINUTE = 1_772_438_400
const priceAt = (index: number, mint = 'MintA'): AnsweredPrice =>
  birdeyeAnswer({ mint, minute: MINUTE + index * 60, price: index / 7 })
const prices = (from: number, to: number, mint?: string) =>
  Array.from({ length: to - from }, (_, index) => priceAt(from + index, mint))

/** A storage that takes texts of so many characters. */
let room = Infinity
let first: Tab
let second: Tab
beforeAll(async () => {
  ;[first, second] = [await openTab(), await openTab()]
})
beforeEach(() => {
  jest.useFakeTimers({ now: READ_AT_MS + 60_000 })
  startAnew()
  const { setItem } = Storage.prototype
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
    if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, name, text)
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

function startAnew() {
  room = Infinity
  window.localStorage.clear()
  first.restart()
  second.restart()
}
const standing = () => window.localStorage.getItem(CACHE_NAME)?.length ?? 0
/** The minutes that are stored with a price. */
const stored = () =>
  [...first.stored().prices].flatMap(([mint, ofMint]) =>
    [...ofMint].flatMap(([minute, { typed, found }]) =>
      (typed ?? found) ? [`${mint} ${minute}`] : [],
    ),
  )
function save(tab: Tab, added: readonly AnsweredPrice[]) {
  tab.add(...added)
  tab.save()
}

describe('a full storage keeps the prices that it has (behaviour 10.4)', () => {
  it('full less 1 KB: those are kept, and as many new ones as 1 KB holds', () => {
    save(first, prices(0, 400))
    room = standing() + 1_024
    save(first, prices(400, 600))
    expect(stored().slice(0, 400)).toEqual(
      prices(0, 400).map(({ mint, minute }) => `${mint} ${minute}`),
    )
    expect(stored().length).toBeGreaterThan(415)
    expect(standing()).toBeGreaterThan(room - 512)
  })

  it('full to the last character: none gives way', () => {
    save(first, prices(0, 499))
    room = standing()
    save(first, prices(499, 520))
    expect(stored()).toHaveLength(499)
    save(first, prices(0, 520, 'MintB'))
    expect(stored()).toHaveLength(499)
  })

  it('nor to those of another tab', () => {
    save(first, prices(0, 300))
    room = standing()
    save(second, prices(0, 300, 'MintB'))
    expect(new Set(stored().map((key) => key.slice(0, 5)))).toEqual(new Set(['MintA']))
  })

  it('lists and what is ‘missing’ give way to prices', () => {
    first.put(sampleList('past trigger', { pages: samplePages(600) }))
    const missing = Array.from({ length: 50 }, (_, index) => ({
      ...priceAt(index),
      answer: { source: 'birdeye', value: undefined } as const,
    }))
    save(first, missing)
    room = standing()
    save(first, prices(100, 600))
    expect(stored()).toHaveLength(500)
    expect(first.stored().lists).toEqual([])
    save(first, prices(600, 1_000))
    expect(stored().length).toBeGreaterThanOrEqual(500)
  })

  it('what was typed is stored, whatever must give way to it', () => {
    save(first, prices(0, 400))
    room = standing()
    first.type('MintB', MINUTE, '0.0000131')
    first.save()
    expect(stored()).toContain(`MintB ${MINUTE}`)
    expect(stored().length).toBeGreaterThan(380)
  })

  it('whatever two tabs learn in whatever room there is, no stored price is lost', () => {
    const anyStep = fc.record({
      isSecond: fc.boolean(),
      mint: fc.constantFrom('MintA', 'MintB', 'MintC'),
      from: fc.nat(900),
      count: fc.nat(600),
      more: fc.nat(3_000),
      isRestarted: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 6 }), (steps) => {
        startAnew()
        for (const { isSecond, mint, from, count, more, isRestarted } of steps) {
          const tab = isSecond ? second : first
          if (isRestarted) tab.restart()
          const before = stored()
          room = standing() + more
          save(tab, prices(from, from + count, mint))
          const after = new Set(stored())
          expect(before.filter((key) => !after.has(key))).toEqual([])
        }
      }),
      { numRuns: 25 },
    )
  })
})

describe('what a later version of the page stored (behaviour 10.11)', () => {
  const later = `${storedLine('format', summedJson('{"format":3}'))}\nX0000000{"all":"new"}`
  const told =
    'A newer version of this page uses the browser storage. What is new here is kept only until this tab is closed or loaded anew.'

  it('is never overwritten by an older one, which says so once', () => {
    save(first, prices(0, 3))
    window.localStorage.setItem(CACHE_NAME, later)
    save(first, prices(3, 6))
    first.type('MintB', MINUTE, '1')
    first.save()
    expect(window.localStorage.getItem(CACHE_NAME)).toBe(later)
    expect(first.toasts().filter(({ text }) => text === told)).toHaveLength(1)
    expect(first.prices().get('MintA')?.size).toBe(6)
  })
})
