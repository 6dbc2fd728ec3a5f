import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSliced } from '@/lib/browser/time/use-sliced'
import { keylessPlan } from '@/lib/domain/prices/keyless-plan'
import { countTold } from '@/lib/domain/prices/trade-prices'
import { defillamaCalls } from '@/lib/upstream/defillama/defillama-call-plan'
import { startPriceRun } from './run/price-run-store'
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
      const { telling, toAsk } = yield* keylessPlan(events, wanted, answers, Date.now())
      let requests = 0
      for (const calls = defillamaCalls(toAsk); !calls.next().done; requests += 1) yield
      return { fromTrades: countTold(telling), requests }
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
