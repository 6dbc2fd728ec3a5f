import { QueryClient } from '@tanstack/react-query'
import type { AnsweredPrice } from '@/lib/domain/prices/price-answers'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { WALLET } from '@/lib/view/testing/sample-events'
import type { CacheContent } from '@/lib/browser/cache/cache-format'

/** For tests: a tab with modules of its own, over the storage that all tabs share. */
export async function openTab() {
  jest.resetModules()
  const { takeFromOtherTabs } = await import('@/lib/browser/cache/other-tabs')
  const { restoreCache } = await import('@/lib/browser/cache/restore-cache')
  const { saveCache, startSavingCache } = await import('@/lib/browser/cache/save-cache')
  const { CACHE_NAME, packCache, unpackCache } = await import('@/lib/browser/cache/cache-format')
  const { LONGEST_CACHE } = await import('@/lib/browser/cache/cache-size')
  const { orderListKey } = await import('@/lib/browser/order-lists/order-list-query')
  const { addPrices, knownPrices } = await import('@/lib/browser/prices/price-query')
  const { tokensQuery } = await import('@/lib/browser/tokens/token-query')
  const { useToasts } = await import('@/lib/browser/toasts/toast-store')
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  return {
    open: () => {
      restoreCache(client)
      startSavingCache(client)
    },
    store: (content: CacheContent) =>
      window.localStorage.setItem(CACHE_NAME, packCache(content, LONGEST_CACHE).text),
    stored: () => unpackCache(window.localStorage.getItem(CACHE_NAME), Date.now()),
    put: (changed: OrderList) => client.setQueryData(orderListKey(WALLET, changed.name), changed),
    known: (name: OrderList['name']) => client.getQueryData(orderListKey(WALLET, name)),
    add: (...prices: AnsweredPrice[]) => addPrices(client, prices, Date.now()),
    prices: () => knownPrices(client),
    look: () => takeFromOtherTabs(client),
    save: () => saveCache(client),
    client,
    tokensKey: tokensQuery.queryKey,
    toasts: () => useToasts.getState().toasts,
    name: CACHE_NAME,
  }
}
export type Tab = Awaited<ReturnType<typeof openTab>>
