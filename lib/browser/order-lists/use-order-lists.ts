import { useQueries, useQueryClient } from '@tanstack/react-query'
import {
  emptyList,
  ORDER_LISTS,
  type OrderList,
  type OrderListName,
} from '@/lib/domain/order-lists/order-list'
import { listToRefresh, orderListKey, orderListQuery, stopReading } from './order-list-query'
import { askAgainForTokens } from '@/lib/browser/tokens/token-query'

/** What can be done with the reading of a wallet's lists. */
export type OrderListActions = {
  stop: () => void
  /** Goes on with every list that is stopped, failed or uneven (behaviour 3.8). */
  readRest: () => void
  /** Goes on with one list. */
  retry: (name: OrderListName) => void
  /** Reads all anew. */
  refresh: () => void
}

/** Reads a wallet's lists where the cache does not hold them, and follows the reading. */
export function useOrderLists(
  userAddress: string,
): OrderListActions & { lists: readonly OrderList[] } {
  const client = useQueryClient()
  const lists = useQueries({
    queries: ORDER_LISTS.map((name) => orderListQuery(userAddress, name)),
    combine: listsOf,
  })
  const readAgain = (name: OrderListName) => {
    const queryKey = orderListKey(userAddress, name)
    if (client.isFetching({ queryKey }) === 0) void client.refetchQueries({ queryKey })
  }
  return {
    lists,
    stop: () => stopReading(userAddress),
    retry: readAgain,
    readRest: () => {
      for (const { name, state } of lists) {
        if (state.kind !== 'whole' && state.kind !== 'reading') readAgain(name)
      }
    },
    refresh: () => {
      askAgainForTokens(client)
      for (const list of lists) {
        client.setQueryData(orderListKey(userAddress, list.name), listToRefresh(list))
        readAgain(list.name)
      }
    },
  }
}

function listsOf(results: { data: OrderList | undefined }[]): OrderList[] {
  return ORDER_LISTS.map((name, index) => results[index]?.data ?? emptyList(name, 0))
}
