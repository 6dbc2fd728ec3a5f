import { useCallback, useRef } from 'react'
import { useSliced } from '@/lib/browser/time/use-sliced'
import type { Order } from '@/lib/domain/orders/order'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { keepPairPlaces } from '@/lib/domain/summary/pair-places'
import { outputMintsOf } from '@/lib/domain/trades/event-output-mint'
import { type PairSummary, summarize } from '@/lib/domain/summary/pair-summary'
import { type PairWorths, valueTrades } from '@/lib/domain/summary/pair-worth'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

/** What the summary panel shows of some events. */
export type Summary = {
  /** Undefined until they are first summed up. */
  pairs: readonly PairSummary[] | undefined
  /** Undefined where no USD values are shown, and until they are known. */
  worths: PairWorths | undefined
}

/**
 * Sums up events in slices: 100,000 take a tenth of a second (behaviour 18.10).
 * @param orders those of the events, and maybe others
 * @param answers undefined where no USD values are shown
 * @param isArriving while lists are read: then pairs keep their places (behaviour 18.2)
 */
export function useSummary(
  events: readonly OrderEvent[],
  orders: readonly Order[],
  answers: PriceAnswers | undefined,
  isArriving: boolean,
): Summary {
  const shown = useRef<readonly string[]>([])
  const sum = useCallback(
    function* () {
      const sorted = yield* summarize(events, outputMintsOf(orders))
      const pairs = isArriving ? keepPairPlaces(shown.current, sorted) : sorted
      shown.current = pairs.map(({ key }) => key)
      return pairs
    },
    [events, orders, isArriving],
  )
  const value = useCallback(() => valueTrades(events, answers ?? new Map()), [events, answers])
  return { pairs: useSliced(sum), worths: useSliced(answers && value) }
}
