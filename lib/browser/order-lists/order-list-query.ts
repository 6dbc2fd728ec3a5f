import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  emptyList,
  isReading,
  type OrderList,
  type OrderListName,
  type OrderPage,
} from '@/lib/domain/order-lists/order-list'
import { otherListOf } from '@/lib/domain/order-lists/departed-orders'
import { readOrderList } from '@/lib/upstream/order-lists/read-order-list'
import {
  fetchOrderPage,
  type PageRequest,
  type ReadPage,
} from '@/lib/upstream/order-lists/fetch-order-page'
import { servicesOf } from '@/lib/browser/sample/cache-services'
import { withJupiter } from '@/lib/browser/jupiter/jupiter-calls-by-key'
import { arrivingPages } from './arriving-pages'
import { type OtherList, settled } from './settled-list'

const stops = new Map<string, AbortController>()

/** The query key of one of a wallet's lists. */
export function orderListKey(userAddress: string, name: OrderListName) {
  return ['orders', userAddress, name] as const
}

/**
 * One of a wallet's lists: read page by page into the query cache, never stale. A reading goes on
 * when its page is left; only `stopReading` ends it. It never fails: how it ended is in its state.
 * @param turn where several wallets are read: how many go before this one (behaviour 21.3)
 */
export function orderListQuery(userAddress: string, name: OrderListName, turn = 0) {
  const queryKey = orderListKey(userAddress, name)
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<OrderList> => {
      const startedAtMs = Date.now()
      const id = queryKey.join()
      let isOver = false
      const onChange = (list: OrderList) => {
        const show = () => {
          // What waits when the reading ends is older than what it returns, and how it ended shows
          // only then.
          if (!isOver && isReading(list)) client.setQueryData<OrderList>(queryKey, list)
        }
        arrivingPages.add([[id, show]])
        if (list.pages.length <= 1) arrivingPages.flush()
      }
      const { signal } = stopOf(userAddress)
      const read = (from: OrderList) =>
        readOrderList({
          from,
          startedAtMs,
          readPage: (recurringType, page) =>
            readPage(client, { name, userAddress, recurringType, page, turn, signal }),
          onChange,
          signal,
        })
      try {
        const list = await read(
          client.getQueryData<OrderList>(queryKey) ?? emptyList(name, startedAtMs),
        )
        return await settled(list, otherListIn(client, userAddress, name), read)
      } finally {
        isOver = true
      }
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    networkMode: 'always',
    // Comparing 100,000 trades with their last version would cost more than drawing them.
    structuralSharing: false,
  })
}

async function readPage(client: QueryClient, request: PageRequest): Promise<ReadPage> {
  const load = servicesOf(client)
  if (load) return (await load()).readPage(request)
  return withJupiter(request.signal, (calls, signal) =>
    fetchOrderPage(calls, { ...request, signal }, Date.now),
  )
}

/** Ends the reading of a wallet's lists; what was read is kept (behaviour 3.7). */
export function stopReading(userAddress: string): void {
  stops.get(userAddress)?.abort()
}

/**
 * A list to be read anew from page 1: what is known stays on screen until the new list is whole
 * (behaviour 3.9).
 */
export function listToRefresh(list: OrderList): OrderList {
  const otherPages: readonly OrderPage[] = [...list.otherPages, ...list.pages]
  return { ...list, pages: [], totalPages: undefined, otherPages }
}

function otherListIn(client: QueryClient, userAddress: string, name: OrderListName): OtherList {
  const queryKey = orderListKey(userAddress, otherListOf(name))
  return {
    get: () => client.getQueryData<OrderList>(queryKey),
    set: (list) => client.setQueryData<OrderList>(queryKey, list),
    isBeingRead: () => client.isFetching({ queryKey }) > 0,
    readAgain: () => client.refetchQueries({ queryKey }),
  }
}

function stopOf(userAddress: string): AbortController {
  const known = stops.get(userAddress)
  if (known && !known.signal.aborted) return known
  const stop = new AbortController()
  stops.set(userAddress, stop)
  return stop
}
