import { z } from 'zod/mini'
import { identifierSchema } from '@/lib/domain/text/identifier'
import type { RecurringOrder } from '@/lib/domain/orders/recurring-order'
import { parseTrades, wireTrades } from './wire-trades'
import type { ListPage } from './page-items'
import { readListPage } from './page-items'
import { isMore, recurringTerms, recurringTermsWire } from './recurring-terms'
import { toldAmount, wireAmount } from './wire-amount'
import { wireTime } from './wire-time'
import { wirePageCount, wireSignature } from './wire-values'

const recurringOrdersPage = z.object({
  totalPages: wirePageCount,
  all: z.optional(z.nullable(z.array(z.unknown()))),
  time: z.optional(z.nullable(z.array(z.unknown()))),
  price: z.optional(z.nullable(z.array(z.unknown()))),
})

const recurringOrderWire = z.object({
  orderKey: identifierSchema,
  inputMint: identifierSchema,
  outputMint: identifierSchema,
  createdAt: wireTime,
  updatedAt: z.catch(wireTime, ''),
  inDeposited: wireAmount,
  outWithdrawn: toldAmount,
  recurringType: z.optional(z.nullable(z.enum(['time', 'price']))),
  ...recurringTermsWire.shape,
  openTx: wireSignature,
  trades: wireTrades,
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
 * never an empty list (behaviour 3.14).
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
    orderKey: wire.orderKey,
    inputMint: wire.inputMint,
    outputMint: wire.outputMint,
    createdAt: wire.createdAt,
    updatedAt: wire.updatedAt,
    orderStatus,
    transactionSignature: wire.openTx,
    closingSignature: wire.closeTx,
    inDeposited: wire.inDeposited,
    ...recurringTerms(wire, recurringType),
    // In April 2025 the list `all` left them out while the list `time` had them, as a recorded
    // answer shows.
    lostTrades: trades.length === 0 && (isMore(wire.outReceived) || isMore(wire.outWithdrawn)),
    trades,
  }
  return { order, unreadableTrades: unreadable }
}
