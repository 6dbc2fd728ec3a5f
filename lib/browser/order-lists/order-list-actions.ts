import type { QueryClient } from '@tanstack/react-query'
import { askAgainForTokens } from '@/lib/browser/tokens/token-query'
import type { OrderList, OrderListName } from '@/lib/domain/order-lists/order-list'
import { startedAgain } from '@/lib/domain/order-lists/merge-readings'
import { orderListKey, stopLoading } from './order-list-query'

/** What can be done with the reading of a wallet's lists. */
export type OrderListActions = {
  stop: () => void
  /** Goes on with every list that is stopped, failed or inconsistent (behaviour 3.8). */
  readRest: () => void
  /** Goes on with one list. */
  retry: (name: OrderListName) => void
  /** Reads all anew. */
  refresh: () => void
}

/** The actions on a wallet's lists as they stand now. */
export function orderListActions(
  client: QueryClient,
  userAddress: string,
  lists: readonly OrderList[],
): OrderListActions {
  const readAgain = (name: OrderListName) => {
    const queryKey = orderListKey(userAddress, name)
    if (client.isFetching({ queryKey }) === 0) void client.refetchQueries({ queryKey })
  }
  return {
    stop: () => stopLoading(userAddress),
    retry: readAgain,
    readRest: () => {
      for (const { name, state } of lists) {
        if (state.kind !== 'whole' && state.kind !== 'loading') readAgain(name)
      }
    },
    refresh: () => {
      askAgainForTokens(client)
      for (const list of lists) {
        client.setQueryData(orderListKey(userAddress, list.name), startedAgain(list, Date.now()))
        readAgain(list.name)
      }
    },
  }
}
