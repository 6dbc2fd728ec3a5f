import * as z from '@/lib/domain/text/zod'
import { type Amount, decimalTextSchema } from '@/lib/domain/amounts/amount'
import { differenceOf, isAboveZero, sumOf } from '@/lib/domain/amounts/decimal'
import { identifierSchema, orderKeySchema, signatureSchema } from '@/lib/domain/text/identifier'

/** ISO 8601 in UTC with milliseconds, as `lib/upstream` writes times. */
const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/))
/** A time that `lib/upstream` lets through: none is before 2020 (behaviour 3.13). */
const pastTime = time.check(z.refine((text) => text >= '2020'))
const count = z.int().check(z.minimum(0))
/** Plain decimal text; undefined if Jupiter doesn't report it. */
const amount = z.orUndefined(decimalTextSchema)

/** One trade of an order (behaviour 3.13). Amounts are plain decimal text in token units. */
const tradeSchema = z.object({
  confirmedAt: pastTime,
  inputMint: identifierSchema,
  outputMint: identifierSchema,
  /** Undefined if Jupiter gives only the total of several trades. */
  inputAmount: amount,
  /** What the wallet received: the net (behaviour 7.4). */
  outputAmount: decimalTextSchema,
  /** Undefined unless the fee is known and in the output's token (behaviour 7.8). */
  feeAmount: amount,
  transactionSignature: signatureSchema,
})
export type OrderTrade = z.infer<typeof tradeSchema>

/** Money that moved between the wallet and an order, in token units of the order's input. */
const transferSchema = z.object({
  date: pastTime,
  amount: decimalTextSchema,
  transactionSignature: signatureSchema,
})
export type OrderTransfer = z.infer<typeof transferSchema>

const newerSchema = z.object({
  /** What the deposit earned while it waited; undefined if it earned nothing. */
  yieldAmount: amount,
  /** How many rounds didn't trade, and how many Jupiter moved to a later time. */
  failedRounds: count,
  rescheduledRounds: count,
  /** The price of `mint` in US dollars at which a recurring order trades. Triggers lack this field and the next. */
  priceBounds: z.optional(
    z.object({ mint: z.orUndefined(identifierSchema), min: amount, max: amount }),
  ),
  nextTradeAt: z.optional(time),
})

/** The fields that both kinds of orders have (behaviour 3.13). */
const core = {
  orderKey: orderKeySchema,
  inputMint: identifierSchema,
  outputMint: identifierSchema,
  createdAt: pastTime,
  updatedAt: z.union([pastTime, z.literal('')]),
  orderStatus: z.enum(['active', 'past']),
  /** The deposit, its top-ups included. */
  deposited: decimalTextSchema,
  transactionSignature: signatureSchema,
  /** The transaction that closed the order; empty if none is known. */
  closingSignature: signatureSchema,
  /** The parts of the deposit that were added later (behaviour 5.3). */
  topUps: z.readonly(z.array(transferSchema)),
  /** The money that went back to the wallet (behaviour 16.1). */
  refunds: z.readonly(z.array(transferSchema)),
  newer: z.orUndefined(newerSchema),
  /** The mints whose amounts are in base units, because their decimals aren't known. */
  baseUnitMints: z.readonly(z.array(identifierSchema)),
  trades: z.readonly(z.array(tradeSchema)),
  /** How many more trades were skipped because of invalid data, if any (behaviour 3.13). */
  unreadableTrades: z.optional(count),
}

/** A recurring order: it trades at set times or at set prices. */
const recurringSchema = z.object({
  ...core,
  kind: z.literal('recurring'),
  recurringType: z.enum(['time', 'price']),
  /** Undefined for older orders, because Jupiter gives them no status. */
  status: z.orUndefined(z.string()),
  /** The part of the deposit that trades used. */
  used: amount,
  /** The part of the deposit that went back to the wallet. */
  refunded: amount,
  /** What the wallet received from all trades. */
  received: amount,
  perCycle: amount,
  /** In an older order by price, each trade should add this many US dollars to the value of the output held. */
  usdPerCycle: amount,
  /** The least and the most that a trade may bring. */
  minOutput: amount,
  maxOutput: amount,
  everySeconds: z.orUndefined(count),
  closedBy: z.orUndefined(z.enum(['owner', 'Jupiter'])),
  /** Whether Jupiter reports output but sent no trades (behaviour 3.12). */
  lostTrades: z.boolean(),
})
export type RecurringOrder = z.infer<typeof recurringSchema>

/** A trigger order: it trades once the price is right, as a limit order does. */
const triggerSchema = z.object({
  ...core,
  kind: z.literal('trigger'),
  /** The part of the deposit that no trade has used. */
  remaining: amount,
  /** The output that the owner wants for the whole deposit. */
  limitOutput: amount,
  /** Undefined if Jupiter doesn't report it, or if the order never expires. */
  expiredAt: z.orUndefined(time),
  /** 'Open', 'Completed', 'Cancelled', or another status. */
  status: z.string(),
})
export type TriggerOrder = z.infer<typeof triggerSchema>

/** Checks an order from the browser's storage. `lib/upstream` parses what services send. */
export const orderSchema = z.discriminatedUnion('kind', [recurringSchema, triggerSchema])

export type Order = z.infer<typeof orderSchema>

/** The mints of a pair, which orders, events and sums have. */
export type PairMints = { inputMint: string; outputMint: string }

export const ORDER_TYPES = ['recurring time', 'recurring price', 'trigger'] as const

/** The type of an order in the table and in the CSV (behaviour 9.1). */
type OrderType = (typeof ORDER_TYPES)[number]

/** The section that an order is in. Newer orders have sections of their own (behaviour 2.3). */
export type SectionName = OrderType | 'newer recurring' | 'newer trigger'

/** The error for a text that isn't an order type (behaviour 12.3). */
export const INVALID_ACCOUNT_TYPE = 'Invalid account type'

export function orderType(order: Order): OrderType {
  return order.kind === 'trigger' ? 'trigger' : `recurring ${order.recurringType}`
}

export function orderSection(order: Order): SectionName {
  return order.newer ? `newer ${order.kind}` : orderType(order)
}

export function orderId(order: Order): string {
  return `${order.kind} ${order.orderKey}`
}

/** Returns an order's deposits: the one that opened it, then its top-ups (behaviour 5.3). */
export function depositsOf(order: Order): OrderTransfer[] {
  const { createdAt, transactionSignature, topUps, deposited } = order
  const added = sumOf(topUps.map(({ amount }) => amount))
  const amount = topUps.length === 0 ? deposited : (differenceOf(deposited, added) ?? '0')
  return [{ date: createdAt, amount, transactionSignature }, ...topUps]
}

/**
 * Returns what an order gave back as it closed, if the amount, the transaction and the time are known (behaviour
 * 16.1). Jupiter gives a refund no time of its own; the order's last update is the closest.
 */
export function refundsAtClose(
  { updatedAt, closingSignature }: { updatedAt: string; closingSignature: string },
  amount = '0',
): OrderTransfer[] {
  if (!isAboveZero(amount) || closingSignature === '' || updatedAt === '') return []
  return [{ date: updatedAt, amount, transactionSignature: closingSignature }]
}

/** Returns an amount of one of an order's mints, and whether it is in token units (behaviour 25.14). */
export function amountOf({ baseUnitMints }: Order, mint: string, amount: string): Amount {
  return { amount, adjustedForDecimals: !baseUnitMints.includes(mint) }
}

/** Returns whether an order is open. Only older recurring orders lack a status (behaviour 2.6, 25.16). */
export function isOpen({ status, orderStatus }: Order): boolean {
  return status === undefined ? orderStatus === 'active' : status === 'Open'
}

/** Returns the expiry, in ISO 8601, of an expired order that Jupiter still calls open; else undefined (behaviour 2.6). */
export function passedExpiry(order: Order, nowMs: number): string | undefined {
  if (order.kind === 'recurring' || !isOpen(order) || order.expiredAt === undefined)
    return undefined
  return Date.parse(order.expiredAt) <= nowMs ? order.expiredAt : undefined
}

export const ORDER_STATES = ['open', 'finished', 'cancelled', 'expired'] as const

export type OrderState = (typeof ORDER_STATES)[number]

const STATUS_STATES = new Map<string | undefined, OrderState>([
  ['Completed', 'finished'],
  ['Cancelled', 'cancelled'],
  ['Expired', 'expired'],
])

/** Returns an order's state; undefined if its status belongs to none of the four (behaviour 17.15). */
export function orderState(order: Order, nowMs: number): OrderState | undefined {
  if (isOpen(order)) return passedExpiry(order, nowMs) ? 'expired' : 'open'
  if (order.kind === 'recurring' && order.status === undefined) {
    const isCancelled = isAboveZero(order.refunded) && order.closedBy === 'owner'
    return isCancelled ? 'cancelled' : 'finished'
  }
  return STATUS_STATES.get(order.status)
}

/** Returns whether a trade of an order buys its input token back, as the second trade of an OTOCO does. */
export function tradesBack({ inputMint, trades }: Order): boolean {
  return trades.some((trade) => trade.outputMint === inputMint)
}

export function pairIdOf(order: Order): string {
  return `${orderSection(order)} ${order.inputMint} ${order.outputMint}`
}

/** Groups items by a key, such as orders by their pair. The groups and the items in them keep their sequence. */
export function groupedBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** The orders of one section with the same two mints. They share a parent checkbox (behaviour 2.4). */
export type OrderPair = {
  pairId: string
  section: SectionName
  inputMint: string
  outputMint: string
  orders: readonly Order[]
}

/** Groups orders by pair. Pairs and orders keep their sequence. */
export function groupByPair(orders: readonly Order[]): OrderPair[] {
  return [...groupedBy(orders, pairIdOf)].flatMap(([pairId, pairOrders]) => {
    const [first] = pairOrders
    if (!first) return []
    const { inputMint, outputMint } = first
    return { pairId, section: orderSection(first), inputMint, outputMint, orders: pairOrders }
  })
}
