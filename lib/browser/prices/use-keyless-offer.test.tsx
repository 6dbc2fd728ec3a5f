import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SOL } from '@/lib/domain/testing/sample-orders'
import { wantedPrices } from '@/lib/domain/prices/wanted-prices'
import { sampleTradeEvent } from '@/lib/view/testing/sample-events'
import { useKeylessOffer } from './use-keyless-offer'
import type { Prices } from './use-prices'

const NOW_MS = Date.UTC(2026, 10, 21)
const MINUTE_MS = 60_000
const STEP_MS = 0.05

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
    counts: new Map(),
  }
}

function offerOf(prices: Prices) {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(useKeylessOffer, { wrapper, initialProps: prices }).result
}

let clockMs = 0
beforeEach(() => {
  jest.useFakeTimers({ now: NOW_MS })
  jest.spyOn(performance, 'now').mockImplementation(() => (clockMs += STEP_MS))
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('says what the trades tell and how many requests are left (behaviour 8.30)', () => {
  const offer = offerOf(pricesOf(4))
  expect(offer.current.estimate).toBeUndefined()
  act(() => jest.runAllTimers())
  // Of two minutes USDC and SOL; SOL and MintA of the two others are a request each.
  expect(offer.current.estimate).toEqual({ fromTrades: 4, requests: 2 })
})

it('looks at many trades in several tasks', () => {
  const offer = offerOf(pricesOf(20_000))
  let tasks = 0
  for (; offer.current.estimate === undefined; tasks += 1) {
    act(() => jest.advanceTimersToNextTimer())
  }
  expect(tasks).toBeGreaterThan(1)
  expect(offer.current.estimate.fromTrades).toBe(20_000)
})
