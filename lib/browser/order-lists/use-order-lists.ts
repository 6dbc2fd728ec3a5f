import { useQueries } from '@tanstack/react-query'
import { emptyList, ORDER_LISTS, type OrderList } from '@/lib/domain/order-lists/order-list'
import { orderListQuery } from './order-list-query'

/**
 * Reads the lists of some wallets where the cache does not hold them, and follows the reading.
 * @returns the four lists of each, the same array while they stay as they are
 */
export function useOrderLists(userAddresses: readonly string[]): readonly (readonly OrderList[])[] {
  return useQueries({
    queries: userAddresses.flatMap((userAddress, turn) =>
      ORDER_LISTS.map((name) => orderListQuery(userAddress, name, turn)),
    ),
    combine: byWallet,
  })
}

function byWallet(results: { data: OrderList | undefined }[]): OrderList[][] {
  const count = ORDER_LISTS.length
  return Array.from({ length: results.length / count }, (_, wallet) =>
    ORDER_LISTS.map((name, index) => results[wallet * count + index]?.data ?? emptyList(name, 0)),
  )
}
