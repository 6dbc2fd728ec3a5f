import { SOL } from '@/lib/domain/testing/test-orders'
import { birdeyePrice } from '@/lib/domain/testing/test-prices'
import { SOL_TOKEN, WALLET } from '@/lib/view/testing/test-events'
import { LOADED_AT_MS, testList, testPages } from '@/lib/view/testing/test-order-lists'
import { openTab, type Tab } from '@/lib/browser/testing/mock-tab'
import { contentText, storeContent, storedContent } from '@/lib/browser/testing/stored-content'
import { CACHE_NAME } from '@/lib/browser/storage/local-storage'

const mockDeflate = jest.fn()
jest.mock('fflate', () => {
  const actual = jest.requireActual('fflate')
  const deflateSync: typeof actual.deflateSync = (...input: unknown[]) => {
    mockDeflate()
    return actual.deflateSync(...input)
  }
  return { ...actual, deflateSync }
})

const NOW_MS = LOADED_AT_MS + 60_000
const list = testList('past trigger')
const other = testList('active trigger')
const lists = (...storedLists: (typeof list)[]) => ({
  lists: storedLists.map((storedList) => ({ userAddress: WALLET, list: storedList })),
})
const prices = new Map([['Mint', new Map([[60, birdeyePrice(7)]])]])
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

let tab: Tab

beforeAll(async () => {
  tab = await openTab()
})
beforeEach(() => {
  window.localStorage.clear()
  jest.useFakeTimers({ now: NOW_MS })
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

it('everything is stored under one key', async () => {
  await tab.load()
  tab.put(list)
  await pass(1_000)
  expect(Object.keys(window.localStorage)).toEqual([CACHE_NAME])
  expect(storedContent()).toMatchObject(lists(list))
})

it('lists, tokens and prices are restored on start', async () => {
  const solAnswer = { kind: 'known', token: SOL_TOKEN, requestedAtMs: NOW_MS } as const
  const tokens = new Map([[SOL, solAnswer]])
  storeContent({ ...lists(list), tokens, prices })
  await tab.load()
  expect(tab.list('past trigger')).toEqual(list)
  expect(tab.tokens()).toEqual(tokens)
  expect(tab.prices()).toEqual(prices)
})

it.each([
  ['older than 24 hours', LOADED_AT_MS + 86_400_001],
  ['from the future', LOADED_AT_MS - 1],
])('a list that is %s is dropped at restore, but prices are kept', async (_, nowMs) => {
  storeContent({ ...lists(list), prices })
  jest.setSystemTime(nowMs)
  await tab.load()
  expect(tab.list('past trigger')).toBeUndefined()
  expect(tab.prices()).toEqual(prices)
})

it('a list that was loading before a reload comes back as stopped', async () => {
  await tab.load()
  tab.put({ ...list, state: { kind: 'loading' }, totalPages: 3 })
  await pass(1_000)
  await tab.load()
  expect(tab.list('past trigger')).toEqual({ ...list, state: { kind: 'stopped' }, totalPages: 3 })
})

it('writes are throttled to once per second', async () => {
  await tab.load()
  const setItem = writes()
  for (let count = 1; count <= 10; count += 1) {
    tab.put({ ...list, pages: testPages(count) })
    await pass(100)
  }
  expect(setItem).toHaveBeenCalledTimes(1)
  tab.put({ ...list, pages: testPages(11) })
  await pass(60_000)
  expect(setItem).toHaveBeenCalledTimes(2)
})

it('unsaved changes are written on pagehide, once', async () => {
  await tab.load()
  const setItem = writes()
  tab.tell(new Event('pagehide'))
  expect(setItem).not.toHaveBeenCalled()
  tab.put(list)
  tab.tell(new Event('pagehide'))
  expect(storedContent()).toMatchObject(lists(list))
  await pass(5_000)
  expect(setItem).toHaveBeenCalledTimes(1)
})

it('data that another tab wrote meanwhile is kept', async () => {
  await tab.load()
  storeContent(lists(other))
  tab.put(list)
  await pass(1_000)
  expect(storedContent().lists).toHaveLength(2)
})

it('prices that another tab wrote are known at once, and the storage is left as it is', async () => {
  await tab.load()
  storeContent({ prices })
  const newValue = contentText({ prices })
  tab.tell(new StorageEvent('storage', { key: CACHE_NAME, newValue }))
  expect(tab.prices()).toEqual(prices)
  const setItem = writes()
  await pass(5_000)
  expect(setItem).not.toHaveBeenCalled()
})

it.each([
  ['adds to the tab’s tokens a stored one that a service knew', 'known', { [SOL]: 'known' }],
  ['doesn’t add a stored token that no service knew', 'unknown', {}],
] as const)('the next write %s', async (_, kind, kinds) => {
  await tab.load()
  const token = kind === 'known' ? SOL_TOKEN : undefined
  storeContent({ tokens: new Map([[SOL, { kind, token, requestedAtMs: NOW_MS }]]) })
  tab.put(list)
  await pass(1_000)
  const answers = [...tab.tokens()].map(([mint, answer]) => [mint, answer.kind])
  expect(Object.fromEntries(answers)).toEqual(kinds)
})

it('an old stored list doesn’t keep a new one from being stored', async () => {
  storeContent(lists({ ...list, startedAtMs: LOADED_AT_MS }))
  jest.setSystemTime(LOADED_AT_MS + 86_400_001)
  await tab.load()
  const startedAtMs = Date.now()
  const pages = list.pages.map((page) => ({ ...page, loadedAtMs: startedAtMs }))
  tab.put({ ...list, state: { kind: 'stopped' }, startedAtMs, pages })
  tab.save()
  expect(storedContent().lists).toHaveLength(1)
})

it('if two tabs loaded a list, the later load is stored if it is whole, else the longer one (behaviour 10.6)', async () => {
  const otherTab = await openTab()
  await otherTab.load()
  await tab.load()
  const before = { ...list, startedAtMs: NOW_MS - 2_000, pages: testPages(2), totalPages: 2 }
  const stopped = { ...list, state: { kind: 'stopped' as const }, startedAtMs: NOW_MS - 1_000 }
  const saveBoth = () => [tab, otherTab, tab, otherTab].forEach(({ save }) => save())
  tab.put(stopped)
  otherTab.put(before)
  saveBoth()
  expect(storedContent()).toMatchObject(lists(before))
  tab.put({ ...stopped, state: { kind: 'whole' } })
  saveBoth()
  expect(storedContent()).toMatchObject(lists({ ...stopped, state: { kind: 'whole' } }))
})

it('if something else clears the storage, the tab keeps its data, and its next write stores the data again', async () => {
  storeContent({ ...lists(list), prices })
  await tab.load()
  window.localStorage.clear()
  tab.tell(new StorageEvent('storage', { key: null, newValue: null }))
  await pass(5_000)
  expect([window.localStorage.length, tab.list('past trigger')]).toEqual([0, list])
  tab.put(other)
  await pass(1_000)
  expect(storedContent()).toMatchObject({ prices, lists: [{ list: other }, { list }] })
})

it('data that a later version stored is left alone, and the page says so once (behaviour 10.11)', async () => {
  tab = await openTab()
  const later = contentText({ prices }).replace(/\d+/, '99')
  window.localStorage.setItem(CACHE_NAME, later)
  await tab.load()
  expect(tab.prices().size).toBe(0)
  for (const loadedList of [list, other]) {
    tab.put(loadedList)
    await pass(1_000)
  }
  expect(window.localStorage.getItem(CACHE_NAME)).toBe(later)
  expect(tab.toasts()).toMatchObject([
    { text: 'A newer version is available. Reload to save new data.' },
  ])
})

describe('when space runs out (behaviour 10.4)', () => {
  const text = 'Browser storage is full. Orders will load again next time.'
  const OLD_WALLET = 'FyTF9dSk5fUXrMLL9xMNCKJxPEAdr2gVgmKPYVWRKRBP'
  const old = {
    userAddress: OLD_WALLET,
    list: testList('active trigger', { startedAtMs: LOADED_AT_MS - 1, pages: testPages(400) }),
  }

  it('the oldest wallet’s lists are dropped first, prices never are, and the page says so once', async () => {
    tab = await openTab()
    const { setItem } = Storage.prototype
    storeContent({ lists: [old], prices })
    await tab.load()
    writes().mockImplementation(function (this: Storage, name, value) {
      if (value.length > 10_000) full()
      setItem.call(this, name, value)
    })
    tab.put(list)
    await pass(1_000)
    expect(storedContent()).toMatchObject({ ...lists(list), prices })
    const [{ id } = { id: 0 }] = tab.toasts()
    tab.put(other)
    await pass(1_000)
    expect(tab.toasts()).toMatchObject([{ id, kind: 'warn', text }])
  })

  it('if storage takes nothing, the tab keeps its lists in memory', async () => {
    tab = await openTab()
    await tab.load()
    writes().mockImplementation(full)
    tab.put(list)
    await pass(1_000)
    expect(tab.list('past trigger')).toBe(list)
    expect(tab.toasts()).toMatchObject([{ kind: 'warn', text }])
  })

  it('a list that had no room is stored when the page is left, if there is room by then', async () => {
    tab = await openTab()
    await tab.load()
    const refused = writes().mockImplementation(full)
    tab.put(list)
    await pass(1_000)
    refused.mockRestore()
    tab.tell(new Event('pagehide'))
    expect(storedContent()).toMatchObject(lists(list))
  })
})

it('a page that arrives while others are compressed is compressed before the write, too', async () => {
  await tab.load()
  const [first, second] = testPages(2)
  if (!first || !second) throw new Error('no pages')
  const steps: string[] = []
  // Each look at the clock finds that a slice is over, so the tab rests after each page.
  let nowMs = 0
  jest.spyOn(performance, 'now').mockImplementation(() => {
    steps.push('look')
    return (nowMs += 20)
  })
  writes().mockImplementation(() => steps.push('write'))
  mockDeflate.mockImplementation(() => {
    steps.push('page')
    tab.put({ ...list, pages: [first, second] })
  })
  tab.put({ ...list, pages: [first] })
  await pass(2_000)
  mockDeflate.mockReset()
  expect(steps.join(' ')).toMatch(/page look .*page look .*write/)
  expect(steps.join(' ')).not.toMatch(/page write/)
})
