import { QueryClient } from '@tanstack/react-query'
import { IDLE } from '@/lib/browser/testing/sample-price-progress'
import { useToasts } from '@/lib/browser/toasts/toast-store'
import { countPrices, wantedPrices } from '@/lib/domain/prices/wanted-prices'
import { keylessPlan } from '@/lib/domain/prices/keyless-plan'
import { doneAtOnce } from '@/lib/domain/time/done-at-once'
import { sampleTradeEvent } from '@/lib/view/testing/sample-events'
import { plannedRun } from './planned-run'
import { priceRunStore, stopPriceRun } from './price-run-store'
import { startPriceRun } from './start-price-run'
import { addPrices, knownPrices } from '@/lib/browser/prices/price-query'

jest.mock('@/lib/domain/prices/keyless-plan', () => {
  const actual = jest.requireActual<{ keylessPlan: typeof keylessPlan }>(
    '@/lib/domain/prices/keyless-plan',
  )
  return { keylessPlan: jest.fn(actual.keylessPlan) }
})

const NOW_MS = Date.UTC(2026, 10, 21)
const MINUTE_MS = 60_000
/** By each look at the clock. */
const STEP_MS = 0.5

let clockMs = 0
beforeEach(() => {
  jest.useFakeTimers({ now: NOW_MS })
  jest.spyOn(performance, 'now').mockImplementation(() => (clockMs += STEP_MS))
  window.localStorage.clear()
  priceRunStore.setState(IDLE)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** A run whose trades tell all prices. */
function requestOf(count: number) {
  const events = Array.from({ length: count }, (_, index) => {
    return sampleTradeEvent({ date: new Date(NOW_MS - (count - index) * MINUTE_MS).toISOString() })
  })
  const wanted = wantedPrices(events, NOW_MS / 1_000)
  return { way: 'keyless', client: new QueryClient(), events, wanted } as const
}

const plansMade = () => jest.mocked(keylessPlan).mock.calls.length

const pricesIn = (client: QueryClient) => {
  const known = [...knownPrices(client)].map(
    ([mint, ofMint]) => [mint, [...ofMint.keys()]] as const,
  )
  return countPrices(new Map(known))
}

it('the plan of the dialog’s estimate serves the run (behaviour 8.30)', async () => {
  const { client, events, wanted, way } = requestOf(4)
  doneAtOnce(plannedRun(events, wanted, knownPrices(client), NOW_MS))
  jest.mocked(keylessPlan).mockClear()
  startPriceRun({ client, events, wanted, way })
  await jest.advanceTimersByTimeAsync(3_000)
  expect(plansMade()).toBe(0)
  expect(pricesIn(client)).toBe(8)
  expect(useToasts.getState().toasts).toMatchObject([{ text: '8 of 8 prices fetched' }])
})

it('without an estimate it is made once, in several tasks, and a second click starts no other run', async () => {
  const request = requestOf(20_000)
  jest.mocked(keylessPlan).mockClear()
  startPriceRun(request)
  expect(priceRunStore.getState().progress).toBeUndefined()
  startPriceRun(request)
  let tasks = 0
  for (; priceRunStore.getState().progress === undefined; tasks += 1) {
    await jest.advanceTimersToNextTimerAsync()
  }
  expect(tasks).toBeGreaterThan(1)
  expect(priceRunStore.getState().progress).toMatchObject({ way: 'keyless', total: 40_000 })
  await jest.advanceTimersByTimeAsync(3_000)
  expect(plansMade()).toBe(1)
  expect(pricesIn(request.client)).toBe(40_000)
})

it('while one is counted no other one starts, for another cache neither (behaviour 8.11)', async () => {
  const [request, other] = [requestOf(20_000), requestOf(4)]
  startPriceRun(request)
  startPriceRun(other)
  await jest.advanceTimersByTimeAsync(5_000)
  expect([pricesIn(request.client), pricesIn(other.client)]).toEqual([40_000, 0])
})

it('where counting breaks that is told, and the next run starts (behaviour 15.8)', async () => {
  const { client, events, wanted, way } = requestOf(4)
  jest.mocked(keylessPlan).mockImplementationOnce(() => {
    throw new Error('broken')
  })
  startPriceRun({ client, events, wanted, way })
  await jest.advanceTimersByTimeAsync(0)
  const text = 'This page met an error of its own.'
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({ kind: 'bad', text })
  startPriceRun({ client, events, wanted, way })
  await jest.advanceTimersByTimeAsync(3_000)
  expect(pricesIn(client)).toBe(8)
})

it('Stop is seen while the plan is made anew, as prices came meanwhile (behaviour 8.11)', async () => {
  const request = requestOf(20_000)
  const answer = { source: 'defillama', value: '1', apartSeconds: 0 } as const
  const leave = priceRunStore.subscribe(() => {
    leave()
    addPrices(request.client, [{ mint: 'Mint', minute: 60, answer }], NOW_MS)
  })
  startPriceRun(request)
  while (priceRunStore.getState().progress === undefined) await jest.advanceTimersToNextTimerAsync()
  stopPriceRun()
  await jest.advanceTimersByTimeAsync(0)
  expect(priceRunStore.getState().progress).toBeUndefined()
  const text = '0 of 40,000 prices fetched'
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({ kind: 'info', text })
})
