import { answersOf } from '@/lib/domain/testing/price-map'
import { SOL, sampleRecurring, sampleTrade, USDC } from '@/lib/domain/testing/sample-orders'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { tradePriceCounts } from './trade-price-counts'

const minute = Date.parse('2026-02-02T10:00:00Z') / 1000
const order = sampleRecurring({ trades: [sampleTrade(), sampleTrade()] })
const trades = orderEvents([order], 'A').flatMap((event) => (event.kind === 'trade' ? event : []))

it.each([
  ['both sides, each minute once', {}, [], 2],
  ['by source', { [`${USDC}-${minute}`]: 1 }, [['birdeye', 1]], 1],
  ['a missing one is not known', { [`${SOL}-${minute}`]: 'missing' as const }, [], 2],
])('prices of trades are counted: %s (behaviour 19.9)', (_, prices, counts, missing) => {
  const told = tradePriceCounts(trades, answersOf(prices))
  expect([[...told.counts], told.missing]).toEqual([counts, missing])
})
