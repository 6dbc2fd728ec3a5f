import { useMemo, useState } from 'react'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { type PairSummary, summarize } from '@/lib/domain/summary/pair-summary'
import type { OutputMints } from '@/lib/domain/trades/event-output-mint'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

/**
 * Returns the sums of events by pair (behaviour 18.1). While orders are loaded no pair changes its
 * position, and new ones come below (behaviour 18.2).
 * @param answers undefined if no USD values are shown
 */
export function useSummary(
  events: readonly OrderEvent[],
  outputMints: OutputMints,
  answers: PriceAnswers | undefined,
  isLoading: boolean,
): readonly PairSummary[] {
  const [shownKeys, setShownKeys] = useState<readonly string[]>([])
  const sorted = useMemo(
    () => summarize(events, outputMints, answers),
    [events, outputMints, answers],
  )
  const pairs = useMemo(
    () => (isLoading ? inPositions(sorted, shownKeys) : sorted),
    [isLoading, shownKeys, sorted],
  )
  const isChanged =
    pairs.length !== shownKeys.length || pairs.some(({ key }, index) => key !== shownKeys[index])
  if (isChanged) setShownKeys(pairs.map(({ key }) => key))
  return pairs
}

function inPositions(pairs: readonly PairSummary[], keys: readonly string[]): PairSummary[] {
  const known = new Set(keys)
  const byKey = new Map(pairs.map((pair) => [pair.key, pair]))
  return [
    ...keys.flatMap((key) => byKey.get(key) ?? []),
    ...pairs.filter(({ key }) => !known.has(key)),
  ]
}
