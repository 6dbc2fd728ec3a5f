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

/** Parses a page of triggers. @throws UpstreamError 'unreadable' */
export function parseTriggerOrders(
  text: string,
  orderStatus: Order['orderStatus'],
): ListPage<TriggerOrder> {
  return parseListPage(
    text,
    (json) => {
      const page = triggerOrdersPage.safeParse(json).data
      return page && { items: page.orders, totalPages: page.totalPages }
    },
    (item) => parseOrder(item, orderStatus),
  )
}

function parseOrder(item: unknown, orderStatus: Order['orderStatus']): TriggerOrder | undefined {
  const wire = triggerOrderWire.safeParse(item).data
  if (!wire) return undefined
  const { trades, topUps, unreadable } = parseTrades('trigger', wire, wire.makingAmount)
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
