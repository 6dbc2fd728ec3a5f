import type { QueryClient } from '@tanstack/react-query'
import { knownPrices } from '@/lib/browser/prices/price-query'
import { type TokenAnswerMap, tokensQuery } from '@/lib/browser/tokens/token-query'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import type { CacheContent } from './cache-format'
import { mergeCaches } from './cache-merge'
import { storeWhatFits } from './full-storage'
import { hasStorage } from './local-storage'
import { contentOfOtherTabs, noteStored, takeFromOtherTabs } from './other-tabs'

/** Writes are throttled to one a second (behaviour 10.2). */
const SAVE_EVERY_MS = 1_000

/**
 * Saves the cache after changes: at most once a second, and when the page is left (behaviour 10.2).
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
  window.addEventListener('pagehide', () => {
    if (timer !== undefined) save()
  })
}

/** Writes the union with what another tab wrote. */
export function saveCache(client: QueryClient): void {
  if (!hasStorage()) return
  takeFromOtherTabs(client)
  const text = storeWhatFits(mergeCaches(contentOf(client), contentOfOtherTabs(), Date.now()))
  if (text !== undefined) noteStored(text)
}

function contentOf(client: QueryClient): CacheContent {
  const lists = client
    .getQueriesData<OrderList>({ queryKey: ['orders'] })
    .flatMap(([[, userAddress], list]) =>
      list ? [{ userAddress: String(userAddress), list }] : [],
    )
  const tokens = client.getQueryData<TokenAnswerMap>(tokensQuery.queryKey) ?? {}
  return { prices: knownPrices(client), tokens, lists }
}
