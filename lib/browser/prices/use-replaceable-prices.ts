import { useMemo } from 'react'
import { countReplaceable, isAnyUnanswered } from '@/lib/domain/prices/price-answers'
import type { Prices } from './use-prices'

type Known = Pick<Prices, 'wanted' | 'answers'>

/**
 * How many prices of lesser sources Birdeye may be asked for: those that trades and DefiLlama told,
 * and Birdeye did not answer 'missing' (behaviour 8.33).
 */
export function useReplaceablePrices(prices: Prices): number {
  const { wanted, answers } = prices
  return useMemo(() => countReplaceableNow({ wanted, answers }), [wanted, answers])
}

/** Whether a price could be filled or improved though none is missing (behaviour 8.34). */
export function useMoreSources(prices: Prices): boolean {
  const { wanted, answers, missing } = prices
  return useMemo(
    () => missing === 0 && canAskForMore({ wanted, answers }),
    [wanted, answers, missing],
  )
}

function countReplaceableNow({ wanted, answers }: Known): number {
  return countReplaceable(wanted, answers, { service: 'birdeye', nowMs: Date.now() })
}

function canAskForMore({ wanted, answers }: Known): boolean {
  const nowMs = Date.now()
  return isAnyUnanswered(wanted, answers, [
    { service: 'birdeye', nowMs, isReplacing: true },
    { service: 'defillama', nowMs },
  ])
}
