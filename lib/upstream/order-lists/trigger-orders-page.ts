import * as z from '@/lib/domain/text/zod'
import type { Order, TriggerOrder } from '@/lib/domain/orders/order'
import { visibleText } from '@/lib/domain/text/visible-text'
import { type ListPage, orderFields, orderWire, parseListPage, parseTrades } from './list-page'
import { optionalAmount, wireAmount, wirePageCount, wireTime } from './wire-values'

const triggerOrdersPage = z.object({
  totalPages: wirePageCount,
  orders: z.array(z.unknown()),
})

const triggerOrderWire = z.object({
  ...orderWire.shape,
  makingAmount: wireAmount,
  remainingMakingAmount: optionalAmount,
  takingAmount: optionalAmount,
  expiredAt: z.catch(z.optional(wireTime), undefined),
  status: z.pipe(z.string(), z.transform(visibleText)),
})

/** Parses a page of triggers, as `withoutUntraded`. @throws UpstreamError 'unreadable' */
export function parseTriggerOrders(
  text: string,
  orderStatus: Order['orderStatus'],
): ListPage<TriggerOrder> {
  const page = parseListPage(
    text,
    (answer) => {
      const data = triggerOrdersPage.safeParse(answer).data
      return data && { items: data.orders, totalPages: data.totalPages }
    },
    (item) => parseOrder(item, orderStatus),
  )
  return withoutUntraded(page)
}

/** Keeps the orders that have a trade, and of the others the keys, so that they count (behaviour 2.14). */
export function withoutUntraded(page: ListPage<TriggerOrder>): ListPage<TriggerOrder> {
  const withoutTrades = page.orders.filter(({ trades }) => trades.length === 0)
  const completed = withoutTrades.filter(({ status }) => status === 'Completed')
  return {
    ...page,
    orders: page.orders.filter(({ trades }) => trades.length > 0),
    keysWithoutTrades: withoutTrades.map(({ orderKey }) => orderKey),
    completedWithoutTrades: completed.map(({ orderKey }) => orderKey),
  }
}

function parseOrder(item: unknown, orderStatus: Order['orderStatus']): TriggerOrder | undefined {
  const wire = triggerOrderWire.safeParse(item).data
  if (!wire) return undefined
  const { trades, topUps, unreadable } = parseTrades('trigger', wire, wire.makingAmount)
  // An order whose trades are all invalid must not count as one without trades.
  if (unreadable > 0 && trades.length === 0) return undefined
  return {
    kind: 'trigger',
    ...orderFields(
      wire,
      orderStatus,
      wire.status === 'Open' ? undefined : wire.remainingMakingAmount,
    ),
    makingAmount: wire.makingAmount,
    remainingMakingAmount: wire.remainingMakingAmount,
    takingAmount: wire.takingAmount,
    expiredAt: wire.expiredAt,
    status: wire.status,
    topUps,
    trades,
    unreadableTrades: unreadable || undefined,
  }
}
