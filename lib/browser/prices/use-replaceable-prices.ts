import { useMemo } from 'react'
import { useNow } from '@/lib/browser/time/use-now'
import { unansweredPrices } from '@/lib/domain/prices/price-answers'
import { countPrices } from '@/lib/domain/prices/wanted-prices'
import type { Prices } from './use-prices'

const EVERY_MS = 60_000

/**
 * Counts the prices of lesser sources that Birdeye may be asked for: those from trades and DefiLlama
 * that Birdeye didn't answer 'missing' (behaviour 8.33).
 */
export function useReplaceablePrices({ wanted, answers, missing = 0 }: Prices): number {
  const nowMs = useNow(EVERY_MS)
  return useMemo(
    () => countAskable(wanted, answers, nowMs) - missing,
    [wanted, answers, missing, nowMs],
  )
}

/** Returns whether a price could be filled or improved though none is missing (behaviour 8.34). */
export function useMoreSources({ wanted, answers, missing }: Prices): boolean {
  const nowMs = useNow(EVERY_MS)
  return useMemo(() => {
    if (missing !== 0) return false
    const defillama = { service: 'defillama', nowMs } as const
    return (
      countAskable(wanted, answers, nowMs) > 0 ||
      unansweredPrices(wanted, answers, defillama).size > 0
    )
  }, [wanted, answers, missing, nowMs])
}

/** Counts what Birdeye may be asked for, lesser prices included. */
function countAskable(wanted: Prices['wanted'], answers: Prices['answers'], nowMs: number): number {
  const birdeye = { service: 'birdeye', nowMs, isReplacing: true } as const
  return countPrices(unansweredPrices(wanted, answers, birdeye))
}
