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
  const { CACHE_NAME, LONGEST_CACHE, packCache, unpackCache } =
    await import('@/lib/browser/cache/cache-format')
  const { orderListKey } = await import('@/lib/browser/order-lists/order-list-query')
  const { addPrices, knownPrices } = await import('@/lib/browser/prices/price-query')
  const { tokensQuery } = await import('@/lib/browser/tokens/token-query')
  const { useToasts } = await import('@/lib/browser/toasts/toast-store')
  const { keepTypedPrice } = await import('@/lib/browser/prices/keep-typed-price')
  const newClient = () => new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  let client = newClient()
  const listeners = new Map<string, (event: Event) => void>()
  return {
    open: () => {
      restoreCache(client)
      startSavingCache(client)
    },
    /** A crash and a fresh start, which saves only when told to. */
    restart: () => {
      client = newClient()
      restoreCache(client)
    },
    /** Loads the tab anew; from then on it hears what it is told, and nothing else. */
    reload: () => {
      client = newClient()
      restoreCache(client)
      const listening = jest.spyOn(window, 'addEventListener')
      listening.mockImplementation((type, listener) => {
        if (typeof listener === 'function') listeners.set(type, listener)
      })
      startSavingCache(client)
      listening.mockRestore()
    },
    tell: (event: Event) => listeners.get(event.type)?.(event),
    store: (content: CacheContent) =>
      window.localStorage.setItem(CACHE_NAME, packCache(content, LONGEST_CACHE).text),
    stored: () => unpackCache(window.localStorage.getItem(CACHE_NAME), Date.now()),
    put: (changed: OrderList) => client.setQueryData(orderListKey(WALLET, changed.name), changed),
    known: (name: OrderList['name']) => client.getQueryData<OrderList>(orderListKey(WALLET, name)),
    type: (mint: string, minute: number, value: string | undefined) =>
      keepTypedPrice(client, mint, [minute], value),
    add: (...prices: AnsweredPrice[]) => addPrices(client, prices, Date.now()),
    prices: () => knownPrices(client),
    look: () => takeFromOtherTabs(client),
    save: () => saveCache(client),
    get client() {
      return client
    },
    tokensKey: tokensQuery.queryKey,
    toasts: () => useToasts.getState().toasts,
    name: CACHE_NAME,
  }
}
export type Tab = Awaited<ReturnType<typeof openTab>>
