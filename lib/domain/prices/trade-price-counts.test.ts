import { answersOf } from '@/lib/domain/testing/price-map'
import { SOL, sampleRecurring, sampleTrade, USDC } from '@/lib/domain/testing/sample-orders'
import { doneAtOnce } from '@/lib/domain/time/done-at-once'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { missingTradePrices, tradePriceCounts } from './trade-price-counts'

const minute = Date.parse('2026-02-02T10:00:00Z') / 1000
const order = sampleRecurring({ trades: [sampleTrade(), sampleTrade()] })
const trades = orderEvents([order], 'A').flatMap((event) => (event.kind === 'trade' ? event : []))

it.each([
  ['both sides, each minute once', {}, [], 2],
  ['by source', { [`${USDC}-${minute}`]: 1 }, [['birdeye', 1]], 1],
  ['a missing one is not known', { [`${SOL}-${minute}`]: 'missing' as const }, [], 2],
])('prices of trades are counted: %s (behaviour 19.9)', (_, prices, counts, missing) => {
  const told = doneAtOnce(tradePriceCounts(trades, answersOf(prices)))
  expect([[...told.counts], told.missing]).toEqual([counts, missing])
})

it.each([
  ['both sides of a trade', ['10:00:03.000'], [], 2],
  ['not what is known', ['10:00:03.000'], [SOL], 1],
  ['each minute once', ['10:00:03.000', '10:00:59.999', '10:01:00.000'], [USDC], 2],
  ['nothing of no trades', [], [], 0],
])('missing prices are counted (behaviour 19.9): %s', (_, times, known, count) => {
  const some = times.map((time) => sampleTrade({ confirmedAt: `2026-02-02T${time}Z` }))
  const events = orderEvents([sampleRecurring({ trades: some })], 'A')
  expect(missingTradePrices(events, (mint) => known.some((one) => one === mint))).toBe(count)
})
