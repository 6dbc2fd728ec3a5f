import type { QueryClient } from '@tanstack/react-query'
import { typedAnswers } from '@/lib/domain/prices/typed-price'
import { addPrices, knownPrices } from './price-query'

/**
 * Keeps a price that the visitor typed for some minutes of a mint; undefined takes it back. It counts
 * as later than what was typed of them before, whatever the clock says, so that no other tab brings
 * that back (behaviour 8.25, 8.26, 10.6).
 */
export function keepTypedPrice(
  client: QueryClient,
  mint: string,
  minutes: readonly number[],
  value: string | undefined,
): void {
  const known = knownPrices(client).get(mint)
  const atMs = minutes.reduce(
    (latest, minute) => Math.max(latest, (known?.get(minute)?.typed?.atMs ?? 0) + 1),
    Date.now(),
  )
  addPrices(client, typedAnswers(mint, minutes, value), atMs)
}
