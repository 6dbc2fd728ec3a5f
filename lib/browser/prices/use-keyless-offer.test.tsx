import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SOL } from '@/lib/domain/testing/sample-orders'
import { wantedPrices } from '@/lib/domain/prices/wanted-prices'
import { sampleTradeEvent } from '@/lib/view/testing/sample-events'
import { useKeylessOffer } from './use-keyless-offer'
import type { Prices } from './use-prices'

const NOW_MS = Date.UTC(2026, 10, 21)
const MINUTE_MS = 60_000

/** Trades of two minutes each: one with USDC, one between two other tokens. */
function pricesOf(count: number): Prices {
  const events = Array.from({ length: count }, (_, index) => {
    const date = new Date(NOW_MS - (count - index) * MINUTE_MS).toISOString()
    return index % 2 === 0
      ? sampleTradeEvent({ date })
      : sampleTradeEvent({ date, inputMint: SOL, outputMint: 'MintA' })
  })
  const wanted = wantedPrices(events, NOW_MS / 1_000)
  return {
    ...{ events, wanted, answers: new Map(), fetched: 0, missing: 1, missingInFile: 1 },
    sources: { counts: new Map(), far: 0, missing: 1 },
  }
}

function offerOf(prices: Prices) {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(useKeylessOffer, { wrapper, initialProps: prices }).result
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW_MS })
})
afterEach(() => {
  jest.useRealTimers()
})

it('says what comes from the trades and how many requests are left (behaviour 8.30)', () => {
  // Of two minutes USDC and SOL; SOL and MintA of the two others are a request each, later.
  const of = (count: number) => offerOf(pricesOf(count)).current.estimate
  expect(of(4)).toEqual({ fromTrades: 4, requests: 0 })
  expect(of(40)).toEqual({ fromTrades: 40, requests: 2 })
})
