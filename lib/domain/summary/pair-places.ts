import type { PairSummary } from './pair-summary'

/**
 * The pairs in the places they were shown in, new ones below: while lists are read none moves under the
 * reader (behaviour 18.2).
 * @param shown the keys shown before, in their order
 */
export function keepPairPlaces(
  shown: readonly string[],
  pairs: readonly PairSummary[],
): PairSummary[] {
  const known = new Set(shown)
  const byKey = new Map(pairs.map((pair) => [pair.key, pair]))
  return [
    ...shown.flatMap((key) => byKey.get(key) ?? []),
    ...pairs.filter(({ key }) => !known.has(key)),
  ]
}
