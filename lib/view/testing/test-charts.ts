import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { type ChartSpec, type ChartPoints, chartPoints } from '@/lib/view/charts/chart-points'

// For tests: charts of USDC to SOL.

/** Returns a date, `minute` minutes after 10:00 UTC. */
export function chartDate(minute: number): string {
  return new Date(Date.UTC(2026, 1, 2, 10, minute)).toISOString()
}

/** Rates after the fee, output per input. */
export const CHART_OF: ChartSpec = {
  inputMint: USDC,
  outputMint: SOL,
  kind: 'rate',
  answers: undefined,
  subtractFee: true,
  rateDirection: 'output per input',
}

/** Returns the chart points of some events. */
export function chartPointsOf(
  events: readonly OrderEvent[],
  change: Partial<ChartSpec> = {},
): ChartPoints {
  return chartPoints(events, { ...CHART_OF, ...change })
}
