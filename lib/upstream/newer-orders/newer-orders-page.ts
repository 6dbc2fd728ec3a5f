import {
  differenceOf,
  isAboveZero,
  isBelow,
  signedDifference,
  sumOf,
  sumOfKnown,
} from '@/lib/domain/amounts/decimal'
import * as z from '@/lib/domain/text/zod'
import type { Order, OrderTrade, RecurringOrder, TriggerOrder } from '@/lib/domain/orders/order'
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
} from '@/lib/upstream/http/wire-values'
import { baseUnits, optionalUnits, type OrderTerms, parseEvents } from './newer-events'

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
  if (!page) return undefined
  const { total } = page.pagination
  return { items: page.orders, totalPages: Math.ceil(total / PAGE_SIZE), totalItems: total }
}

function parseRecurring(
  item: unknown,
  orderStatus: Order['orderStatus'],
): RecurringOrder | undefined {
  const wire = recurringWire.safeParse(item).data
  const core =
    wire &&
    coreOf(wire, orderStatus, {
      kind: 'recurring',
      isOtoco: false,
      initial: wire.inputAmountInitial,
      remaining: wire.inputAmountRemaining,
      inputUsed: wire.inputAmountUsed,
    })
  if (!core) return undefined
  const { fields, refunded } = core
  const isFailed = wire.state === 'deposit_failed'
  const deposited = isFailed ? '0' : core.deposited
  const yielded = wire.jlEnabled ? yieldOf(deposited, refunded, fields.trades) : '0'
  const refundedYield = isBelow(yielded, refunded) ? yielded : refunded
  return {
    kind: 'recurring',
    recurringType: wire.orderType.startsWith('price') ? 'price' : 'time',
    ...fields,
    topUps: isFailed ? [] : fields.topUps,
    newer: {
      ...fields.newer,
      yieldAmount: isAboveZero(yielded) ? yielded : undefined,
      priceBounds: boundsOf(wire),
      nextTradeAt: wire.nextFillAt,
    },
    status: statusText(isFailed ? 'deposit_failed' : (wire.displayState ?? wire.state)),
    deposited,
    used: wire.inputAmountUsed,
    refunded: signedDifference(refunded, refundedYield),
    received: wire.outputAmountTotal,
    minOutput: undefined,
    maxOutput: undefined,
    perCycle: wire.amountPerRound,
    usdPerCycle: undefined,
    everySeconds: wire.intervalSeconds,
    closedBy: undefined,
    lostTrades: false,
  }
}

function parseTrigger(item: unknown, orderStatus: Order['orderStatus']): TriggerOrder | undefined {
  const wire = triggerWire.safeParse(item).data
  const core =
    wire &&
    coreOf(wire, orderStatus, {
      kind: 'trigger',
      isOtoco: wire.orderType === 'otoco',
      initial: wire.initialInputAmount,
      remaining: wire.remainingInputAmount,
      inputUsed: wire.inputUsed,
    })
  if (!core) return undefined
  return {
    kind: 'trigger',
    ...core.fields,
    deposited: core.deposited,
    remaining: isAboveZero(core.refunded) ? core.refunded : wire.remainingInputAmount,
    limitOutput: undefined,
    expiredAt: wire.expiresAt,
    status: statusText(wire.orderState),
  }
}

type KindTerms = Pick<OrderTerms, 'kind' | 'isOtoco' | 'inputUsed'> & {
  initial: string | null | undefined
  remaining: string | undefined
}

/**
 * Returns the fields that both kinds of orders have, and what was deposited and refunded (behaviour 25.11). An order was
 * opened with its deposit, else at `createdAt`, else with its first event. The deposit is 0 if there are deposits
 * but none succeeded. Otherwise it is the order's amount, else the deposit's, else the sum of what the order has used
 * and still holds. If there are top-ups, it is the sum of all deposits. Undefined unless time and deposit are known.
 */
function coreOf(
  { id, inputMint, outputMint, createdAt, updatedAt, events }: z.infer<typeof coreWire>,
  orderStatus: Order['orderStatus'],
  { kind, isOtoco, initial, remaining, inputUsed }: KindTerms,
) {
  const terms = { kind, inputMint, outputMint, isOtoco, inputUsed }
  const {
    deposit,
    isDeposited,
    beganAt,
    trades,
    refunds,
    failedRounds,
    rescheduledRounds,
    ...parsed
  } = parseEvents(events, terms)
  const openedAt = deposit?.date ?? createdAt ?? beganAt
  const added = parsed.topUps.map((topUp) => topUp.amount)
  // Jupiter doesn't say whether an order's amount includes its top-ups, so the first deposit's own amount comes first.
  const first = added.length > 0 ? (deposit?.amount ?? initial) : (initial ?? deposit?.amount)
  const amount = first ? sumOf([first, ...added]) : sumOfKnown([inputUsed, remaining])
  const deposited = isDeposited ? amount : '0'
  if (openedAt === undefined || deposited === undefined) return undefined
  const fields = {
    orderKey: id,
    inputMint,
    outputMint,
    createdAt: openedAt,
    updatedAt,
    orderStatus,
    trades,
    unreadableTrades: parsed.unreadable || undefined,
    // Without the first deposit's amount, it can't be told apart from the later ones.
    topUps: first ? parsed.topUps : [],
    refunds,
    transactionSignature: deposit?.transactionSignature ?? '',
    closingSignature: refunds.at(-1)?.transactionSignature ?? '',
    newer: { yieldAmount: undefined, failedRounds, rescheduledRounds },
    baseUnitMints: [inputMint, outputMint],
  }
  return { fields, deposited, refunded: sumOf(refunds.map((refund) => refund.amount)) }
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

/** Returns what the deposit earned while it waited: trades' inputs plus refunds minus the deposit. */
function yieldOf(deposited: string, refunded: string, trades: readonly OrderTrade[]): string {
  const inputs = trades.map(({ inputAmount = '0' }) => inputAmount)
  return differenceOf(sumOf([refunded, ...inputs]), deposited) ?? '0'
}
