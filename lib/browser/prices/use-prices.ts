import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { NO_ANSWERS, type PriceAnswers, unansweredPrices } from '@/lib/domain/prices/price-answers'
import { countPrices, type PriceMinutes, wantedPrices } from '@/lib/domain/prices/wanted-prices'
import { CLOCK_TOLERANCE_SECONDS } from '@/lib/view/prices/price-request-body'
import { pricesQuery } from './price-query'

/** The USD prices of the displayed events: what is known, and what is missing. */
export type Prices = {
  answers: PriceAnswers
  wanted: PriceMinutes
  /** Mint-minutes that are answered; 'missing' is an answer. */
  fetched: number
  /** Undefined until they are counted, after the rows are drawn. */
  missing: number | undefined
}

const NO_EVENTS: readonly OrderEvent[] = []

/** Follows the prices of some events, deposits included. */
export function usePrices(events: readonly OrderEvent[]): Prices {
  const { data: answers = NO_ANSWERS } = useQuery(pricesQuery)
  // After the rows are drawn: 100,000 events take a while.
  const counted = useDeferredValue(events, NO_EVENTS)
  const wanted = useMemo(() => wantedPrices(counted, nowSeconds()), [counted])
  const total = useMemo(() => countPrices(wanted), [wanted])
  const missing = useMemo(
    () => countPrices(unansweredPrices(wanted, answers, 'birdeye')),
    [wanted, answers],
  )
  const isCounted = counted !== NO_EVENTS
  return { answers, wanted, fetched: total - missing, missing: isCounted ? missing : undefined }
}

/** What our route accepts as now: clocks differ. */
function nowSeconds(): number {
  return Date.now() / 1000 + CLOCK_TOLERANCE_SECONDS
}
