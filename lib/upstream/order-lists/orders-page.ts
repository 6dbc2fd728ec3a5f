import * as z from '@/lib/domain/text/zod'
import { isAboveZero } from '@/lib/domain/amounts/decimal'
import {
  type Order,
  type RecurringOrder,
  refundsAtClose,
  type TriggerOrder,
} from '@/lib/domain/orders/order'
import type { OrderPage } from '@/lib/domain/order-lists/order-list'
import { identifierSchema, orderKeySchema } from '@/lib/domain/text/identifier'
import { visibleText } from '@/lib/domain/text/visible-text'
import { UpstreamError } from '@/lib/upstream/http/http-call'
import { parseTrades, wireTrades } from './trade-rows'
import {
  optionalAmount,
  optionalSeconds,
  optionalSignature,
  wireAmount,
  wirePageCount,
  wireSignature,
  wireTime,
  withExactNumbers,
} from '@/lib/upstream/http/wire-values'

/** What a response says about a page. The page's number and time come from the call. */
export type ListPage<T extends Order> = Omit<OrderPage, 'page' | 'loadedAtMs' | 'orders'> & {
  totalPages: number
  /** How many orders the list has on all pages, if the service says so. */
  totalItems?: number | undefined
  orders: T[]
}

/** The items to parse. `itemCount` is set if Jupiter's page also has other items. */
type Envelope = {
  items: unknown[]
  itemCount?: number
  totalPages?: number | null | undefined
  totalItems?: number
}

/**
 * Creates the parser of a list's pages, which parses items one by one. An order with invalid data is skipped
 * and counted (behaviour 3.13). The parser throws UpstreamError 'unreadable' if there is no envelope.
 * @param parseEnvelope gets the page's JSON, with long numbers as text
 */
export function pageParser<T extends Order>(
  parseEnvelope: (json: unknown) => Envelope | undefined,
  parseItem: (item: unknown, orderStatus: Order['orderStatus']) => T | undefined,
) {
  return (text: string, orderStatus: Order['orderStatus']): ListPage<T> => {
    const envelope = parseEnvelope(z.jsonOf(withExactNumbers(text)))
    // No recorded response of an older list is empty, so an empty one may come without a count.
    const itemCount = envelope?.itemCount ?? envelope?.items.length
    const totalPages = envelope?.totalPages ?? 0
    const isUncounted = totalPages === 0 && itemCount !== 0
    if (!envelope || itemCount === undefined || isUncounted) {
      throw new UpstreamError({ kind: 'unreadable' })
    }
    const parsed = envelope.items
      .flatMap((item) => parseItem(item, orderStatus) ?? [])
      // A trigger whose trades are all invalid must not count as one without trades.
      .filter((order) => !isUntraded(order) || order.unreadableTrades === undefined)
    const untraded = parsed.filter(isUntraded)
    const completed = untraded.filter(({ status }) => status === 'Completed')
    return {
      totalPages,
      totalItems: envelope.totalItems,
      itemCount,
      orders: parsed.filter((order) => !isUntraded(order)),
      unreadableOrders: envelope.items.length - parsed.length,
      keysWithoutTrades: untraded.map(({ orderKey }) => orderKey),
      completedWithoutTrades: completed.map(({ orderKey }) => orderKey),
    }
  }
}

/** Returns whether an order is a trigger without a trade, which isn't kept (behaviour 2.14). */
function isUntraded({ kind, trades }: Order): boolean {
  return kind === 'trigger' && trades.length === 0
}

/** Jupiter's fields of both kinds of orders (behaviour 3.13). */
const orderWire = z.object({
  orderKey: orderKeySchema,
  inputMint: identifierSchema,
  outputMint: identifierSchema,
  createdAt: wireTime,
  updatedAt: z.catch(wireTime, ''),
  openTx: wireSignature,
  closeTx: optionalSignature,
  trades: wireTrades,
})

/** Returns the fields of both kinds of orders under our names, without Jupiter's others. */
function coreOf(
  kind: Order['kind'],
  wire: z.infer<typeof orderWire>,
  orderStatus: Order['orderStatus'],
  /** `left` is what a closed order gave back to the wallet; undefined for an open one. */
  { deposited, left }: { deposited: string; left: string | undefined },
) {
  const { orderKey, inputMint, outputMint, createdAt, updatedAt, closeTx } = wire
  return {
    orderKey,
    inputMint,
    outputMint,
    createdAt,
    updatedAt,
    orderStatus,
    transactionSignature: wire.openTx,
    closingSignature: closeTx,
    deposited,
    ...parseTrades(kind, wire, deposited),
    refunds: refundsAtClose({ updatedAt, closingSignature: closeTx }, left),
    newer: undefined,
    baseUnitMints: [],
  }
}

const recurringOrdersPage = z.object({
  totalPages: z.optional(z.nullable(wirePageCount)),
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

/** Parses a page of recurring orders (behaviour 3.13). @throws UpstreamError 'unreadable', also if it has no list */
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
  const { inDeposited, inWithdrawn, outReceived, closeTx } = wire
  const left = orderStatus === 'active' ? undefined : inWithdrawn
  const core = coreOf('recurring', wire, orderStatus, { deposited: inDeposited, left })
  const hasCycle = typeof item === 'object' && item !== null && 'cycleFrequency' in item
  const recurringType = wire.recurringType ?? (hasCycle ? 'time' : 'price')
  const isByTime = recurringType === 'time'
  return {
    kind: 'recurring',
    ...core,
    recurringType,
    status: undefined,
    used: wire.inUsed,
    refunded: inWithdrawn,
    received: outReceived,
    minOutput: boundOf(wire.minOutAmount),
    maxOutput: boundOf(wire.maxOutAmount),
    perCycle: isByTime ? wire.inAmountPerCycle : undefined,
    usdPerCycle: isByTime ? undefined : wire.incrementalUsdValue,
    everySeconds: isByTime ? wire.cycleFrequency : wire.orderInterval,
    closedBy: closerOf(wire, closeTx),
    // A recorded response of April 2025 shows an order without the trades that another list had.
    // Trades with invalid data don't count as lost, because Jupiter did send them.
    lostTrades:
      core.trades.length === 0 &&
      core.unreadableTrades === undefined &&
      (isAboveZero(outReceived) || isAboveZero(wire.outWithdrawn)),
  }
}

/** Returns the bound of a trade's output; undefined if Jupiter says 0, which means that there is none. */
function boundOf(amount: string | undefined): string | undefined {
  return isAboveZero(amount) ? amount : undefined
}

/** Returns who closed an order; undefined while it is open, or if Jupiter doesn't say. */
function closerOf(
  { userClosed, closedBy = '', userPubkey }: z.infer<typeof recurringOrderWire>,
  closeTx: string,
) {
  if (userClosed === true || (closedBy !== '' && closedBy === userPubkey)) return 'owner'
  const isKnown = userClosed !== undefined || closedBy !== ''
  return closeTx !== '' && isKnown ? 'Jupiter' : undefined
}

const triggerOrdersPage = z.object({
  totalPages: z.optional(z.nullable(wirePageCount)),
  orders: z.array(z.unknown()),
})

const triggerOrderWire = z.object({
  ...orderWire.shape,
  makingAmount: wireAmount,
  remainingMakingAmount: optionalAmount,
  takingAmount: optionalAmount,
  expiredAt: z.catch(z.orUndefined(wireTime), undefined),
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
  const { makingAmount, remainingMakingAmount, takingAmount, expiredAt, status } = wire
  const left = status === 'Open' ? undefined : remainingMakingAmount
  return {
    kind: 'trigger',
    ...coreOf('trigger', wire, orderStatus, { deposited: makingAmount, left }),
    remaining: remainingMakingAmount,
    limitOutput: takingAmount,
    expiredAt,
    status,
  }
}
