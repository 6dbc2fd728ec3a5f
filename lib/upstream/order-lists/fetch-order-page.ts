import type { Order } from '@/lib/domain/orders/order'
import { LIST_INFO, type OrderListName, type OrderPage } from '@/lib/domain/order-lists/order-list'
import { JupiterError } from '@/lib/upstream/jupiter/jupiter-error'
import { type JupiterCaller, priorityOf } from '@/lib/upstream/jupiter/jupiter-limit'
import { JUPITER_PATHS } from '@/lib/upstream/jupiter/jupiter-fetch'
import { withPlausibleDates } from './plausible-dates'
import { type ListPage, parseRecurringOrders, parseTriggerOrders } from './orders-page'

export type PageRequest = {
  name: OrderListName
  userAddress: string
  page: number
  /** How many wallets come before this one; 0 if absent (behaviour 21.3). */
  walletIndex?: number
  isTrial?: boolean
  signal: AbortSignal
}

export type LoadedPage = {
  page: OrderPage
  totalPages: number
  /** How many orders the list has; undefined if the service counts pages alone. */
  totalItems?: number | undefined
}

/** Loads a page of one of the four lists (behaviour 3.1). @throws what `JupiterCalls.call` throws */
export async function fetchOrderPage(
  calls: JupiterCaller,
  request: PageRequest,
  now: () => number,
): Promise<LoadedPage> {
  const { name, userAddress, page, walletIndex, isTrial = false, signal } = request
  const { kind, orderStatus } = LIST_INFO[name]
  const parse = kind === 'trigger' ? parseTriggerOrders : parseRecurringOrders
  const { totalPages, totalItems, ...loaded } = await calls.call<ListPage<Order>>({
    path: JUPITER_PATHS[kind],
    query: new URLSearchParams({
      user: userAddress,
      orderStatus: orderStatus === 'past' ? 'history' : 'active',
      ...(kind === 'recurring' ? { recurringType: 'all', includeFailedTx: 'false' } : {}),
      page: String(page),
    }),
    parse: (text) => withPlausibleDates<Order>(parse(text, orderStatus), now()),
    priority: priorityOf(page, walletIndex),
    isTrial,
    waitsForNetwork: !isTrial,
    signal,
  })
  return { totalPages, totalItems, page: { ...loaded, page, loadedAtMs: now() } }
}

/**
 * Returns the error of a file of the sample wallet that failed to load (behaviour 23.3). It is beside the pages, so
 * that the layout, which may throw it, has the code of pages once for all of its parts.
 */
export function sampleFileError(status?: number): JupiterError {
  return new JupiterError({ kind: 'sample file', status })
}
