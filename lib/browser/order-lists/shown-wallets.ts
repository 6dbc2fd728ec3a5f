import type { QueryClient } from '@tanstack/react-query'
import { isLoading } from '@/lib/domain/order-lists/order-list'
import { cachedOrders } from './load-orders'

/** How many wallets that no page shows stay in memory, so that Back shows them at once (behaviour 10.12). */
const MAX_HIDDEN = 2

/** How many pages show a wallet, by address. The wallet that was shown or left last comes last. */
const pageCounts = new Map<string, number>()
const dropped = new Set<string>()

/** Notes that a page shows some wallets. Returns a function that notes that the page is left. */
export function showWallets(userAddresses: readonly string[]): () => void {
  const add = (pages: number) => {
    for (const userAddress of userAddresses) {
      const before = pageCounts.get(userAddress) ?? 0
      pageCounts.delete(userAddress)
      pageCounts.set(userAddress, before + pages)
    }
  }
  add(1)
  return () => add(-1)
}

export function isShown(userAddress: string): boolean {
  return (pageCounts.get(userAddress) ?? 0) > 0
}

/**
 * Drops the lists of wallets that no page shows from memory, except those of the two that were left last and those
 * that are loading. What is stored stays stored (behaviour 10.12).
 */
export function dropHiddenWallets(client: QueryClient): void {
  const wallets = new Map(cachedOrders.read(client))
  // A restored wallet that no page has shown yet has the index -1, and goes first.
  const leftLast = [...pageCounts.keys()]
  const old = [...wallets.keys()]
    .filter((userAddress) => !isShown(userAddress))
    .sort((a, b) => leftLast.indexOf(b) - leftLast.indexOf(a))
    .slice(MAX_HIDDEN)
    .filter((userAddress) => !wallets.get(userAddress)?.lists.some(isLoading))
  if (old.length === 0) return
  for (const userAddress of old) {
    wallets.delete(userAddress)
    dropped.add(userAddress)
  }
  cachedOrders.write(client, wallets)
}

/** Returns which of some wallets were dropped, and forgets that they were: their lists are being restored. */
export function takeDropped(userAddresses: readonly string[]): string[] {
  return userAddresses.filter((userAddress) => dropped.delete(userAddress))
}
