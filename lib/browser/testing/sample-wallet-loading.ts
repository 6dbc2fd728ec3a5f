import type { CacheServices } from '@/lib/browser/cache/cache-services'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { fetchOrderPage, type PageRequest } from '@/lib/upstream/order-lists/fetch-order-page'
import { fetchTokens } from '@/lib/upstream/tokens/token-services'

const { signal } = new AbortController()

/** For tests: loads the first page of a list with the calls that replace Jupiter's. */
export function pageOf(
  { jupiter }: CacheServices,
  name: PageRequest['name'],
  userAddress: string = SAMPLE_WALLET,
) {
  const request: PageRequest = { name, userAddress, page: 1, signal }
  return fetchOrderPage(jupiter, request, Date.now)
}

/** For tests: searches tokens with the calls that replace Jupiter's. */
export function tokensOf({ jupiter }: CacheServices, mints: readonly string[]) {
  const options = { signal, nowMs: Date.now(), onFound: () => {}, isSearchOnly: true }
  return fetchTokens(mints, { calls: jupiter, ...options })
}
