import type { QueryClient } from '@tanstack/react-query'
import { isLoading, type OrderList, type OrderListName } from '@/lib/domain/order-lists/order-list'

/** For tests: loads some of a wallet's lists, and returns them once none is loading any longer. */
export async function loadedLists(
  client: QueryClient,
  userAddress: string,
  names: readonly OrderListName[],
): Promise<OrderList[]> {
  // A test may have reset the modules to open another tab, so the import happens at the call.
  const { cachedList, startLoading } = await import('@/lib/browser/order-lists/load-orders')
  const lists = () => names.flatMap((name) => cachedList(client, userAddress, name) ?? [])
  startLoading(client, userAddress, names)
  await new Promise<void>((resolve) => {
    const stopListening = client.getQueryCache().subscribe(() => {
      if (lists().some(isLoading)) return
      stopListening()
      resolve()
    })
  })
  return lists()
}
