import type { Amount } from '@/lib/domain/amounts/amount'

/** One trade of an order (behaviour 3.13). Amounts are plain decimal text in whole tokens. */
export type OrderTrade = {
  /** ISO 8601 in UTC with milliseconds. */
  confirmedAt: string
  inputMint: string
  outputMint: string
  /** Undefined if it is known only in total, with other trades of the order. */
  inputAmount: string | undefined
  /** What the wallet received: the net (behaviour 7.4). */
  outputAmount: string
  /** Undefined if it is not known in the output's token (behaviour 7.8). */
  feeAmount: string | undefined
  transactionSignature: string
}

/** Money that went back to the wallet: plain decimal text in whole tokens (behaviour 16.1). */
export type OrderRefund = {
  /** ISO 8601 in UTC with milliseconds. */
  date: string
  amount: string
  transactionSignature: string
}

/** What only Jupiter's newer orders have. */
export type NewerFacts = {
  /** What the deposit earned while it waited, in whole tokens of the input; undefined if nothing. */
  yieldAmount: string | undefined
  /** Rounds that didn't trade, and rounds that Jupiter moved to a later time. */
  failedRounds: number
  movedRounds: number
}

/** What recurring and trigger orders have in common (behaviour 3.13). */
type OrderCore = {
  orderKey: string
  inputMint: string
  outputMint: string
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string
  /** ISO 8601 in UTC with milliseconds; empty if Jupiter names none. */
  updatedAt: string
  /** Whether it came from one of Jupiter's active lists or of its past ones. */
  orderStatus: 'active' | 'history'
  /** The transaction that opened it; empty if Jupiter names none. */
  transactionSignature: string
  /** The transaction that closed it; empty while it is open and if Jupiter names none. */
  closingSignature: string
  refunds: readonly OrderRefund[]
  /** Undefined for an order of Jupiter's older system. */
  newer: NewerFacts | undefined
  /**
   * The mints whose amounts are in base units, because their decimals aren't known (yet). All other
   * amounts are in whole tokens.
   */
  baseUnitMints: readonly string[]
  trades: readonly OrderTrade[]
}

/**
 * The schedule and the totals of a recurring order. Amounts are plain decimal text in whole tokens;
 * `undefined` if Jupiter doesn't say.
 */
export type RecurringTerms = {
  /** What its trades took of the deposit. */
  inUsed: string | undefined
  /** What it gave back to the wallet. */
  inWithdrawn: string | undefined
  /** What its trades brought. */
  outReceived: string | undefined
  /** The input of one trade. */
  perCycle: string | undefined
  /** The US dollars by which the value of an older order by price is to grow with each trade. */
  usdPerCycle: string | undefined
  /** The bounds of one trade's output; `undefined` also if there is no such bound. */
  minOutAmount: string | undefined
  maxOutAmount: string | undefined
  /** Seconds between two trades. */
  everySeconds: number | undefined
  closedBy: 'owner' | 'Jupiter' | undefined
}

/** A recurring order: it trades at set times or at set prices. */
export type RecurringOrder = OrderCore &
  RecurringTerms & {
    kind: 'recurring'
    recurringType: 'time' | 'price'
    /** What Jupiter calls its state; undefined if it doesn't say. */
    status: string | undefined
    /** The deposit: plain decimal text in whole tokens. */
    inDeposited: string
    /** Jupiter reports output but sent no trades: they are missing (behaviour 3.12). */
    lostTrades: boolean
  }

/** A trigger order: it trades once the price is right, like a limit order. */
export type TriggerOrder = OrderCore & {
  kind: 'trigger'
  /** The deposit: plain decimal text in whole tokens. */
  makingAmount: string
  /** What its trades left of the deposit; `undefined` if Jupiter doesn't say. */
  remainingMakingAmount: string | undefined
  /** What the whole deposit is to bring; `undefined` if Jupiter doesn't say. */
  takingAmount: string | undefined
  /** ISO 8601 in UTC with milliseconds; `undefined` if it never expires or Jupiter doesn't say. */
  expiredAt: string | undefined
  /** 'Open', 'Completed', 'Cancelled', or whatever else Jupiter says. */
  status: string
}

/** One order of a wallet; `kind` tells which. */
export type Order = RecurringOrder | TriggerOrder

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

/** Returns the deposit of an order: plain decimal text in whole tokens. */
export function depositedAmount(order: Order): string {
  return order.kind === 'trigger' ? order.makingAmount : order.inDeposited
}

/** Returns one of an order's amounts, in base units if its mint's are (behaviour 25.14). */
export function amountOf({ baseUnitMints }: Order, mint: string, amount: string): Amount {
  return { amount, adjustedForDecimals: !baseUnitMints.includes(mint) }
}

/** Returns whether an order is open; only older recurring ones have no status (behaviour 2.6, 25.16). */
export function isOpen({ status, orderStatus }: Order): boolean {
  return status === undefined ? orderStatus === 'active' : status === 'Open'
}

/** Returns whether a trade of an order goes back into its input token, as an OTOCO's second one does. */
export function tradesBack({ inputMint, trades }: Order): boolean {
  return trades.some((trade) => trade.outputMint === inputMint)
}
