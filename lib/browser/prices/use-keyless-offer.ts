import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSliced } from '@/lib/browser/time/use-sliced'
import { countTold } from '@/lib/domain/prices/trade-prices'
import { plannedRun } from './run/planned-run'
import { startPriceRun } from './run/start-price-run'
import { rememberPriceWay } from './price-way-storage'
import type { Prices } from './use-prices'

/** What a run without a key would bring: prices of the trades, and calls to DefiLlama. */
export type KeylessEstimate = { fromTrades: number; requests: number }

/**
 * The way without a key. Its estimate looks at every displayed trade, so it is made in slices and
 * undefined until the first is there (behaviour 8.30).
 */
export function useKeylessOffer({ events, wanted, answers }: Prices): {
  estimate: KeylessEstimate | undefined
  start: () => void
} {
  const client = useQueryClient()
  const count = useCallback(
    function* (): Generator<undefined, KeylessEstimate, undefined> {
      const { telling, calls } = yield* plannedRun(events, wanted, answers, Date.now())
      return { fromTrades: countTold(telling), requests: calls.length }
    },
    [events, wanted, answers],
  )
  return {
    estimate: useSliced(count),
    start: () => {
      rememberPriceWay('keyless')
      startPriceRun({ way: 'keyless', client, wanted, events })
    },
  }
}
