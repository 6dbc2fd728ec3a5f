/** @jest-environment node */
import { USDC } from '@/lib/domain/testing/test-orders'
import { birdeyePrice } from '@/lib/domain/testing/test-prices'
import { deposited, swapped } from '@/lib/domain/testing/test-swaps'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { chartDate, chartPointsOf } from '@/lib/view/testing/test-charts'

const events: OrderEvent[] = [
  deposited('100', { date: chartDate(0) }),
  swapped('10', '2', '0', { date: chartDate(1) }),
  swapped('30', '3', '3', { date: chartDate(2) }),
  swapped('10', '0', '1', { date: chartDate(3) }),
  swapped('10', '9', '0', { date: chartDate(4), outputMint: 'MintA' }),
  swapped('10', '9', '0', { date: chartDate(4), inputMint: 'MintB' }),
  { ...deposited('5', { date: chartDate(5) }), kind: 'refund' },
  deposited('7', { date: chartDate(6), outputMint: 'MintA' }),
]

it.each([
  ['output per input', {}, [0.2, 0.1, null], [0.2, 0.125, 0.1]],
  ['input per output', { rateDirection: 'input per output' }, [5, 10, null], [5, 8, 10]],
  ['with the fee added back', { subtractFee: false }, [0.2, 0.2, 0.1], [0.2, 0.2, 0.18]],
] as const)(
  'the trades of a pair by date, %s (behaviour 18.11)',
  (_, change, heights, averages) => {
    const points = chartPointsOf(events, change)
    expect(points.heights).toEqual([null, ...heights, null])
    expect(points.averages).toEqual([null, ...averages, averages[2]])
    const drawnHeights = heights.filter((height) => height !== null)
    expect(points.extremes?.lowest.height).toBe(Math.min(...drawnHeights))
    expect(points.extremes?.highest.height).toBe(Math.max(...drawnHeights))
  },
)

it('a chart has the deposits and refunds of its pair, and no event of other pairs', () => {
  const { events: charted, seconds } = chartPointsOf(events)
  expect(charted.map(({ kind }) => kind)).toEqual(['deposit', 'trade', 'trade', 'trade', 'refund'])
  expect(seconds).toEqual([0, 1, 2, 3, 5].map((minute) => unixSeconds(chartDate(minute))))
})

it('in USD a height is the value paid, or null without a price, and every average is null (behaviour 18.11)', () => {
  const answers = new Map([[USDC, new Map([[unixSeconds(chartDate(1)), birdeyePrice(1.5)]])]])
  const points = chartPointsOf(events, { kind: 'usd', answers })
  expect(points.heights).toEqual([null, 15, null, null, null])
  expect(new Set(points.averages)).toEqual(new Set([null]))
})

it('a USD value of 0 is a height, unlike a missing price (behaviour 8.3, 18.11)', () => {
  const answers = new Map([[USDC, new Map([[unixSeconds(chartDate(1)), birdeyePrice(0)]])]])
  const points = chartPointsOf(events, { kind: 'usd', answers })
  expect(points.heights).toEqual([null, 0, null, null, null])
})
