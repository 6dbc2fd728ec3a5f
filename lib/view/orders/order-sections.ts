import {
  groupByPair,
  groupedBy,
  type Order,
  orderId,
  type OrderPair,
  type OrderSection,
  orderSection,
} from '@/lib/domain/orders/order'
import { isLoading, isPartial, LISTED, type OrderList } from '@/lib/domain/order-lists/order-list'

/** The headings of the orders page (behaviour 2.3). */
export const ORDER_HEADINGS: Record<OrderSection, string> = {
  'recurring time': 'Recurring (Time)',
  'recurring price': 'Recurring (Price)',
  trigger: 'Triggers',
  'newer recurring': 'Recurring (newer)',
  'newer trigger': 'Triggers (newer)',
}

/** The sections of the orders page from top to bottom, and which lists feed each. */
const SECTIONS = [
  { type: 'recurring time', kind: 'recurring', isNewer: false },
  { type: 'recurring price', kind: 'recurring', isNewer: false },
  { type: 'trigger', kind: 'trigger', isNewer: false },
  { type: 'newer recurring', kind: 'recurring', isNewer: true },
  { type: 'newer trigger', kind: 'trigger', isNewer: true },
] as const

export type OrderSectionView = {
  type: OrderSection
  heading: string
  count: number
  matching: number
  entries: readonly OrderEntry[]
  isLoading: boolean
  isPartial: boolean
  /** The text if there are no orders. It names the wallet unless orders may be missing (behaviour 2.13). */
  emptyText: string
}

type PageOrders = {
  userAddress: string
  lists: readonly OrderList[]
  orders: readonly Order[]
  entries: EntriesBySection
}

export type PageSections = {
  sections: readonly OrderSectionView[]
  /** Replaces the sections of recurring orders if their lists are whole and hold none. */
  noRecurring: string | undefined
  /** Replace all sections if the lists without newer orders are whole, and no list has an order (behaviour 2.13). */
  emptyTexts: readonly string[] | undefined
}

/**
 * Returns the sections to show. The triggers' section always shows, and another section shows while it has orders
 * or is loading. Both sections of recurring orders show while they are empty and orders may be missing
 * (behaviour 2.3, 25.16).
 */
export function pageSections(page: PageOrders): PageSections {
  const allSections = SECTIONS.map((section) => sectionOf(section, page))
  const recurring = allSections.filter(
    ({ type }) => type === 'recurring time' || type === 'recurring price',
  )
  const hasNoRecurring = recurring.every(({ count }) => count === 0)
  const sections = allSections.filter((section) => {
    const isUnsure = hasNoRecurring && section.isPartial && recurring.includes(section)
    return section.type === 'trigger' || section.count > 0 || section.isLoading || isUnsure
  })
  const [sure] = recurring.filter(({ isPartial }) => hasNoRecurring && !isPartial)
  const isEmpty = sure && sections.every(({ count, isPartial }) => count === 0 && !isPartial)
  return {
    sections,
    noRecurring: sure?.emptyText,
    emptyTexts: isEmpty ? [sure, ...sections].map(({ emptyText }) => emptyText) : undefined,
  }
}

function sectionOf(
  { type, kind, isNewer }: (typeof SECTIONS)[number],
  { userAddress, lists, orders, entries }: PageOrders,
): OrderSectionView {
  const feeding = lists.filter(({ name }) => {
    const listed = LISTED[name]
    return listed.kind === kind && listed.isNewer === isNewer
  })
  const isUnsure = feeding.some(isPartial)
  const lines = entries.get(type) ?? NO_ENTRIES
  return {
    type,
    heading: ORDER_HEADINGS[type],
    count: orders.filter((order) => orderSection(order) === type).length,
    matching: lines.filter((line) => line.kind === 'order').length,
    entries: lines,
    isLoading: feeding.some(isLoading),
    isPartial: isUnsure,
    emptyText: isUnsure ? 'No orders loaded' : `${NONE_FOUND[kind]} ${userAddress}`,
  }
}

const NONE_FOUND: Record<Order['kind'], string> = {
  recurring: 'No recurring orders found for',
  trigger: 'No Jupiter Trigger orders found for',
}

/** All empty sections share this array, so that no new array makes them render again. */
const NO_ENTRIES: readonly OrderEntry[] = []

/** A line of a section: a pair's parent, or an order. */
export type OrderEntry = { key: string; pair: OrderPair } & (
  | { kind: 'parent' }
  /** @property place the order's position in its pair, from 1 */
  | { kind: 'order'; order: Order; place: number }
)

type EntriesBySection = ReadonlyMap<OrderSection, readonly OrderEntry[]>

/** Returns the lines of each section. A pair of one order has no parent (behaviour 2.4). */
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

export function entriesByPair<T extends OrderEntry>(entries: readonly T[]): T[][] {
  return [...groupedBy(entries, ({ pair }) => pair).values()]
}
