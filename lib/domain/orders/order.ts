import * as z from '@/lib/domain/text/zod'
import { type Amount, decimalTextSchema } from '@/lib/domain/amounts/amount'
import { differenceOf, sumOf } from '@/lib/domain/amounts/decimal'
import { identifierSchema, orderKeySchema, signatureSchema } from '@/lib/domain/text/identifier'

/** ISO 8601 in UTC with milliseconds, as the parsers of the services write it. */
const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/))
const count = z.int().check(z.minimum(0))
/** Plain decimal text in whole tokens; `undefined` if Jupiter doesn't say. */
const amount = optional(decimalTextSchema)

/** One trade of an order (behaviour 3.13). Amounts are plain decimal text in whole tokens. */
const tradeSchema = z.object({
  confirmedAt: time,
  inputMint: identifierSchema,
  outputMint: identifierSchema,
  /** Undefined if it is known only in total, with other trades of the order. */
  inputAmount: amount,
  /** What the wallet received: the net (behaviour 7.4). */
  outputAmount: decimalTextSchema,
  /** Undefined if it is not known in the output's token (behaviour 7.8). */
  feeAmount: amount,
  transactionSignature: signatureSchema,
})
export type OrderTrade = z.infer<typeof tradeSchema>

/** Money between the wallet and an order: plain decimal text in whole tokens of its input. */
const transferSchema = z.object({
  date: time,
  amount: decimalTextSchema,
  transactionSignature: signatureSchema,
})
export type OrderTransfer = z.infer<typeof transferSchema>

/** What only Jupiter's newer orders have. */
const newerSchema = z.object({
  /** What the deposit earned while it waited, in whole tokens of the input; undefined if nothing. */
  yieldAmount: amount,
  /** Rounds that didn't trade, and rounds that Jupiter moved to a later time. */
  failedRounds: count,
  movedRounds: count,
  /**
   * The bounds, in US dollars, of the price at which a recurring order trades, and the token that has
   * this price. Absent, as everything below, if there is none, or the order was stored before.
   */
  priceBounds: z.optional(z.object({ mint: optional(identifierSchema), min: amount, max: amount })),
  /** When Jupiter trades next. */
  nextTradeAt: z.optional(time),
})

/** What recurring and trigger orders have in common (behaviour 3.13). */
const core = {
  orderKey: orderKeySchema,
  inputMint: identifierSchema,
  outputMint: identifierSchema,
  createdAt: time,
  /** Empty if Jupiter names none. */
  updatedAt: z.union([time, z.literal('')]),
  /** Whether it came from one of Jupiter's active lists or of its past ones. */
  orderStatus: z.enum(['active', 'history']),
  /** The transaction that opened it. */
  transactionSignature: signatureSchema,
  /** The transaction that closed it; empty also while it is open. */
  closingSignature: signatureSchema,
  /**
   * What went in after it was opened: a part of the deposit (behaviour 5.3). Newer orders have none, and
   * orders that version 1.0.0 stored lack the field.
   */
  topUps: z.pipe(
    z.optional(z.readonly(z.array(transferSchema))),
    z.transform((topUps) => topUps ?? []),
  ),
  /** What went back to the wallet (behaviour 16.1). */
  refunds: z.readonly(z.array(transferSchema)),
  /** Undefined for an order of Jupiter's older system. */
  newer: optional(newerSchema),
  /**
   * The mints whose amounts are in base units, because no service knows their decimals. All other
   * amounts are in whole tokens.
   */
  baseUnitMints: z.readonly(z.array(identifierSchema)),
  trades: z.readonly(z.array(tradeSchema)),
  /** How many more hold invalid data and are skipped, if any (behaviour 3.13). */
  unreadableTrades: z.optional(count),
}

/** The schedule and the totals of a recurring order. */
const terms = z.object({
  /** What its trades took of the deposit. */
  inUsed: amount,
  /** What it gave back to the wallet. */
  inWithdrawn: amount,
  /** What its trades brought. */
  outReceived: amount,
  /** The input of one trade. */
  perCycle: amount,
  /** The US dollars by which the value of an older order by price is to grow with each trade. */
  usdPerCycle: amount,
  /** The bounds of one trade's output; `undefined` also if there is no such bound. */
  minOutAmount: amount,
  maxOutAmount: amount,
  /** Seconds between two trades. */
  everySeconds: optional(count),
  closedBy: optional(z.enum(['owner', 'Jupiter'])),
})

/** A recurring order: it trades at set times or at set prices. */
const recurringSchema = z.object({
  ...core,
  ...terms.shape,
  kind: z.literal('recurring'),
  recurringType: z.enum(['time', 'price']),
  /** What Jupiter calls its state; undefined if it doesn't say. */
  status: optional(z.string()),
  /** The deposit, its top-ups included. */
  inDeposited: decimalTextSchema,
  /** Jupiter reports output but sent no trades: they are missing (behaviour 3.12). */
  lostTrades: z.boolean(),
})
export type RecurringOrder = z.infer<typeof recurringSchema>

/** A trigger order: it trades once the price is right, like a limit order. */
const triggerSchema = z.object({
  ...core,
  kind: z.literal('trigger'),
  /** The deposit. */
  makingAmount: decimalTextSchema,
  /** What its trades left of the deposit. */
  remainingMakingAmount: amount,
  /** What the whole deposit is to bring. */
  takingAmount: amount,
  /** `undefined` also if it never expires. */
  expiredAt: optional(time),
  /** 'Open', 'Completed', 'Cancelled', or whatever else Jupiter says. */
  status: z.string(),
})
export type TriggerOrder = z.infer<typeof triggerSchema>

/** What may be absent. The pipe keeps it from being optional in the type: builders name every field. */
function optional<T extends z.ZodMiniType>(schema: T) {
  return z.pipe(
    z.optional(schema),
    z.transform((value) => value),
  )
}

/** Checks an order of the browser's storage; what services send is parsed in `lib/upstream`. */
export const orderSchema = z.discriminatedUnion('kind', [recurringSchema, triggerSchema])

/** One order of a wallet; `kind` tells which. */
export type Order = z.infer<typeof orderSchema>

export const ORDER_TYPES = ['recurring time', 'recurring price', 'trigger'] as const

/** The type of an order in the table and in the CSV (behaviour 9.1). */
export type OrderType = (typeof ORDER_TYPES)[number]

/** The headings that orders stand under, in their order: newer ones have their own (behaviour 2.3). */
export const ORDER_SECTIONS = [...ORDER_TYPES, 'newer recurring', 'newer trigger'] as const
export type OrderSection = (typeof ORDER_SECTIONS)[number]

/** The error text for an order type outside the three (behaviour 12.3). */
export const INVALID_ACCOUNT_TYPE = 'Invalid account type'

/** Returns which of the three types an order is. */
export function orderType(order: Order): OrderType {
  if (order.kind === 'trigger') return 'trigger'
  return order.recurringType === 'time' ? 'recurring time' : 'recurring price'
}

/** Returns which heading an order stands under. */
export function orderSection(order: Order): OrderSection {
  return order.newer ? `newer ${order.kind}` : orderType(order)
}

/** Returns the identity of an order; keys are unique within each kind. */
export function orderId(order: Order): string {
  return `${order.kind} ${order.orderKey}`
}

/** Returns the deposit of an order, its top-ups included: plain decimal text in whole tokens. */
export function depositedAmount(order: Order): string {
  return order.kind === 'trigger' ? order.makingAmount : order.inDeposited
}

/** Returns what went into an order: at its opening, and then its top-ups (behaviour 5.3). */
export function depositsOf(order: Order): OrderTransfer[] {
  const { createdAt, transactionSignature, topUps } = order
  const whole = depositedAmount(order)
  const added = sumOf(topUps.map(({ amount }) => amount))
  const amount = topUps.length === 0 ? whole : (differenceOf(whole, added) ?? '0')
  return [{ date: createdAt, amount, transactionSignature }, ...topUps]
}

/** Returns one of an order's amounts, in base units if its mint's are (behaviour 25.14). */
export function amountOf({ baseUnitMints }: Order, mint: string, amount: string): Amount {
  return { amount, adjustedForDecimals: !baseUnitMints.includes(mint) }
}

/** Returns whether an order is open; only older recurring ones have no status (behaviour 2.6, 25.16). */
export function isOpen({ status, orderStatus }: Order): boolean {
  return status === undefined ? orderStatus === 'active' : status === 'Open'
}

/**
 * Returns when an order expired that Jupiter still calls open (behaviour 2.6). ISO 8601; undefined if it
 * hasn't expired, or is closed.
 * @param nowMs Unix milliseconds
 */
export function expiredWhileOpen(order: Order, nowMs: number): string | undefined {
  if (order.kind === 'recurring' || !isOpen(order) || order.expiredAt === undefined)
    return undefined
  return Date.parse(order.expiredAt) <= nowMs ? order.expiredAt : undefined
}

/** Returns whether a trade of an order goes back into its input token, as an OTOCO's second one does. */
export function tradesBack({ inputMint, trades }: Order): boolean {
  return trades.some((trade) => trade.outputMint === inputMint)
}
