/** @jest-environment node */
import { setMaxListeners } from 'node:events'
import { QueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { loadedLists } from '@/lib/browser/testing/loaded-lists'
import {
  areFirstPagesLoaded,
  ORDER_LISTS,
  type OrderList,
  ordersOf,
} from '@/lib/domain/order-lists/order-list'
import { mocksInProcess, triggerCall } from './in-process'

const NOW = Date.UTC(2026, 10, 21)
const LATENCY_MS = 100
const KEY = 'jup_a-good-key'
const USER_AGENT = 'the tab'
const SIXTY_ONE_PAGES = { sample: 'large', orders: 601, trades: 1_000 }
const HEADERS = 'access-control-expose-headers'

const callsSchema = z.array(
  z.object({
    service: z.string(),
    status: z.number(),
    at: z.number(),
    query: z.record(z.string(), z.string()),
  }),
)

// All pages of a list that are under way listen to its signal. Browsers allow that, but Node would warn of a leak.
setMaxListeners(0)

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], now: NOW })
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

type Gateway = { exposesHeaders?: boolean; hides429?: boolean }

/** Mocks a browser's fetch. The mocks' gateway enforces Jupiter's limit for this browser. */
function limitedBrowser({ exposesHeaders = false, hides429 = false }: Gateway) {
  const mocks = mocksInProcess(Date.now)
  const caller = { userAgent: USER_AGENT, exposesHeaders, hides429 }
  mocks.reply('POST /limited-callers', { body: caller })
  const half = () => new Promise((resolve) => setTimeout(resolve, LATENCY_MS / 2))
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { host, pathname, search } = new URL(String(input), 'https://ours.test')
    // The token list service fails, so Jupiter's search gets all tokens. Those calls count towards the limit.
    if (pathname.endsWith('/v1/mints')) return new Response('', { status: 500 })
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), 'user-agent': USER_AGENT }
    await half()
    const call = `${init?.method ?? 'GET'} ${host === 'ours.test' ? '/ours' : '/jupiter'}${pathname}${search}`
    const reply = mocks.reply(call, { headers })
    await half()
    if (!('access-control-allow-origin' in reply.headers)) throw new TypeError('Failed to fetch')
    const readable = `content-type, ${reply.headers[HEADERS] ?? ''}`.split(', ')
    const exposedHeaders = Object.entries(reply.headers).filter(([name]) => readable.includes(name))
    return new Response(reply.body, { status: reply.status, headers: exposedHeaders })
  })
  return { ...mocks, calls: () => mocks.read(callsSchema, 'GET /calls') }
}

/** Loads a wallet's four lists and its tokens as the pages do, in a new tab. */
async function loadWallet(userAddress: string, key?: string) {
  jest.resetModules()
  // This test has no browser storage, so the API key is an argument and never changes.
  const jupiterKeyStorage = { keyInUse: () => key }
  jest.doMock('@/lib/browser/api-keys/api-key-storage', () => ({ jupiterKeyStorage }))
  jest.doMock('@/lib/browser/storage/local-storage', () => ({
    ...jest.requireActual('@/lib/browser/storage/local-storage'),
    subscribeToTexts: () => () => {},
  }))
  const { cachedOrders } = await import('@/lib/browser/order-lists/load-orders')
  const { wantTokens } = await import('@/lib/browser/tokens/load-tokens')
  const client = new QueryClient()
  let lists: OrderList[] | undefined
  void loadedLists(client, userAddress, ORDER_LISTS).then((loaded) => (lists = loaded))
  const inCache = () => cachedOrders.read(client).get(userAddress)?.lists ?? []
  let areTokensWanted = false
  while (!lists && Date.now() < NOW + 600_000) {
    await jest.advanceTimersByTimeAsync(100)
    if (areTokensWanted || !areFirstPagesLoaded(inCache())) continue
    areTokensWanted = true
    const mints = ordersOf(inCache()).flatMap(({ inputMint, outputMint }) => [
      inputMint,
      outputMint,
    ])
    wantTokens(client, mints, { userAddress, isLast: false })
  }
  return {
    seconds: (Date.now() - NOW) / 1_000,
    orders: ordersOf(lists ?? []).length,
    states: (lists ?? []).map(({ state }) => state.kind),
  }
}

/** Returns the highest number of calls in any `ms` milliseconds. */
function maxCallsWithin(calls: readonly { at: number }[], ms: number): number {
  return Math.max(
    ...calls.map((call) => calls.filter(({ at }) => at >= call.at && at < call.at + ms).length),
  )
}

const isPage = ({ service }: { service: string }) => /recurring|trigger/.test(service)

describe('61 pages load without a 429, and nothing is lost (behaviour 4.2)', () => {
  it.each([
    ['without a key; the browser can’t read the limit', undefined, false, true, 160],
    ['without a key; the browser can read the limit', undefined, true, false, 160],
    ['with a key; the browser can’t read the limit', KEY, false, true, 80],
  ])('%s', async (_, key, exposesHeaders, hides429, maxSeconds) => {
    const browser = limitedBrowser({ exposesHeaders, hides429 })
    const loaded = await loadWallet(browser.newWallet(SIXTY_ONE_PAGES), key)
    const calls = browser.calls().filter(({ service }) => service.startsWith('jupiter'))
    const [inTenSeconds, inAMinute] = key === undefined ? [5, 30] : [10, 60]
    expect(calls.filter(isPage)).toHaveLength(61)
    expect(calls.filter(({ status }) => status === 429)).toEqual([])
    expect(maxCallsWithin(calls, 10_000)).toBe(inTenSeconds)
    expect(maxCallsWithin(calls, 60_000)).toBeLessThanOrEqual(inAMinute)
    expect(loaded).toMatchObject({ orders: 601, states: ['whole', 'whole', 'whole', 'whole'] })
    expect(loaded.seconds).toBeLessThan(maxSeconds)
  })

  it('past lists follow the active ones, and tokens load before further pages (behaviour 3.1, 3.10)', async () => {
    const browser = limitedBrowser({})
    await loadWallet(browser.newWallet(SIXTY_ONE_PAGES))
    const calls = browser.calls()
    const asked = calls.map(({ service, query: { orderStatus, page } }) =>
      [service.replace('jupiter-', ''), orderStatus, page].join(' ').trimEnd(),
    )
    expect(asked.slice(0, 2)).toEqual(['recurring active 1', 'trigger active 1'])
    for (const list of ['recurring', 'trigger']) {
      const pagesAsked = asked.filter((call) => call.startsWith(list))
      const lastActive = pagesAsked.findLastIndex((call) => call.includes('active'))
      expect(pagesAsked.indexOf(`${list} history 1`)).toBe(lastActive + 1)
    }
    const search = asked.findIndex((call) => call.startsWith('tokens'))
    expect(search).toBeGreaterThan(1)
    // Tokens are wanted after five calls, and one page may be next. So the search is the seventh call at the latest.
    expect(search).toBeLessThanOrEqual(6)
  })
})

describe('another device behind the same IP address uses up the limit, five times in a row', () => {
  it.each([
    ['and the 429 can be read', false],
    ['and the 429 is a network error (behaviour 4.4)', true],
  ])('%s: everything loads, directly from Jupiter', async (_, hides429) => {
    const browser = limitedBrowser({ hides429 })
    const userAddress = browser.newWallet({ sample: 'slow' })
    const headers = { 'user-agent': USER_AGENT }
    // Each time, the other device calls just before the tab does.
    for (const afterMs of [10_070, 20_150, 30_250, 40_350, 50_450]) {
      setTimeout(() => {
        for (let call = 0; call < 5; call += 1) browser.reply(triggerCall(userAddress), { headers })
      }, afterMs)
    }
    const loaded = await loadWallet(userAddress)
    expect(loaded).toMatchObject({ orders: 71, states: ['whole', 'whole', 'whole', 'whole'] })
    const calls = browser.calls()
    expect(calls.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10)
    expect(calls.map(({ service }) => service)).not.toContain('unknown')
  })
})
