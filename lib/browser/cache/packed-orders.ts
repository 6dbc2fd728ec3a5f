import { z } from 'zod/mini'
import type { Order } from '@/lib/domain/orders/order'
import { ORDER_LISTS, type OrderList, type OrderPage } from '@/lib/domain/order-lists/order-list'
import type { OrderTrade } from '@/lib/domain/orders/order-trade'
import { decimalTextSchema, isDecimalText } from '@/lib/domain/amounts/amount'
import { packTerms, unpackRecurringTerms, unpackTriggerTerms } from './packed-terms'
import { identifierSchema, isIdentifier, signatureSchema } from '@/lib/domain/text/identifier'

// A trade is 614 characters as Jupiter sends it and about 140 here: arrays instead of names,
// milliseconds instead of ISO, mints only where they differ from the order's.
const TRADE_PARTS = 7
/** Outputs of triggers in lists of older stores still hold the fee: those are read anew (behaviour 7.4). */
export const LIST_FORMAT = 3
const LAST_TIME_MS = 8.64e15
const time = z.pipe(
  z.number().check(z.minimum(0), z.maximum(LAST_TIME_MS)),
  z.transform((ms) => new Date(ms).toISOString()),
)
const count = z.int().check(z.minimum(0))
const orderSchema = z.tuple([
  z.enum(['time', 'price', 'trigger']),
  identifierSchema,
  identifierSchema,
  identifierSchema,
  time,
  z.union([time, z.literal('')]),
  z.enum(['active', 'history']),
  signatureSchema,
  decimalTextSchema,
  z.union([z.string(), z.boolean()]),
  z.array(z.unknown()),
  signatureSchema,
  z.array(z.unknown()),
])
const pageSchema = z.tuple([
  count,
  count,
  count,
  count,
  count,
  z.array(z.string()),
  z.array(orderSchema),
  // Older stores lack it.
  z.optional(z.array(z.string())),
])

/** The parts of a stored list; its pages are checked one by one. */
export const storedListSchema = z.object({
  userAddress: identifierSchema,
  name: z.enum(ORDER_LISTS),
  format: z.literal(LIST_FORMAT),
  isWhole: z.boolean(),
  startedAtMs: count,
  totalPages: z.union([count, z.null()]),
  pages: z.array(z.unknown()),
  otherPages: z.array(z.unknown()),
  /** How many pages there were, of both kinds; older stores lack it. */
  pageCount: z.optional(count),
})
export type StoredList = z.infer<typeof storedListSchema>

/** A page as compact JSON text. */
export function packPage(page: OrderPage): string {
  return JSON.stringify([
    page.page,
    page.loadedAtMs,
    page.itemCount,
    page.unreadableOrders,
    page.unreadableTrades,
    page.keysWithoutTrades,
    page.orders.map(packOrder),
    ...(page.completedWithoutTrades.length > 0 ? [page.completedWithoutTrades] : []),
  ])
}

/**
 * A stored list as it was. A page that cannot be read is dropped. Where one was, or where its own
 * pages are not all there, the list is no longer whole; a reading that a reload ended, or that failed,
 * comes back as stopped (behaviour 10.5).
 * @param pageOf unpacks a page
 */
export function unpackList(stored: StoredList, pageOf = unpackPage): OrderList {
  const { name, startedAtMs } = stored
  const totalPages = stored.totalPages ?? undefined
  const pages = stored.pages.flatMap((page) => pageOf(page) ?? [])
  const otherPages = stored.otherPages.flatMap((page) => pageOf(page) ?? [])
  const storedCount = stored.pages.length + stored.otherPages.length
  const { pageCount = storedCount } = stored
  const isAllThere = pages.length + otherPages.length === pageCount
  const isWhole = stored.isWhole && isAllThere && hasAllPages(pages, totalPages)
  const state = { kind: isWhole ? 'whole' : 'stopped' } as const
  return { name, state, startedAtMs, totalPages, pages, otherPages }
}

/** An empty list has one page, too. */
function hasAllPages(pages: readonly OrderPage[], totalPages: number | undefined): boolean {
  const numbers = new Set(pages.map(({ page }) => page))
  const wanted = Array.from({ length: Math.max(totalPages ?? 1, 1) }, (_, index) => index + 1)
  return totalPages !== undefined && wanted.every((page) => numbers.has(page))
}

function packOrder(order: Order) {
  return [
    order.kind === 'trigger' ? 'trigger' : order.recurringType,
    order.orderKey,
    order.inputMint,
    order.outputMint,
    Date.parse(order.createdAt),
    order.updatedAt === '' ? '' : Date.parse(order.updatedAt),
    order.orderStatus,
    order.transactionSignature,
    order.kind === 'trigger' ? order.makingAmount : order.inDeposited,
    order.kind === 'trigger' ? order.status : order.lostTrades,
    order.trades.map((trade) => packTrade(trade, order)),
    order.closingSignature,
    packTerms(order),
  ]
}

function packTrade(trade: OrderTrade, order: Order) {
  return [
    Date.parse(trade.confirmedAt),
    trade.inputAmount,
    trade.outputAmount,
    trade.feeAmount ?? null,
    trade.transactionSignature,
    trade.inputMint === order.inputMint ? 0 : trade.inputMint,
    trade.outputMint === order.outputMint ? 0 : trade.outputMint,
  ]
}

/** A stored page; undefined where it cannot be read. */
export function unpackPage(stored: unknown): OrderPage | undefined {
  const { data } = pageSchema.safeParse(stored)
  if (!data) return undefined
  const [page, loadedAtMs, itemCount, unreadableOrders, unreadableTrades, ...rest] = data
  const [keysWithoutTrades, orders, completedWithoutTrades = []] = rest
  const unpacked = orders.flatMap((order) => unpackOrder(order) ?? [])
  if (unpacked.length < orders.length) return undefined
  return {
    page,
    loadedAtMs,
    itemCount,
    unreadableOrders,
    unreadableTrades,
    keysWithoutTrades,
    completedWithoutTrades,
    orders: unpacked,
  }
}

function unpackOrder(stored: z.infer<typeof orderSchema>): Order | undefined {
  const [type, orderKey, inputMint, outputMint, createdAt, updatedAt, orderStatus] = stored
  const [, , , , , , , transactionSignature, amount, note, packedTrades, ...ending] = stored
  const [closingSignature, packedTerms] = ending
  const trades = packedTrades.flatMap((trade) => unpackTrade(trade, inputMint, outputMint) ?? [])
  if (trades.length < packedTrades.length) return undefined
  const core = {
    orderKey,
    inputMint,
    outputMint,
    createdAt,
    updatedAt,
    orderStatus,
    transactionSignature,
    closingSignature,
    trades,
  }
  if (type === 'trigger') {
    const terms = unpackTriggerTerms(packedTerms)
    return (
      terms && { kind: 'trigger', ...core, ...terms, makingAmount: amount, status: String(note) }
    )
  }
  const terms = unpackRecurringTerms(packedTerms)
  const lostTrades = note === true
  return (
    terms && {
      ...{ kind: 'recurring', ...core, ...terms },
      ...{ recurringType: type, inDeposited: amount, lostTrades },
    }
  )
}

/** Undefined where a part is not as it was stored. */
function unpackTrade(
  stored: unknown,
  orderInputMint: string,
  orderOutputMint: string,
): OrderTrade | undefined {
  // Not by schema: 20,000 trades are checked before the first page is drawn.
  if (!Array.isArray(stored) || stored.length !== TRADE_PARTS) return undefined
  const parts: readonly unknown[] = stored
  const [timeMs, inputAmount, outputAmount, feeAmount, transactionSignature, ...mints] = parts
  const [inputMint, outputMint] = mints
  const isTrade =
    isTime(timeMs) &&
    isDecimalText(inputAmount) &&
    isDecimalText(outputAmount) &&
    (feeAmount === null || isDecimalText(feeAmount)) &&
    (transactionSignature === '' || isIdentifier(transactionSignature)) &&
    (inputMint === 0 || isIdentifier(inputMint)) &&
    (outputMint === 0 || isIdentifier(outputMint))
  if (!isTrade) return undefined
  return {
    confirmedAt: new Date(timeMs).toISOString(),
    inputMint: inputMint === 0 ? orderInputMint : inputMint,
    outputMint: outputMint === 0 ? orderOutputMint : outputMint,
    inputAmount,
    outputAmount,
    feeAmount: feeAmount ?? undefined,
    transactionSignature,
  }
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= LAST_TIME_MS
}
