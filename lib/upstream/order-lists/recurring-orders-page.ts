import { z } from 'zod/mini'
import type { RecurringOrder } from '@/lib/domain/orders/recurring-order'
import { orderFields, orderWire } from './order-wire'
import { type ListPage, readListPage } from './page-items'
import { isMore, recurringTerms, recurringTermsWire } from './recurring-terms'
import { toldAmount, wireAmount } from './wire-amount'
import { parseTrades } from './wire-trades'
import { wirePageCount } from './wire-values'

const recurringOrdersPage = z.object({
  totalPages: wirePageCount,
  all: z.optional(z.nullable(z.array(z.unknown()))),
  time: z.optional(z.nullable(z.array(z.unknown()))),
  price: z.optional(z.nullable(z.array(z.unknown()))),
})

const recurringOrderWire = z.object({
  ...orderWire.shape,
  inDeposited: wireAmount,
  outWithdrawn: toldAmount,
  recurringType: z.optional(z.nullable(z.enum(['time', 'price']))),
  ...recurringTermsWire.shape,
})

/** The query of one page of getRecurringOrders; pages count from 1 (behaviour 3.1). */
export function recurringOrdersQuery(
  userAddress: string,
  orderStatus: 'active' | 'history',
  recurringType: 'all' | 'time' | 'price',
  page: number,
): URLSearchParams {
  return new URLSearchParams({
    user: userAddress,
    orderStatus,
    recurringType,
    includeFailedTx: 'false',
    page: String(page),
  })
}

/**
 * One page of recurring orders, item by item. An answer with none of its list fields is a fault,
 * never an empty list (behaviour 3.13).
 * @throws UpstreamError 'unreadable'
 */
export function parseRecurringOrders(
  text: string,
  orderStatus: 'active' | 'history',
): ListPage<RecurringOrder> {
  return readListPage(
    text,
    (answer) => {
      const page = recurringOrdersPage.safeParse(answer).data
      const listed = page && (page.all || page.time || page.price)
      if (!page || !listed) return undefined
      const items = [...(page.all ?? []), ...(page.time ?? []), ...(page.price ?? [])]
      return { items, totalPages: page.totalPages }
    },
    (item) => parseOrder(item, orderStatus),
  )
}

function parseOrder(item: unknown, orderStatus: 'active' | 'history') {
  const wire = recurringOrderWire.safeParse(item).data
  if (!wire) return undefined
  const { trades, unreadable } = parseTrades('recurring', wire.trades)
  const hasCycle = typeof item === 'object' && item !== null && 'cycleFrequency' in item
  const recurringType = wire.recurringType ?? (hasCycle ? 'time' : 'price')
  const order: RecurringOrder = {
    kind: 'recurring',
    recurringType,
    ...orderFields(wire, orderStatus),
    inDeposited: wire.inDeposited,
    ...recurringTerms(wire, recurringType),
    // In April 2025 the list `all` left them out while the list `time` had them, as a recorded
    // answer shows.
    lostTrades: trades.length === 0 && (isMore(wire.outReceived) || isMore(wire.outWithdrawn)),
    trades,
  }
  return { order, unreadableTrades: unreadable }
}
