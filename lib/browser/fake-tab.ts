import { QueryClient } from '@tanstack/react-query'
import type { AnsweredPrice } from '@/lib/domain/price-answers'
import type { OrderList } from '@/lib/domain/order-list'
import { WALLET } from '@/lib/view/sample-events'
import type { CacheContent } from './stored-cache'

/** For tests: a tab with modules of its own, over the storage that all tabs share. */
export async function openTab() {
  jest.resetModules()
  const { CACHE_NAME, lookAtOtherTabs, restoreCache, saveCache, startSavingCache } =
    await import('./cache-storage')
  const { LONGEST_CACHE, packCache, unpackCache } = await import('./stored-cache')
  const { orderListKey } = await import('./order-list-query')
  const { addPrices, knownPrices } = await import('./price-query')
  const { tokensQuery } = await import('./token-query')
  const { toastStore } = await import('./toasts')
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
    look: () => lookAtOtherTabs(client),
    save: () => saveCache(client),
    client,
    tokensKey: tokensQuery.queryKey,
    toasts: () => toastStore.snapshot(),
    name: CACHE_NAME,
  }
}
export type Tab = Awaited<ReturnType<typeof openTab>>
