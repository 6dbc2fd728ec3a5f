import type { QueryClient } from '@tanstack/react-query'
import { orderListKey } from '@/lib/browser/order-lists/order-list-query'
import { takePrices } from '@/lib/browser/prices/price-query'
import { type TokenAnswerMap, tokensQuery } from '@/lib/browser/tokens/token-query'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { CACHE_NAME, unpackCache } from './cache-format'
import { readStored } from './local-storage'
import { noteRestored } from './other-tabs'

/** Puts what is stored into the query cache: prices, and what is no older than 24 hours. */
export function restoreCache(client: QueryClient): void {
  const text = readStored(CACHE_NAME)
  noteRestored(text)
  const { prices, tokens, lists } = unpackCache(text, Date.now())
  takePrices(client, prices)
  client.setQueryData<TokenAnswerMap>(tokensQuery.queryKey, tokens)
  for (const { userAddress, list } of lists) {
    client.setQueryData<OrderList>(orderListKey(userAddress, list.name), list)
  }
}
