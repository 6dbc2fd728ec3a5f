import type { QueryClient } from '@tanstack/react-query'
import { knownPrices } from '@/lib/browser/prices/price-query'
import { type TokenAnswerMap, tokensQuery } from '@/lib/browser/tokens/token-query'
import { servicesOf } from '@/lib/browser/sample/cache-services'
import { CACHE_NAME, type CacheContent } from './cache-format'
import { mergeCaches } from './cache-merge'
import { storeWhatFits, tellOfLaterVersion } from './full-storage'
import { hasStorage, readStored } from './local-storage'
import {
  cachedLists,
  contentOfOtherTabs,
  isApart,
  nextMark,
  noteStored,
  takeFromOtherTabs,
} from './other-tabs'
import { isOfLaterFormat } from './stored-parts'

/** Writes are throttled to one a second (behaviour 10.2). */
const SAVE_EVERY_MS = 1_000

/** Whether the browser refused the last write or a part of it. */
let wasRefused = false

/**
 * Saves the cache after changes: at most once a second, and when the page is left. What the browser
 * refused is tried again then, because there may be room by now (behaviour 10.2, 10.10). Where another
 * tab wrote at the same moment, both are saved again (behaviour 10.6).
 */
export function startSavingCache(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    saveCache(client)
  }
  client.getQueryCache().subscribe((event) => {
    const isNewData = event.type === 'updated' && event.action.type === 'success'
    if (isNewData && timer === undefined) timer = setTimeout(save, SAVE_EVERY_MS)
  })
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== CACHE_NAME || newValue === null || !isApart(newValue)) return
    // Not all tabs at the same moment again.
    timer ??= setTimeout(save, SAVE_EVERY_MS * (1 + Math.random()))
  })
  window.addEventListener('pagehide', () => {
    if (timer !== undefined || wasRefused) save()
  })
}

/**
 * Writes the union with what another tab wrote; nothing over what a later version of the page wrote,
 * and nothing of what is made up (behaviour 10.6, 10.11, 23.4).
 */
export function saveCache(client: QueryClient): void {
  if (!hasStorage() || servicesOf(client)) return
  if (isOfLaterFormat(readStored(CACHE_NAME))) return tellOfLaterVersion()
  const nowMs = Date.now()
  takeFromOtherTabs(client)
  const merged = mergeCaches(contentOf(client), contentOfOtherTabs(), nowMs)
  const stored = storeWhatFits(merged, nowMs, nextMark())
  wasRefused = stored.wasRefused
  if (stored.text !== undefined) noteStored(stored.text)
}

function contentOf(client: QueryClient): CacheContent {
  const tokens = client.getQueryData<TokenAnswerMap>(tokensQuery.queryKey) ?? {}
  return { prices: knownPrices(client), tokens, lists: cachedLists(client) }
}
