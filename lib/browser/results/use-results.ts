import { useDeferredValue } from 'react'
import { useNow } from '@/lib/browser/time/clock'
import type { EventFilters } from '@/lib/domain/filters/event-filters'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import type { CostMethod } from '@/lib/domain/results/cost-method'
import { type PooledTrade, pooledTrades } from '@/lib/domain/results/pooled-trades'
import { type RemainingAt, type Reported, reportOf } from '@/lib/domain/results/report'
import { createResults, type Results } from '@/lib/domain/results/results'
import { localDay } from '@/lib/domain/time/local-day'
import { MINUTE_MS } from '@/lib/domain/time/unix-time'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { type Slice, useSliced } from './use-sliced'

/** About 20 ms of work. */
const TRADES_PER_SLICE = 4_000

type Source = Omit<Reported, 'filters' | 'today'> & {
  appliedFilters: EventFilters
  method: CostMethod
}

/** The results of the shown events, and as of when they say what remains. */
export type ReportedResults = { results: Results; remaining: RemainingAt }

/**
 * Returns the results of the shown events; undefined until they are calculated (behaviour 26.1). A filter runs no pool
 * again.
 */
export function useResults(source: Source): ReportedResults | undefined {
  const { events, shownEvents, appliedFilters, method, timeZone } = source
  const answers = useDeferredValue(source.answers)
  const today = useNow(MINUTE_MS, (nowMs) => localDay(nowMs, timeZone))
  const pooled = useSliced<readonly PooledTrade[]>({
    inputs: [events, answers, method],
    begin: () => poolInSlices(events, answers, method),
  })
  return useSliced<ReportedResults>(
    pooled && {
      inputs: [pooled, shownEvents, appliedFilters, timeZone, today],
      begin: () =>
        reportInSlices(pooled, {
          events,
          shownEvents,
          filters: appliedFilters,
          answers,
          timeZone,
          today,
        }),
    },
  )
}

function poolInSlices(
  events: readonly OrderEvent[],
  answers: PriceAnswers,
  method: CostMethod,
): Slice<readonly PooledTrade[]> {
  const trades = pooledTrades(events, answers, method)
  const pooled: PooledTrade[] = []
  return () => {
    // One look more finds the end, so that 4,000 trades are done in one slice.
    for (let count = 0; count <= TRADES_PER_SLICE; count += 1) {
      const { value } = trades.next()
      if (!value) return pooled
      pooled.push(value)
    }
    return undefined
  }
}

function reportInSlices(
  pooled: readonly PooledTrade[],
  reported: Reported,
): Slice<ReportedResults> {
  const report = reportOf(reported)
  const { add, results } = createResults(report)
  let at = 0
  return () => {
    for (const trade of pooled.slice(at, at + TRADES_PER_SLICE)) add(trade)
    at += TRADES_PER_SLICE
    return at < pooled.length ? undefined : { results: results(), remaining: report.remaining }
  }
}
