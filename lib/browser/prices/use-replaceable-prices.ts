import { useMemo } from 'react'
import { unansweredPrices } from '@/lib/domain/prices/price-answers'
import { countPrices } from '@/lib/domain/prices/wanted-prices'
import type { Prices } from './use-prices'

/**
 * How many prices of lesser sources Birdeye may be asked for: those that trades and DefiLlama told,
 * and Birdeye did not answer 'missing' (behaviour 8.33).
 */
export function useReplaceablePrices(prices: Prices): number {
  const { wanted, answers } = prices
  return useMemo(() => countReplaceable({ wanted, answers }), [wanted, answers])
}

/** Whether a price could be filled or improved though none is missing (behaviour 8.34). */
export function useMoreSources(prices: Prices): boolean {
  const { wanted, answers, missing } = prices
  return useMemo(
    () =>
      missing === 0 && (countReplaceable({ wanted, answers }) > 0 || canFill({ wanted, answers })),
    [wanted, answers, missing],
  )
}

type Known = Pick<Prices, 'wanted' | 'answers'>

function countReplaceable({ wanted, answers }: Known): number {
  const asking = { service: 'birdeye', nowMs: Date.now() } as const
  const all = unansweredPrices(wanted, answers, { ...asking, isReplacing: true })
  return countPrices(all) - countPrices(unansweredPrices(wanted, answers, asking))
}

function canFill({ wanted, answers }: Known): boolean {
  return unansweredPrices(wanted, answers, { service: 'defillama', nowMs: Date.now() }).size > 0
}
