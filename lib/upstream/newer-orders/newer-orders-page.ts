import {
  differenceOf,
  isAboveZero,
  isBelow,
  signedDifference,
  sumOf,
  sumOfKnown,
} from '@/lib/domain/amounts/decimal'
import * as z from '@/lib/domain/text/zod'
import type { Order, RecurringOrder, TriggerOrder } from '@/lib/domain/orders/order'
import { identifierSchema, orderKeySchema } from '@/lib/domain/text/identifier'
import { visibleText } from '@/lib/domain/text/visible-text'
import { pageParser } from '@/lib/upstream/order-lists/orders-page'
import { wireTrades } from '@/lib/upstream/order-lists/trade-rows'
import {
  optionalAmount,
  optionalSeconds,
  optionalTime,
  timeOrNumber,
  wirePageCount,
} from '@/lib/upstream/order-lists/wire-values'
import { baseUnits, type Happened, optionalUnits, parseEvents } from './newer-events'

export const PAGE_SIZE = 100

const pageWire = z.object({
  orders: z.array(z.unknown()),
  pagination: z
    .object({ total: wirePageCount, limit: wirePageCount })
    // If Jupiter's pages were smaller than ours, orders between our offsets would never be loaded.
    .check(z.refine(({ total, limit }) => limit === PAGE_SIZE || total <= limit)),
})

const coreWire = z.object({
  id: orderKeySchema,
  inputMint: identifierSchema,
  outputMint: identifierSchema,
  orderType: z.string(),
  createdAt: optionalTime,
  updatedAt: z.catch(timeOrNumber, ''),
  events: wireTrades,
})

const recurringWire = z.object({
  ...coreWire.shape,
  inputAmountInitial: z.optional(z.nullable(baseUnits)),
  inputAmountRemaining: optionalUnits,
  inputAmountUsed: optionalUnits,
  amountPerRound: optionalUnits,
  outputAmountTotal: optionalUnits,
  intervalSeconds: optionalSeconds,
  minPriceUsd: optionalAmount,
  maxPriceUsd: optionalAmount,
  triggerMint: z.catch(z.optional(identifierSchema), undefined),
  nextFillAt: z.catch(optionalTime, undefined),
  state: z.string(),
  displayState: z.optional(z.nullable(z.string())),
  jlEnabled: z.catch(z.boolean(), false),
})

const triggerWire = z.object({
  ...coreWire.shape,
  initialInputAmount: z.optional(z.nullable(baseUnits)),
  remainingInputAmount: optionalUnits,
  inputUsed: optionalUnits,
  expiresAt: z.catch(optionalTime, undefined),
  orderState: z.string(),
})

/** A recurring order, which Jupiter may also list among the triggers (behaviour 25.11). */
const recurringItem = z.union([
  z.object({ orderType: z.enum(['time_based', 'price_conditional']) }),
  z.object({ inputAmountInitial: baseUnits }),
])

/** Our words for the states that Jupiter gives recurring orders and triggers. */
const STATUSES = new Map([
  ['open', 'Open'],
  ['active', 'Open'],
  ['pending', 'Pending'],
  ['depositing', 'Pending'],
  ['executing', 'Executing'],
  ['filled', 'Completed'],
  ['completed', 'Completed'],
  ['pending_withdraw', 'Withdrawing'],
  ['withdrawing', 'Withdrawing'],
  ['cancelled', 'Cancelled'],
  ['expired', 'Expired'],
  ['failed', 'Failed'],
  ['deposit_failed', 'Deposit failed'],
])

/** Parses one page of newer recurring orders (behaviour 25.11). @throws UpstreamError 'unreadable' */
export const parseNewerRecurring = pageParser(parseEnvelope, parseRecurring)

/** Parses one page of newer triggers (behaviour 25.11). @throws UpstreamError 'unreadable' */
export const parseNewerTriggers = pageParser((json) => {
  const page = parseEnvelope(json)
  const isTrigger = (item: unknown) => !recurringItem.safeParse(item).success
  return page && { ...page, items: page.items.filter(isTrigger), itemCount: page.items.length }
}, parseTrigger)

function parseEnvelope(json: unknown) {
  const page = pageWire.safeParse(json).data
  return page && { items: page.orders, totalPages: Math.ceil(page.pagination.total / PAGE_SIZE) }
}

function parseRecurring(
  item: unknown,
  orderStatus: Order['orderStatus'],
): RecurringOrder | undefined {
  const wire = recurringWire.safeParse(item).data
  if (!wire) return undefined
  const { inputMint, outputMint, inputAmountUsed: inputUsed } = wire
  const terms = { kind: 'recurring', inputMint, outputMint, isOtoco: false, inputUsed } as const
  const happened = parseEvents(wire.events, terms)
  const isFailed = wire.state === 'deposit_failed'
  const { inputAmountInitial: initial, inputAmountRemaining: remaining } = wire
  const opening = openingOf(happened, wire.createdAt, initial, [inputUsed, remaining])
  if (!opening) return undefined
  const inDeposited = isFailed ? '0' : opening.amount
  const refunded = sumOf(happened.refunds.map(({ amount }) => amount))
  const yielded = wire.jlEnabled ? yieldOf(inDeposited, refunded, happened) : '0'
  const fields = orderFields(wire, orderStatus, opening.date, happened, yielded)
  return {
    kind: 'recurring',
    recurringType: wire.orderType.startsWith('price') ? 'price' : 'time',
    ...fields,
    newer: { ...fields.newer, priceBounds: boundsOf(wire), nextTradeAt: wire.nextFillAt },
    status: statusText(isFailed ? 'deposit_failed' : (wire.displayState ?? wire.state)),
    inDeposited,
    inUsed: inputUsed,
    inWithdrawn: signedDifference(refunded, yielded),
    outReceived: wire.outputAmountTotal,
    minOutAmount: undefined,
    maxOutAmount: undefined,
    perCycle: wire.amountPerRound,
    usdPerCycle: undefined,
    everySeconds: wire.intervalSeconds,
    closedBy: undefined,
    lostTrades: false,
  }
}

function parseTrigger(item: unknown, orderStatus: Order['orderStatus']): TriggerOrder | undefined {
  const wire = triggerWire.safeParse(item).data
  if (!wire) return undefined
  const { inputMint, outputMint, inputUsed, orderType } = wire
  const isOtoco = orderType === 'otoco'
  const terms = { kind: 'trigger', inputMint, outputMint, isOtoco, inputUsed } as const
  const happened = parseEvents(wire.events, terms)
  const { initialInputAmount: initial, remainingInputAmount: remaining } = wire
  const opening = openingOf(happened, wire.createdAt, initial, [inputUsed, remaining])
  if (!opening) return undefined
  const refunded = sumOf(happened.refunds.map(({ amount }) => amount))
  return {
    kind: 'trigger',
    ...orderFields(wire, orderStatus, opening.date, happened, '0'),
    makingAmount: opening.amount,
    remainingMakingAmount: isAboveZero(refunded) ? refunded : wire.remainingInputAmount,
    takingAmount: undefined,
    expiredAt: wire.expiresAt,
    status: statusText(wire.orderState),
  }
}

function orderFields(
  wire: z.infer<typeof coreWire>,
  orderStatus: Order['orderStatus'],
  createdAt: string,
  { deposit, trades, unreadable, refunds, failedRounds, movedRounds }: Happened,
  yielded: string,
) {
  const { id, inputMint, outputMint, updatedAt } = wire
  return {
    orderKey: id,
    inputMint,
    outputMint,
    updatedAt,
    orderStatus,
    trades,
    unreadableTrades: unreadable || undefined,
    topUps: [],
    refunds,
    createdAt,
    transactionSignature: deposit?.transactionSignature ?? '',
    closingSignature: refunds.at(-1)?.transactionSignature ?? '',
    newer: {
      yieldAmount: isAboveZero(yielded) ? yielded : undefined,
      failedRounds,
      movedRounds,
    },
    baseUnitMints: [inputMint, outputMint],
  }
}

/**
 * Returns when an order was opened, and with how much (behaviour 25.11). The time is the deposit's, else the order's,
 * else the first event's. The amount is 0 if there are deposits but none succeeded. Otherwise it is the order's, else
 * the deposit's, else the sum of what the order has used and still holds. Undefined unless time and amount are known.
 */
function openingOf(
  { deposit, isDeposited, beganAt }: Happened,
  createdAt: string | undefined,
  initial: string | null | undefined,
  parts: readonly (string | undefined)[],
): { date: string; amount: string } | undefined {
  const date = deposit?.date ?? createdAt ?? beganAt
  const amount = isDeposited ? (initial ?? deposit?.amount ?? sumOfKnown(parts)) : '0'
  return date === undefined || amount === undefined ? undefined : { date, amount }
}

/** Returns the bounds of the price at which an order trades; undefined if both are 0 or absent. */
function boundsOf({ minPriceUsd, maxPriceUsd, triggerMint: mint }: z.infer<typeof recurringWire>) {
  const [min, max] = [minPriceUsd, maxPriceUsd].map((price) =>
    isAboveZero(price) ? price : undefined,
  )
  return min === undefined && max === undefined ? undefined : { mint, min, max }
}

function statusText(state: string): string {
  return STATUSES.get(state) ?? visibleText(state)
}

/** Returns what the deposit earned while it waited: trades' inputs plus refunds minus the deposit, at most the refunds. */
function yieldOf(deposited: string, refunded: string, { trades }: Happened): string {
  const inputs = trades.map(({ inputAmount = '0' }) => inputAmount)
  const beyond = differenceOf(sumOf([refunded, ...inputs]), deposited) ?? '0'
  return isBelow(beyond, refunded) ? beyond : refunded
}
