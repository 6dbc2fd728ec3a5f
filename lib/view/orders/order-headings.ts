import {
  groupByPair,
  type Order,
  orderId,
  type OrderPair,
  type OrderSection,
  orderSection,
} from '@/lib/domain/orders/order'
import { isLoading, LISTED, type OrderList } from '@/lib/domain/order-lists/order-list'
import { isPartial } from '@/lib/domain/order-lists/partial-list'

/** The headings of the orders page (behaviour 2.3). */
export const ORDER_HEADINGS: Record<OrderSection, string> = {
  'recurring time': 'Recurring (Time)',
  'recurring price': 'Recurring (Price)',
  trigger: 'Triggers',
  'newer recurring': 'Recurring (newer)',
  'newer trigger': 'Triggers (newer)',
}

/** A heading of the orders page, with its orders. */
export type OrderSectionView = {
  type: OrderSection
  heading: string
  /** How many orders are loaded. */
  count: number
  /** How many orders match the filters. */
  matching: number
  /** The lines of the matching orders. */
  entries: readonly OrderEntry[]
  isLoading: boolean
  /** Whether orders of this heading may be missing. */
  isPartial: boolean
  /** The text if there are no orders. */
  emptyText: string
}

/** The orders of a wallet, and the lines of the orders that match the filters. */
type SectionOrders = { orders: readonly Order[]; entries: EntriesBySection }

/**
 * Returns the recurring headings to show. If one of them has orders, an empty one disappears once its
 * lists are loaded (behaviour 2.3).
 */
export function recurringSections(
  orders: SectionOrders,
  lists: readonly OrderList[],
): OrderSectionView[] {
  const feeding = listsOf({ kind: 'recurring', isNewer: false }, lists)
  const sections = (['recurring time', 'recurring price'] as const).map((type) =>
    section(type, orders, feeding, NO_ORDERS_LOADED),
  )
  const hasOrders = sections.some(({ count }) => count > 0)
  return sections.filter(({ count, isLoading }) => count > 0 || isLoading || !hasOrders)
}

/** Returns the heading of the triggers, which is always shown (behaviour 2.3). */
export function triggerSection(
  orders: SectionOrders,
  lists: readonly OrderList[],
  userAddress: string,
): OrderSectionView {
  const feeding = listsOf({ kind: 'trigger', isNewer: false }, lists)
  return section('trigger', orders, feeding, noTriggersText(feeding, userAddress))
}

/** Returns the headings of newer orders that have orders or are loading (behaviour 25.16). */
export function newerSections(
  orders: SectionOrders,
  lists: readonly OrderList[],
): OrderSectionView[] {
  return (['recurring', 'trigger'] as const)
    .map((kind) => {
      const feeding = listsOf({ kind, isNewer: true }, lists)
      return section(`newer ${kind}`, orders, feeding, NO_ORDERS_LOADED)
    })
    .filter(({ count, isLoading }) => count > 0 || isLoading)
}

function section(
  type: OrderSection,
  { orders, entries }: SectionOrders,
  feeding: readonly OrderList[],
  emptyText: string,
): OrderSectionView {
  const lines = entries.get(type) ?? NO_ENTRIES
  return {
    type,
    heading: ORDER_HEADINGS[type],
    count: orders.filter((order) => orderSection(order) === type).length,
    matching: lines.filter(({ kind }) => kind === 'order').length,
    entries: lines,
    isLoading: feeding.some(isLoading),
    isPartial: feeding.some(isPartial),
    emptyText,
  }
}

/** Returns the past and the active list of a kind of orders. */
function listsOf(
  orders: { kind: Order['kind']; isNewer: boolean },
  lists: readonly OrderList[],
): OrderList[] {
  return lists.filter(({ name }) => {
    const { kind, isNewer } = LISTED[name]
    return kind === orders.kind && isNewer === orders.isNewer
  })
}

/** All empty headings share one array, so that they don't render again. */
const NO_ENTRIES: readonly OrderEntry[] = []

/** The text of an empty heading if orders may be missing. */
const NO_ORDERS_LOADED = 'No orders loaded'

/** Returns the text that replaces both recurring headings if their lists have no orders (behaviour 2.13). */
export function noRecurringText(
  orders: readonly Order[],
  lists: readonly OrderList[],
  userAddress: string,
): string | undefined {
  const isEmpty = !orders.some((order) => order.kind === 'recurring' && !order.newer)
  const isSure = !listsOf({ kind: 'recurring', isNewer: false }, lists).some(isPartial)
  return isEmpty && isSure ? `No recurring orders found for ${userAddress}` : undefined
}

/** Returns the text of an empty heading of triggers, which is sure if both lists are whole (behaviour 2.13). */
function noTriggersText(lists: readonly OrderList[], userAddress: string): string {
  const isSure = !lists.some(isPartial)
  return isSure ? `No Jupiter Trigger orders found for ${userAddress}` : NO_ORDERS_LOADED
}

/** A line under a heading: a pair's parent, or an order. */
export type OrderEntry = { key: string; pair: OrderPair } & (
  | { kind: 'parent' }
  /** @property place the order's position in its pair, from 1 */
  | { kind: 'order'; order: Order; place: number }
)

type EntriesBySection = ReadonlyMap<OrderSection, readonly OrderEntry[]>

/** Returns the lines of each heading. A pair of one order has no parent (behaviour 2.4). */
export function orderEntries(orders: readonly Order[]): EntriesBySection {
  const sections = new Map<OrderSection, OrderEntry[]>()
  for (const pair of groupByPair(orders)) {
    const entries = sections.get(pair.section) ?? []
    sections.set(pair.section, entries)
    if (pair.orders.length > 1) entries.push({ kind: 'parent', key: pair.pairId, pair })
    for (const [at, order] of pair.orders.entries()) {
      entries.push({ kind: 'order', key: orderId(order), pair, order, place: at + 1 })
    }
  }
  return sections
}

/** Groups consecutive entries by their pair. */
export function entriesByPair<T extends OrderEntry>(entries: readonly T[]): T[][] {
  const groups: T[][] = []
  let last: OrderPair | undefined
  for (const entry of entries) {
    if (entry.pair === last) groups.at(-1)?.push(entry)
    else groups.push([entry])
    last = entry.pair
  }
  return groups
}
