import {
  groupByPair,
  type Order,
  orderId,
  type OrderPair,
  type SectionName,
  orderSection,
} from '@/lib/domain/orders/order'
import {
  isLoading,
  isPartial,
  LIST_INFO,
  type OrderList,
} from '@/lib/domain/order-lists/order-list'
import { SECTION_LABELS } from './order-label'

/** The sections of the orders page from top to bottom, and which lists feed each. */
const SECTIONS = [
  { name: 'recurring time', kind: 'recurring', isNewer: false },
  { name: 'recurring price', kind: 'recurring', isNewer: false },
  { name: 'trigger', kind: 'trigger', isNewer: false },
  { name: 'newer recurring', kind: 'recurring', isNewer: true },
  { name: 'newer trigger', kind: 'trigger', isNewer: true },
] as const

export type OrderSectionView = {
  name: SectionName
  heading: string
  count: number
  matching: number
  lines: readonly SectionLine[]
  isLoading: boolean
  isPartial: boolean
  /** The text if there are no orders. It names the wallet unless orders may be missing (behaviour 2.13). */
  emptyText: string
}

export type PageSections = {
  sections: readonly OrderSectionView[]
  /** Replaces the sections of recurring orders if their lists are whole and hold none. */
  noRecurring: string | undefined
  /** Replace all sections if the lists without newer orders are whole, and no list has an order (behaviour 2.13). */
  emptyTexts: readonly string[] | undefined
}

type PageOrders = {
  userAddress: string
  lists: readonly OrderList[]
  orders: readonly Order[]
  /** The lines of each section. */
  lines: ReadonlyMap<SectionName, readonly SectionLine[]>
}

/**
 * Returns the sections to show (behaviour 2.3, 25.16). 'Triggers' always shows. Another section shows while it has
 * orders or is loading. The two of recurring orders also show while both are empty and orders may be missing.
 */
export function pageSections(page: PageOrders): PageSections {
  const allSections = SECTIONS.map((section) => sectionOf(section, page))
  const recurring = allSections.filter(({ name }) => name.startsWith('recurring'))
  const hasNoRecurring = recurring.every(({ count }) => count === 0)
  const sections = allSections.filter((section) => {
    const isUnsure = hasNoRecurring && section.isPartial && recurring.includes(section)
    return section.name === 'trigger' || section.count > 0 || section.isLoading || isUnsure
  })
  const [emptySection] = recurring.filter(({ isPartial }) => hasNoRecurring && !isPartial)
  const isEmpty =
    emptySection && sections.every(({ count, isPartial }) => count === 0 && !isPartial)
  return {
    sections,
    noRecurring: emptySection?.emptyText,
    emptyTexts: isEmpty ? [emptySection, ...sections].map(({ emptyText }) => emptyText) : undefined,
  }
}

function sectionOf(
  { name, kind, isNewer }: (typeof SECTIONS)[number],
  page: PageOrders,
): OrderSectionView {
  const feeding = page.lists.filter((list) => {
    const listed = LIST_INFO[list.name]
    return listed.kind === kind && listed.isNewer === isNewer
  })
  const isUnsure = feeding.some(isPartial)
  const words = kind === 'trigger' ? 'Jupiter Trigger' : 'recurring'
  const lines = page.lines.get(name) ?? NO_LINES
  return {
    name,
    heading: SECTION_LABELS[name].heading,
    count: page.orders.filter((order) => orderSection(order) === name).length,
    matching: lines.filter((line) => line.kind === 'order').length,
    lines,
    isLoading: feeding.some(isLoading),
    isPartial: isUnsure,
    emptyText: isUnsure ? 'No orders loaded' : `No ${words} orders found for ${page.userAddress}`,
  }
}

/** All empty sections share this array, so that no new array makes them render again. */
const NO_LINES: readonly SectionLine[] = []

/** A line of a section: a pair's parent, or an order. */
export type SectionLine = { key: string; pair: OrderPair } & (
  | { kind: 'parent' }
  /** @property place the order's position in its pair, from 1 */
  | { kind: 'order'; order: Order; place: number }
)

/** Returns the lines of each section. A pair of one order has no parent (behaviour 2.4). */
export function linesBySection(orders: readonly Order[]): PageOrders['lines'] {
  const sections = new Map<SectionName, SectionLine[]>()
  for (const pair of groupByPair(orders)) {
    const lines = sections.get(pair.section) ?? []
    sections.set(pair.section, lines)
    if (pair.orders.length > 1) lines.push({ kind: 'parent', key: pair.pairId, pair })
    for (const [at, order] of pair.orders.entries()) {
      lines.push({ kind: 'order', key: orderId(order), pair, order, place: at + 1 })
    }
  }
  return sections
}
