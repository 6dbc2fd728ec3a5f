import { LISTED, type OrderListName, type OrderPage } from '@/lib/domain/order-lists/order-list'
import { PRIORITY, type JupiterCalls } from '@/lib/upstream/jupiter/jupiter-limit'
import { JUPITER_PATHS } from '@/lib/upstream/jupiter/jupiter-fetch'
import { parseRecurringOrders, recurringOrdersQuery } from './recurring-orders-page'
import { parseTriggerOrders, triggerOrdersQuery } from './trigger-orders-page'

/** The `time` and `price` lists are only loaded if `all` lost trades (behaviour 3.12). */
export type RecurringType = 'all' | 'time' | 'price'

export type PageRequest = {
  name: OrderListName
  userAddress: string
  recurringType: RecurringType
  page: number
  /** How many wallets are loaded before this one; 0 if absent (behaviour 21.3). */
  turn?: number
  /** See `JupiterCall`. */
  isTrial?: boolean
  signal: AbortSignal
}

/**
 * Returns the priority of a list's page.
 * @param turn how many wallets are loaded before its wallet (behaviour 21.3)
 */
export function priorityOf(page: number, turn = 0): number {
  return page === 1 ? PRIORITY.firstPage : PRIORITY.furtherPage - turn
}

/** Recurring orders are kept with and without trades. */
export const NO_KEYS = { keysWithoutTrades: [], completedWithoutTrades: [] }

/** A page and how many there are now. */
export type LoadedPage = { page: OrderPage; totalPages: number }

/**
 * Loads one page of one of the four lists.
 * @throws as `JupiterCalls.call`
 */
export async function fetchOrderPage(
  calls: Pick<JupiterCalls, 'call'>,
  request: PageRequest,
  now: () => number,
): Promise<LoadedPage> {
  const { name, userAddress, recurringType, page, turn, isTrial = false, signal } = request
  const { kind, orderStatus } = LISTED[name]
  const shared = { signal, priority: priorityOf(page, turn), isTrial }
  const { totalPages, ...loaded } =
    kind === 'trigger'
      ? await calls.call({
          ...shared,
          path: JUPITER_PATHS.trigger,
          query: triggerOrdersQuery(userAddress, orderStatus, page),
          parse: (text) => parseTriggerOrders(text, orderStatus),
        })
      : await calls.call({
          ...shared,
          path: JUPITER_PATHS.recurring,
          query: recurringOrdersQuery(userAddress, orderStatus, recurringType, page),
          parse: (text) => ({ ...parseRecurringOrders(text, orderStatus), ...NO_KEYS }),
        })
  return { totalPages, page: { ...loaded, page, loadedAtMs: now() } }
}
