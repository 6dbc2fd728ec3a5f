import type { Order } from '@/lib/domain/orders/order'
import { LISTED, type OrderListName, type OrderPage } from '@/lib/domain/order-lists/order-list'
import { PRIORITY, type JupiterCalls } from '@/lib/upstream/jupiter/jupiter-limit'
import { JUPITER_PATHS } from '@/lib/upstream/jupiter/jupiter-fetch'
import type { ListPage } from './list-page'
import { parseRecurringOrders } from './recurring-orders-page'
import { parseTriggerOrders } from './trigger-orders-page'

/** The types of a recurring list. Only if 'all' lost trades are the others loaded (behaviour 3.12). */
export type RecurringType = 'all' | 'time' | 'price'

export type PageRequest = {
  name: OrderListName
  userAddress: string
  recurringType: RecurringType
  page: number
  /** How many wallets go first; 0 if absent (behaviour 21.3). */
  turn?: number
  /** See `JupiterCall`. */
  isTrial?: boolean
  signal: AbortSignal
}

/** Returns the priority of a list's page. @param turn how many wallets go first (behaviour 21.3) */
export function priorityOf(page: number, turn = 0): number {
  return page === 1 ? PRIORITY.firstPage : PRIORITY.furtherPage - turn
}

/** A page, and how many pages its list has now. */
export type LoadedPage = { page: OrderPage; totalPages: number }

/** Loads a page of one of the four lists. @throws as `JupiterCalls.call` */
export async function fetchOrderPage(
  calls: Pick<JupiterCalls, 'call'>,
  request: PageRequest,
  now: () => number,
): Promise<LoadedPage> {
  const { name, userAddress, recurringType, page, turn, isTrial = false, signal } = request
  const { kind, orderStatus } = LISTED[name]
  const parse = kind === 'trigger' ? parseTriggerOrders : parseRecurringOrders
  const { totalPages, ...loaded } = await calls.call<ListPage<Order>>({
    path: JUPITER_PATHS[kind],
    query: new URLSearchParams({
      user: userAddress,
      orderStatus,
      ...(kind === 'recurring' ? { recurringType, includeFailedTx: 'false' } : {}),
      page: String(page),
    }),
    parse: (text) => parse(text, orderStatus),
    priority: priorityOf(page, turn),
    isTrial,
    signal,
  })
  return { totalPages, page: { ...loaded, page, loadedAtMs: now() } }
}
