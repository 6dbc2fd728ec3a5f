import { notifyManager, type QueryClient } from '@tanstack/react-query'
import {
  ALL_LISTS,
  emptyList,
  isLoading,
  isSignInMissing,
  LISTS_BY_KIND,
  LIST_INFO,
  type OrderList,
  type OrderListName,
  ordersOf,
  restarted,
} from '@/lib/domain/order-lists/order-list'
import { JupiterError } from '@/lib/upstream/jupiter/jupiter-error'
import {
  fetchOrderPage,
  type LoadedPage,
  type PageRequest,
} from '@/lib/upstream/order-lists/fetch-order-page'
import { loadActiveThenPast } from '@/lib/upstream/order-lists/load-order-lists'
import { withJupiter } from '@/lib/browser/jupiter/jupiter-calls'
import { cacheEntry } from '@/lib/browser/cache/cache-entry'
import type { Order } from '@/lib/domain/orders/order'

/** A wallet's loaded lists, and their orders, sorted and without copies (behaviour 3.12). */
export type CachedOrders = { lists: readonly OrderList[]; orders: readonly Order[] }

/** The lists and orders that are loaded so far, by wallet address. */
export const cachedOrders = cacheEntry<ReadonlyMap<string, CachedOrders>>('orders', new Map())

/** Returns one of a wallet's lists; undefined if it isn't in the cache. */
export function cachedList(
  client: QueryClient,
  userAddress: string,
  name: OrderListName,
): OrderList | undefined {
  const wallet = cachedOrders.read(client).get(userAddress)
  return wallet?.lists.find((list) => list.name === name)
}

/** Puts lists of a wallet into the cache, in place of its lists with the same names. */
export function putLists(
  client: QueryClient,
  userAddress: string,
  changed: readonly OrderList[],
): void {
  const wallets = cachedOrders.read(client)
  const before = wallets.get(userAddress)?.lists ?? []
  const lists = ALL_LISTS.flatMap(
    (name) => [...changed, ...before].find((list) => list.name === name) ?? [],
  )
  cachedOrders.write(client, new Map(wallets).set(userAddress, { lists, orders: ordersOf(lists) }))
}

/** Hundreds of pages come in bursts. Rendering after each page would block the tab (behaviour 3.3). */
const SHOW_EVERY_MS = 250

/** The last run of each wallet's pair of lists, by cache. The pair's next run begins after it. */
const runsIn = new WeakMap<QueryClient, Map<string, Promise<void>>>()
const stops = new Map<string, AbortController>()

/**
 * Starts or resumes the loading of lists that aren't being loaded; a past list follows the active one of its kind
 * (behaviour 3.10). Loading goes on if the visitor leaves the page, and a list's state says how it ended.
 * @param options.walletIndex how many wallets are loaded before this one (behaviour 21.3)
 * @param options.fromPageOne whether to load all pages again, not just the missing ones (behaviour 3.9)
 */
export function startLoading(
  client: QueryClient,
  userAddress: string,
  names: readonly OrderListName[],
  { walletIndex = 0, fromPageOne = false }: { walletIndex?: number; fromPageOne?: boolean } = {},
): void {
  const current = (name: OrderListName) =>
    cachedList(client, userAddress, name) ?? emptyList(name, Date.now())
  const isWanted = (name: OrderListName) => {
    const list = cachedList(client, userAddress, name)
    return names.includes(name) && !(list && isLoading(list))
  }
  const controller = stops.get(userAddress) ?? new AbortController()
  stops.set(userAddress, controller)
  const { signal } = controller
  const runs = runsIn.get(client) ?? new Map<string, Promise<void>>()
  runsIn.set(client, runs)
  for (const pair of LISTS_BY_KIND) {
    const isPastAlone = !isWanted(pair.active)
    if (isPastAlone && !isWanted(pair.past)) continue
    const loadingLists = [...(isPastAlone ? [] : [pair.active]), pair.past].map(
      (name): OrderList => ({
        ...(fromPageOne ? restarted(current(name), Date.now()) : current(name)),
        state: { kind: 'loading' },
      }),
    )
    putLists(client, userAddress, loadingLists)
    const id = `${userAddress} ${pair.past}`
    const load = () => {
      // `current` reads the cache, which must have all pages of the run before.
      showWaiting()
      return loadActiveThenPast({
        active: current(pair.active),
        past: current(pair.past),
        isPastAlone,
        loadPage: (name, page) =>
          loadPage(client, { name, userAddress, page, walletIndex, signal }),
        onChange: (list) => showSoon(client, userAddress, list),
        signal,
        now: Date.now,
      })
    }
    runs.set(id, (runs.get(id) ?? Promise.resolve()).then(load))
  }
}

/**
 * Resumes every failed list, one wallet after another, because a new API key may help (behaviour 4.7, 21.3).
 * @param isFirst whether a wallet comes before the others, as the shown ones do
 */
export function retryFailedLists(
  client: QueryClient,
  isFirst: (userAddress: string) => boolean,
): void {
  const wallets = [...cachedOrders.read(client)].sort(
    ([a], [b]) => Number(isFirst(b)) - Number(isFirst(a)),
  )
  for (const [walletIndex, [userAddress, { lists }]] of wallets.entries()) {
    const failed = lists.filter((list) => list.state.kind === 'failed' && !isSignInMissing(list))
    const names = failed.map(({ name }) => name)
    startLoading(client, userAddress, names, { walletIndex })
  }
}

/** Ends the loading of a wallet's lists; what was loaded is kept (behaviour 3.7). */
export function stopLoading(userAddress: string): void {
  stops.get(userAddress)?.abort()
  stops.delete(userAddress)
}

/** The newest lists that the cache doesn't have yet, by wallet address. */
const waiting = new Map<string, { client: QueryClient; lists: Map<OrderListName, OrderList> }>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a wallet's first orders and the end of its loading at once, and other changes four times a second. */
function showSoon(client: QueryClient, userAddress: string, list: OrderList): void {
  const { lists } = waiting.get(userAddress) ?? { lists: new Map() }
  waiting.set(userAddress, { client, lists: lists.set(list.name, list) })
  const wallet = cachedOrders.read(client).get(userAddress)
  const isEnded = wallet?.lists.every((other) => !isLoading(lists.get(other.name) ?? other))
  if (wallet?.orders.length === 0 || isEnded) showWaiting()
  else timer ??= setTimeout(showWaiting, SHOW_EVERY_MS)
}

function showWaiting(): void {
  clearTimeout(timer)
  timer = undefined
  const wallets = [...waiting]
  waiting.clear()
  notifyManager.batch(() => {
    for (const [userAddress, { client, lists }] of wallets) {
      putLists(client, userAddress, [...lists.values()])
    }
  })
}

/** The setting's name is written out, so that a build with the value 'off' drops this code (behaviour 25.3). */
const newerCalls =
  process.env.NEXT_PUBLIC_NEWER_ORDERS === 'off'
    ? undefined
    : () => import('@/lib/browser/newer-orders/load-newer-page')

async function loadPage(client: QueryClient, request: PageRequest): Promise<LoadedPage> {
  if (LIST_INFO[request.name].isNewer) {
    if (!newerCalls) throw new JupiterError({ kind: 'sign-in' })
    return (await newerCalls()).loadNewerPage(client, request)
  }
  return withJupiter(client, request.signal, (calls, signal) =>
    fetchOrderPage(calls, { ...request, signal }, Date.now),
  )
}
