import { notifyManager, type QueryClient, queryOptions } from '@tanstack/react-query'
import { startedAgain } from '@/lib/domain/order-lists/merge-lists'
import {
  emptyList,
  isLoading,
  isNewerList,
  type OrderList,
  type OrderListName,
} from '@/lib/domain/order-lists/order-list'
import {
  fetchOrderPage,
  type LoadedPage,
  type PageRequest,
} from '@/lib/upstream/order-lists/fetch-order-page'
import { SignInError } from '@/lib/upstream/http/upstream-error'
import { loadOrderList, type PastList } from '@/lib/upstream/order-lists/load-order-list'
import { servicesOf } from '@/lib/browser/sample/cache-services'
import { withJupiter } from '@/lib/browser/jupiter/jupiter-calls'

/**
 * Pages come in bursts, and rendering each of hundreds would block the page. First pages show at once
 * (behaviour 3.3).
 */
const SHOW_EVERY_MS = 250

/** What shows the newest state of each list, by its id. */
const waiting = new Map<string, () => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows the newest state of all lists together. */
function showAll(): void {
  clearTimeout(timer)
  timer = undefined
  const shows = [...waiting.values()]
  waiting.clear()
  notifyManager.batch(() => shows.forEach((show) => show()))
}

const stops = new Map<string, AbortController>()

/** Returns the query key of one of a wallet's lists. */
export function orderListKey(userAddress: string, name: OrderListName) {
  return ['orders', userAddress, name] as const
}

/**
 * Returns the query of one of a wallet's lists. It loads page by page into the cache and is never stale.
 * Loading goes on when its page is left; only `stopLoading` ends it. The query never fails: the list's
 * state says how it ended.
 * @param turn how many wallets are loaded before this one (behaviour 21.3)
 */
export function orderListQuery(userAddress: string, name: OrderListName, turn = 0) {
  const queryKey = orderListKey(userAddress, name)
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<OrderList> => {
      const id = queryKey.join()
      let isOver = false
      const onChange = (list: OrderList) => {
        const show = () => {
          // What still waits at the end is older than what the query returns.
          if (!isOver && isLoading(list)) client.setQueryData<OrderList>(queryKey, list)
        }
        waiting.set(id, show)
        if (list.pages.length <= 1) showAll()
        else timer ??= setTimeout(showAll, SHOW_EVERY_MS)
      }
      const { signal } = stopOf(userAddress)
      try {
        return await loadOrderList({
          from: client.getQueryData<OrderList>(queryKey) ?? emptyList(name, Date.now()),
          loadPage: (listName, recurringType, page) =>
            loadPage(client, { name: listName, userAddress, recurringType, page, turn, signal }),
          onChange,
          past: pastListOf(client, userAddress, name),
          signal,
          now: Date.now,
        })
      } finally {
        isOver = true
      }
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    networkMode: 'always',
    // Comparing 100,000 trades with their last version would cost more than rendering them.
    structuralSharing: false,
  })
}

/**
 * Starts to load one of a wallet's lists, or resumes it, unless it is being loaded.
 * @param isAgain whether it is loaded from page 1 on, whatever is known (behaviour 3.9)
 */
export function startLoading(
  client: QueryClient,
  userAddress: string,
  name: OrderListName,
  { turn = 0, isAgain = false } = {},
): void {
  const query = orderListQuery(userAddress, name, turn)
  const { queryKey } = query
  if (client.isFetching({ queryKey }) > 0) return
  const list = client.getQueryData<OrderList>(queryKey)
  if (list && isAgain) client.setQueryData(queryKey, startedAgain(list, Date.now()))
  void client.prefetchQuery({ ...query, staleTime: 0 })
}

/** The setting is written out so that Next builds none of it in if it is off (behaviour 25.3). */
const newerCalls =
  process.env.NEXT_PUBLIC_NEWER_ORDERS === 'off'
    ? undefined
    : () => import('@/lib/browser/newer-orders/newer-calls')

async function loadPage(client: QueryClient, request: PageRequest): Promise<LoadedPage> {
  const load = servicesOf(client)
  if (load) return (await load()).loadPage(request)
  const { name } = request
  if (isNewerList(name)) {
    if (!newerCalls) throw new SignInError()
    return (await newerCalls()).loadNewerPage({ ...request, name })
  }
  return withJupiter(request.signal, (calls, signal) =>
    fetchOrderPage(calls, { ...request, signal }, Date.now),
  )
}

/** Ends the loading of a wallet's lists; what was loaded is kept (behaviour 3.7). */
export function stopLoading(userAddress: string): void {
  stops.get(userAddress)?.abort()
}

const PAST_LISTS: Partial<Record<OrderListName, OrderListName>> = {
  'active recurring': 'past recurring',
  'active trigger': 'past trigger',
  'active newer recurring': 'past newer recurring',
  'active newer trigger': 'past newer trigger',
}

/** Returns the past list of an active one; `undefined` for a past list (behaviour 3.10). */
function pastListOf(
  client: QueryClient,
  userAddress: string,
  name: OrderListName,
): PastList | undefined {
  const pastName = PAST_LISTS[name]
  if (!pastName) return undefined
  const queryKey = orderListKey(userAddress, pastName)
  return {
    loaded: async () => {
      await client.getQueryCache().find<OrderList>({ queryKey })?.promise
      return client.getQueryData<OrderList>(queryKey)
    },
    addPages: (pages) =>
      client.setQueryData<OrderList>(
        queryKey,
        (list) => list && { ...list, otherPages: [...list.otherPages, ...pages] },
      ),
  }
}

function stopOf(userAddress: string): AbortController {
  const known = stops.get(userAddress)
  if (known && !known.signal.aborted) return known
  const stop = new AbortController()
  stops.set(userAddress, stop)
  return stop
}
