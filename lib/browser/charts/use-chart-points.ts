import { useMemo } from 'react'
import { useSliced } from '@/lib/browser/time/use-sliced'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import type { OutputMints } from '@/lib/domain/trades/event-output-mint'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { type ChartKind, type ChartPoints, chartPoints } from '@/lib/view/charts/chart-points'
import type { TradeSwitches } from '@/lib/view/trades/rate-label'

/** What a chart is made from. */
export type ChartSource = {
  /** By date; those of other pairs are left out. */
  events: readonly OrderEvent[]
  outputMints: OutputMints
  inputMint: string
  outputMint: string
  switches: TradeSwitches
  /** USD prices where they are shown. */
  answers: PriceAnswers | undefined
}

/**
 * The points of a chart, made in slices: those of before until there are newer ones, undefined until the
 * first (behaviour 18.11).
 */
export function useChartPoints(source: ChartSource, kind: ChartKind): ChartPoints | undefined {
  const { events, outputMints, inputMint, outputMint, switches } = source
  const { subtractFee, rateDirection } = switches
  // A price that comes is no reason to draw the rates anew.
  const answers = kind === 'usd' ? source.answers : undefined
  const make = useMemo(() => {
    const of = { inputMint, outputMint, subtractFee, rateDirection, kind, answers }
    return () => chartPoints(events, outputMints, of)
  }, [events, outputMints, inputMint, outputMint, subtractFee, rateDirection, kind, answers])
  return useSliced(make)
}
