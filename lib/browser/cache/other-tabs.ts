import type { QueryClient } from '@tanstack/react-query'
import { takePrices } from '@/lib/browser/prices/price-query'
import { CACHE_NAME, type CacheContent, NOTHING_STORED, unpackCache } from './cache-format'
import { servicesOf } from '@/lib/browser/sample/cache-services'
import { readStored } from './local-storage'

// What this tab last saw in the storage, and what another tab wrote there. That is kept in mind,
// because every later write of this tab would else leave it out again.
const seen: { text: string | null; others: CacheContent } = { text: null, others: NOTHING_STORED }

/** Notes what this tab begins with: nothing of other tabs is known yet but what it read. */
export function noteRestored(text: string | null): void {
  seen.text = text
  seen.others = NOTHING_STORED
}

/** Notes what this tab wrote into the storage. */
export function noteStored(text: string | null): void {
  seen.text = text
}

/** Takes over the prices that another tab wrote since this one last looked (behaviour 10.6). */
export function takeFromOtherTabs(client: QueryClient): void {
  if (servicesOf(client)) return
  const text = readStored(CACHE_NAME)
  if (text === seen.text) return
  seen.text = text
  seen.others = unpackCache(text, Date.now())
  takePrices(client, seen.others.prices)
}

/** What another tab wrote last. */
export function contentOfOtherTabs(): CacheContent {
  return seen.others
}
