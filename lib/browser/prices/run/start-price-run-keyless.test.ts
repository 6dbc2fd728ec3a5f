import { QueryClient } from '@tanstack/react-query'
import { IDLE } from '@/lib/browser/testing/sample-price-progress'
import { useToasts } from '@/lib/browser/toasts/toast-store'
import { countPrices, wantedPrices } from '@/lib/domain/prices/wanted-prices'
import { sampleTradeEvent } from '@/lib/view/testing/sample-events'
import { priceRunStore } from './price-run-store'
import { startPriceRun } from './start-price-run'
import { knownPrices } from '@/lib/browser/prices/price-query'

const NOW_MS = Date.UTC(2026, 10, 21)
const MINUTE_MS = 60_000
beforeEach(() => {
  jest.useFakeTimers({ now: NOW_MS })
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

const pricesIn = (client: QueryClient) => {
  const known = [...knownPrices(client)].map(
    ([mint, ofMint]) => [mint, [...ofMint.keys()]] as const,
  )
  return countPrices(new Map(known))
}

it('20,000 trades with USDC are priced at once; a second click starts no other run (behaviour 8.11)', async () => {
  const request = requestOf(20_000)
  startPriceRun(request)
  startPriceRun(request)
  expect(priceRunStore.getState().progress).toMatchObject({ way: 'keyless', total: 40_000 })
  await jest.advanceTimersByTimeAsync(3_000)
  expect(pricesIn(request.client)).toBe(40_000)
  const text = '40,000 of 40,000 prices fetched'
  expect(useToasts.getState().toasts).toMatchObject([{ kind: 'ok', text }])
})
