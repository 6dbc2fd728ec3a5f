import { useDeferredValue } from 'react'
import { useNow } from '@/lib/browser/time/clock'
import type { EventFilters } from '@/lib/domain/filters/event-filters'
import { pooledFrom, type PooledTrade } from '@/lib/domain/gains/pooled-trades'
import { type PricedTrade, pricedTrades } from '@/lib/domain/gains/priced-trades'
import { type Reported, reportOf } from '@/lib/domain/gains/report'
import { createGains, type ReportedGains } from '@/lib/domain/gains/gains'
import { localDay } from '@/lib/domain/time/local-day'
import { MINUTE_MS } from '@/lib/domain/time/unix-time'
import { type Slice, useSliced } from './use-sliced'

/** About 20 ms of work, or less. */
const TRADES_PER_SLICE = 4_000

type Source = Omit<Reported, 'filters' | 'today'> & { appliedFilters: EventFilters }

/**
 * Returns the gains of the shown events; undefined until they are calculated (behaviour 26.1). A filter runs no pool
 * again, and a method or currency values no trade again.
 */
export function useGains(source: Source): ReportedGains | undefined {
  const { events, shownEvents, appliedFilters: filters, method, timeZone, conversion } = source
  const answers = useDeferredValue(source.answers)
  const today = useNow(MINUTE_MS, (nowMs) => localDay(nowMs, timeZone))
  const reported = {
    events,
    shownEvents,
    filters,
    answers,
    method,
    timeZone,
    today,
    conversion,
  }
  const priced = useSliced<Done<PricedTrade>>({
    inputs: [events, answers],
    begin: () => collectInSlices(pricedTrades(reported), reported),
  })
  const pooled = useSliced<Done<PooledTrade>>(
    priced && {
      inputs: [priced, method, conversion],
      begin: () =>
        collectInSlices(pooledFrom(priced.trades, { method, conversion }), {
          ...priced.reported,
          conversion,
        }),
    },
  )
  // Until new events are pooled, the results are those of the earlier events and their filters.
  const latest = pooled?.reported.events === events ? reported : pooled?.reported
  return useSliced<ReportedGains>(
    pooled &&
      latest && {
        inputs: [pooled, latest.shownEvents, latest.filters, timeZone, today],
        begin: () => reportInSlices(pooled, latest),
      },
  )
}

/** Trades, and what the page showed when they were begun. */
type Done<T> = { trades: readonly T[]; reported: Reported }

function collectInSlices<T>(steps: Iterator<T, undefined>, reported: Reported): Slice<Done<T>> {
  const trades: T[] = []
  return () => {
    // One look more finds the end, so that 4,000 trades are done in one slice.
    for (let count = 0; count <= TRADES_PER_SLICE; count += 1) {
      const { value } = steps.next()
      if (!value) return { trades, reported }
      trades.push(value)
    }
    return undefined
  }
}

function reportInSlices(pooled: Done<PooledTrade>, reported: Reported): Slice<ReportedGains> {
  const { trades } = pooled
  const report = reportOf(reported)
  const { add, gains } = createGains(report, pooled.reported.conversion?.currency)
  let at = 0
  return () => {
    for (const trade of trades.slice(at, at + TRADES_PER_SLICE)) add(trade)
    at += TRADES_PER_SLICE
    return at < trades.length ? undefined : { gains: gains(), remaining: report.remaining }
  }
}
