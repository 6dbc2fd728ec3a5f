import { SOL } from '@/lib/domain/testing/sample-orders'
import { SOL_TOKEN, WALLET } from '@/lib/view/testing/sample-events'
import { READ_AT_MS, sampleList, samplePages } from '@/lib/view/testing/sample-order-lists'
import { openTab, type Tab } from '@/lib/browser/testing/stand-in-tab'
import { type CacheContent, NOTHING_STORED } from './cache-format'

const NOW_MS = READ_AT_MS + 60_000
const list = sampleList('past trigger')
const other = sampleList('active trigger')
const cached = (...lists: (typeof list)[]): CacheContent => ({
  ...NOTHING_STORED,
  lists: lists.map((each) => ({ userAddress: WALLET, list: each })),
})

let tab: Tab

beforeEach(async () => {
  window.localStorage.clear()
  jest.useFakeTimers({ now: NOW_MS })
  tab = await openTab()
})
afterEach(() => {
  tab.client.clear()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const writes = () => jest.spyOn(Storage.prototype, 'setItem')
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

it('everything is stored under one key', () => {
  tab.open()
  tab.put(list)
  jest.advanceTimersByTime(1_000)
  expect(Object.keys(window.localStorage)).toEqual([tab.name])
  expect(tab.stored()).toEqual(cached(list))
})

it('lists and tokens are restored on start', () => {
  const token = { kind: 'known', token: SOL_TOKEN, askedAtMs: NOW_MS } as const
  tab.store({ ...cached(list), tokens: { [SOL]: token } })
  tab.open()
  expect(tab.known('past trigger')).toEqual(list)
  expect(tab.client.getQueryData(tab.tokensKey)).toEqual({ [SOL]: token })
})

it('older than 24 hours is dropped at restore', () => {
  tab.store(cached(list))
  jest.setSystemTime(READ_AT_MS + 86_400_001)
  tab.open()
  expect(tab.known('past trigger')).toBeUndefined()
})

it('writes are throttled to once per second', () => {
  tab.open()
  const setItem = writes()
  for (let count = 1; count <= 10; count += 1) {
    tab.put({ ...list, pages: samplePages(count) })
    jest.advanceTimersByTime(100)
  }
  expect(setItem).toHaveBeenCalledTimes(1)
  tab.put(list)
  jest.advanceTimersByTime(1_000)
  expect(setItem).toHaveBeenCalledTimes(2)
  jest.advanceTimersByTime(60_000)
  expect(setItem).toHaveBeenCalledTimes(2)
})

it('what is not yet written is written on pagehide, once', () => {
  tab.open()
  const setItem = writes()
  window.dispatchEvent(new Event('pagehide'))
  expect(setItem).not.toHaveBeenCalled()
  tab.put(list)
  window.dispatchEvent(new Event('pagehide'))
  expect(tab.stored()).toEqual(cached(list))
  jest.advanceTimersByTime(5_000)
  expect(setItem).toHaveBeenCalledTimes(1)
})

it('two tabs: what another one wrote meanwhile is kept', () => {
  tab.open()
  tab.store(cached(other))
  tab.put(list)
  jest.advanceTimersByTime(1_000)
  expect(tab.stored().lists).toHaveLength(2)
  tab.put({ ...list })
  jest.advanceTimersByTime(1_000)
  expect(tab.stored().lists).toHaveLength(2)
})

describe('when space runs out', () => {
  const text = 'Browser storage is full. Orders will be read again next time.'
  const big = sampleList('active trigger', {
    startedAtMs: READ_AT_MS - 1,
    pages: samplePages(2_000),
  })

  it('the list read last is kept, the page says so once', () => {
    const { setItem } = Storage.prototype
    tab.open()
    writes().mockImplementation(function (this: Storage, name, value) {
      if (value.length > 20_000) full()
      setItem.call(this, name, value)
    })
    tab.put(list)
    tab.put(big)
    jest.advanceTimersByTime(1_000)
    expect(tab.stored()).toEqual(cached(list))
    expect(tab.toasts()).toMatchObject([{ kind: 'warn', text }])
    const [{ id } = { id: 0 }] = tab.toasts()
    tab.put({ ...list })
    jest.advanceTimersByTime(1_000)
    expect(tab.toasts().map((toast) => toast.id)).toEqual([id])
  })

  it.each([
    ['nothing', 0],
    ['less', 20_000],
  ])('storage that took %s and has room again is used on pagehide, once', (_, room) => {
    const { setItem } = Storage.prototype
    tab.open()
    const refusing = writes().mockImplementation(function (this: Storage, name, value) {
      if (value.length > room) full()
      setItem.call(this, name, value)
    })
    tab.put(list)
    tab.put(big)
    jest.advanceTimersByTime(1_000)
    expect(tab.stored().lists).toHaveLength(room === 0 ? 0 : 1)
    refusing.mockRestore()
    window.dispatchEvent(new Event('pagehide'))
    expect(tab.stored()).toEqual(cached(list, big))
    const later = writes()
    window.dispatchEvent(new Event('pagehide'))
    expect(later).not.toHaveBeenCalled()
  })

  it('storage that takes nothing: everything works in memory', () => {
    tab.open()
    writes().mockImplementation(full)
    tab.put(list)
    jest.advanceTimersByTime(1_000)
    expect(tab.known('past trigger')).toBe(list)
    expect(tab.toasts()).toMatchObject([{ kind: 'warn', text }])
  })
})

it('storage that throws: everything works in memory', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(full)
  tab.open()
  tab.put(list)
  expect(() => jest.advanceTimersByTime(1_000)).not.toThrow()
  expect(tab.known('past trigger')).toBe(list)
})
