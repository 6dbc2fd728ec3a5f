import { useMemo, useState } from 'react'
import type { Order } from '@/lib/domain/orders/order'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { keepPairPositions, type PairSummary, summarize } from '@/lib/domain/summary/pair-summary'
import { outputMintsOf } from '@/lib/domain/trades/event-output-mint'
import { type PairUsdValues, valueTrades } from '@/lib/domain/summary/pair-usd-value'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

/** What the summary panel shows of some events; `usdValues` only if USD prices are shown. */
export type Summary = {
  pairs: readonly PairSummary[]
  usdValues: PairUsdValues | undefined
}

/**
 * Sums up events by pair (behaviour 18.1). While lists are loaded no pair changes its position
 * (behaviour 18.2).
 * @param orders those of the events, and maybe others
 * @param answers undefined if no USD values are shown
 */
export function useSummary(
  events: readonly OrderEvent[],
  orders: readonly Order[],
  answers: PriceAnswers | undefined,
  isLoading: boolean,
): Summary {
  const [shown, setShown] = useState<readonly string[]>([])
  const sorted = useMemo(() => summarize(events, outputMintsOf(orders)), [events, orders])
  const pairs = useMemo(
    () => (isLoading ? keepPairPositions(shown, sorted) : sorted),
    [isLoading, shown, sorted],
  )
  const isChanged =
    pairs.length !== shown.length || pairs.some(({ key }, index) => key !== shown[index])
  if (isChanged) setShown(pairs.map(({ key }) => key))
  const usdValues = useMemo(() => answers && valueTrades(events, answers), [events, answers])
  return { pairs, usdValues }
}
