import { QueryClient } from '@tanstack/react-query'
import { manualAnswers } from '@/lib/domain/prices/manual-price'
import type { AnsweredPrice } from '@/lib/domain/prices/price-answers'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { WALLET } from '@/lib/view/testing/test-events'

/** For tests: a tab with modules of its own, over the storage that all tabs share. */
export async function openTab() {
  jest.resetModules()
  const { persistCache, restoreCache, saveCache, takeStoredPrices } =
    await import('@/lib/browser/cache/persist-cache')
  const { cachedList, putLists } = await import('@/lib/browser/order-lists/load-orders')
  const { addPrices, cachedPrices } = await import('@/lib/browser/prices/cached-prices')
  const { cachedTokens } = await import('@/lib/browser/tokens/load-tokens')
  const { useToasts } = await import('@/lib/browser/toasts/toast-store')
  const newClient = () => new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  let client = newClient()
  const listeners = new Map<string, (event: Event) => void>()
  return {
    /** Loads the tab. From then on it gets only the events that `tell` sends. */
    load: async () => {
      client = newClient()
      await restoreCache(client)
      const listening = jest.spyOn(window, 'addEventListener')
      listening.mockImplementation((type, listener) => {
        if (typeof listener === 'function') listeners.set(type, listener)
      })
      persistCache(client)
      listening.mockRestore()
    },
    tell: (event: Event) => listeners.get(event.type)?.(event),
    put: (changed: OrderList) => putLists(client, WALLET, [changed]),
    list: (name: OrderList['name']) => cachedList(client, WALLET, name),
    type: (mint: string, minute: number, value: string | undefined) =>
      addPrices(client, manualAnswers(mint, [minute], value), Date.now()),
    add: (...prices: AnsweredPrice[]) => addPrices(client, prices, Date.now()),
    prices: () => cachedPrices.read(client),
    look: () => takeStoredPrices(client),
    save: () => saveCache(client),
    get client() {
      return client
    },
    tokens: () => cachedTokens.read(client),
    toasts: () => useToasts.getState().toasts,
  }
}
export type Tab = Awaited<ReturnType<typeof openTab>>
