import * as z from '@/lib/domain/text/zod'
import { isAboveZero } from '@/lib/domain/amounts/decimal'
import type { Order, RecurringOrder, TriggerOrder } from '@/lib/domain/orders/order'
import { orderFields, orderWire, pageParser, parseTrades } from './parse-page'
import { optionalAmount, optionalSeconds, wireAmount, wirePageCount, wireTime } from './wire-values'
import { visibleText } from '@/lib/domain/text/visible-text'

const recurringOrdersPage = z.object({
  totalPages: wirePageCount,
  // eslint-disable-next-line id-denylist -- Jupiter's own name
  all: z.optional(z.nullable(z.array(z.unknown()))),
  time: z.optional(z.nullable(z.array(z.unknown()))),
  price: z.optional(z.nullable(z.array(z.unknown()))),
})

const recurringOrderWire = z.object({
  ...orderWire.shape,
  recurringType: z.optional(z.nullable(z.enum(['time', 'price']))),
  inDeposited: wireAmount,
  inUsed: optionalAmount,
  inWithdrawn: optionalAmount,
  outReceived: optionalAmount,
  outWithdrawn: optionalAmount,
  minOutAmount: optionalAmount,
  maxOutAmount: optionalAmount,
  // Orders by time have these.
  inAmountPerCycle: optionalAmount,
  cycleFrequency: optionalSeconds,
  userClosed: z.catch(z.optional(z.boolean()), undefined),
  // Orders by price have these.
  incrementalUsdValue: optionalAmount,
  orderInterval: optionalSeconds,
  closedBy: z.catch(z.optional(z.string()), undefined),
  userPubkey: z.catch(z.optional(z.string()), undefined),
})

/** Parses a page of recurring orders (behaviour 3.13). @throws UpstreamError 'unreadable', also without any list */
export const parseRecurringOrders = pageParser((json) => {
  const page = recurringOrdersPage.safeParse(json).data
  const listed = page && (page.all || page.time || page.price)
  if (!page || !listed) return undefined
  const items = [...(page.all ?? []), ...(page.time ?? []), ...(page.price ?? [])]
  return { items, totalPages: page.totalPages }
}, parseRecurringOrder)

/** Parses an order with its terms (behaviour 3.13); `undefined` if its data is invalid. */
function parseRecurringOrder(
  item: unknown,
  orderStatus: Order['orderStatus'],
): RecurringOrder | undefined {
  const wire = recurringOrderWire.safeParse(item).data
  if (!wire) return undefined
  const { trades, topUps, unreadable } = parseTrades('recurring', wire, wire.inDeposited)
  const hasCycle = typeof item === 'object' && item !== null && 'cycleFrequency' in item
  const recurringType = wire.recurringType ?? (hasCycle ? 'time' : 'price')
  const isByTime = recurringType === 'time'
  return {
    kind: 'recurring',
    recurringType,
    status: undefined,
    ...orderFields(wire, orderStatus, orderStatus === 'active' ? undefined : wire.inWithdrawn),
    inDeposited: wire.inDeposited,
    inUsed: wire.inUsed,
    inWithdrawn: wire.inWithdrawn,
    outReceived: wire.outReceived,
    // 0 means that there is no bound.
    minOutAmount: isAboveZero(wire.minOutAmount) ? wire.minOutAmount : undefined,
    maxOutAmount: isAboveZero(wire.maxOutAmount) ? wire.maxOutAmount : undefined,
    perCycle: isByTime ? wire.inAmountPerCycle : undefined,
    usdPerCycle: isByTime ? undefined : wire.incrementalUsdValue,
    everySeconds: isByTime ? wire.cycleFrequency : wire.orderInterval,
    closedBy: closerOf(wire),
    // A recorded response of April 2025 shows a list `all` without trades that the list `time` had.
    // Trades with invalid data aren't lost, because other lists have the same data.
    lostTrades:
      trades.length === 0 &&
      unreadable === 0 &&
      (isAboveZero(wire.outReceived) || isAboveZero(wire.outWithdrawn)),
    topUps,
    trades,
    unreadableTrades: unreadable || undefined,
  }
}

/** Returns who closed an order; undefined while it is open, or if Jupiter doesn't say. */
function closerOf(wire: z.infer<typeof recurringOrderWire>) {
  const { userClosed, closedBy = '', userPubkey, closeTx } = wire
  if (userClosed === true || (closedBy !== '' && closedBy === userPubkey)) return 'owner'
  const isKnown = userClosed !== undefined || closedBy !== ''
  return closeTx !== '' && isKnown ? 'Jupiter' : undefined
}

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
export const parseTriggerOrders = pageParser((json) => {
  const page = triggerOrdersPage.safeParse(json).data
  return page && { items: page.orders, totalPages: page.totalPages }
}, parseTriggerOrder)

function parseTriggerOrder(
  item: unknown,
  orderStatus: Order['orderStatus'],
): TriggerOrder | undefined {
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
