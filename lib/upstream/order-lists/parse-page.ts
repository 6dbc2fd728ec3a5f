import * as z from '@/lib/domain/text/zod'
import { differenceOf, isAboveZero, sumOf } from '@/lib/domain/amounts/decimal'
import type { Order, OrderTrade, OrderTransfer } from '@/lib/domain/orders/order'
import { identifierSchema, orderKeySchema } from '@/lib/domain/text/identifier'
import { UpstreamError } from '@/lib/upstream/http/http-call'
import {
  optionalAmount,
  optionalSignature,
  wireAmount,
  wireSignature,
  wireTime,
  withExactNumbers,
} from './wire-values'
import { receivedOf } from '@/lib/domain/amounts/fee'

export type ListPage<T extends Order> = {
  totalPages: number
  itemCount: number
  orders: T[]
  unreadableOrders: number
  /** The keys of triggers without a trade, which aren't kept (behaviour 2.14). */
  keysWithoutTrades: string[]
  completedWithoutTrades: string[]
}

/** The items to parse. `itemCount` is there if Jupiter's page also has others. */
type Envelope = { items: unknown[]; itemCount?: number; totalPages: number }

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
    if (!envelope) throw new UpstreamError({ kind: 'unreadable' })
    const parsed = envelope.items
      .flatMap((item) => parseItem(item, orderStatus) ?? [])
      // A trigger whose trades are all invalid must not count as one without trades.
      .filter((order) => !isUntraded(order) || order.unreadableTrades === undefined)
    const untraded = parsed.filter(isUntraded)
    const completed = untraded.filter(({ status }) => status === 'Completed')
    return {
      totalPages: envelope.totalPages,
      itemCount: envelope.itemCount ?? envelope.items.length,
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

/** The rows of an order's trades or events. A missing or null field means none. */
export const wireTrades = z.pipe(
  z.optional(z.nullable(z.array(z.unknown()))),
  z.transform((trades) => trades ?? []),
)

/** Jupiter's fields of both kinds of orders (behaviour 3.13). */
export const orderWire = z.object({
  orderKey: orderKeySchema,
  inputMint: identifierSchema,
  outputMint: identifierSchema,
  createdAt: wireTime,
  updatedAt: z.catch(wireTime, ''),
  openTx: wireSignature,
  closeTx: optionalSignature,
  trades: wireTrades,
})

/**
 * Returns these fields, except the trades, under our names.
 * @param left what a closed order gave back to the wallet; undefined for an open one
 */
export function orderFields(
  wire: z.infer<typeof orderWire>,
  orderStatus: Order['orderStatus'],
  left: string | undefined,
) {
  return {
    orderKey: wire.orderKey,
    inputMint: wire.inputMint,
    outputMint: wire.outputMint,
    createdAt: wire.createdAt,
    updatedAt: wire.updatedAt,
    orderStatus,
    transactionSignature: wire.openTx,
    closingSignature: wire.closeTx,
    refunds: refundsOf(wire, left),
    newer: undefined,
    baseUnitMints: [],
  }
}

/** Jupiter gives a refund no time of its own; the order's last update is the closest (behaviour 16.1). */
function refundsOf({ closeTx, updatedAt }: z.infer<typeof orderWire>, left = '0'): OrderTransfer[] {
  const isRefunded = isAboveZero(left) && closeTx !== '' && updatedAt !== ''
  return isRefunded ? [{ date: updatedAt, amount: left, transactionSignature: closeTx }] : []
}

const tradeWire = z.object({
  confirmedAt: wireTime,
  inputMint: identifierSchema,
  outputMint: identifierSchema,
  inputAmount: wireAmount,
  outputAmount: wireAmount,
  feeAmount: optionalAmount,
  feeMint: z.optional(z.unknown()),
  txId: wireSignature,
})

/** The fields that tell the kinds of rows apart. A row without an action is a fill. */
const rowWire = z.object({
  action: z.optional(z.unknown()),
  inputMint: z.optional(z.unknown()),
  outputMint: z.optional(z.unknown()),
})

const topUpWire = z.object({
  confirmedAt: wireTime,
  inputMint: identifierSchema,
  inputAmount: wireAmount,
  txId: wireSignature,
})

/**
 * Parses the rows of an order's `trades` one by one: fills, and the top-ups among them. It skips and
 * counts rows with invalid data, rows of an unknown action with both mints, and top-ups that are more
 * than the deposit (behaviour 3.13). Other rows aren't trades.
 * @param deposited the order's deposit, with its top-ups
 */
export function parseTrades(
  kind: Order['kind'],
  order: { inputMint: string; trades: readonly unknown[] },
  deposited: string,
): { trades: OrderTrade[]; topUps: OrderTransfer[]; unreadable: number } {
  const trades: OrderTrade[] = []
  const topUps: OrderTransfer[] = []
  let unreadable = 0
  for (const item of order.trades) {
    const row = rowWire.safeParse(item).data
    const action = row?.action ?? 'Fill'
    if (action === 'Fill') {
      const trade = parseFill(kind, item)
      if (trade) trades.push(trade)
      else unreadable += 1
    } else if (row?.inputMint && row.outputMint) unreadable += 1
    else if (action === 'Deposit') {
      const topUp = topUpWire.safeParse(item).data
      if (topUp?.inputMint === order.inputMint) {
        const { confirmedAt: date, inputAmount: amount, txId } = topUp
        topUps.push({ date, amount, transactionSignature: txId })
      } else unreadable += 1
    }
  }
  const added = sumOf(topUps.map(({ amount }) => amount))
  return differenceOf(deposited, added) === undefined
    ? { trades, topUps: [], unreadable: unreadable + topUps.length }
    : { trades, topUps, unreadable }
}

function parseFill(kind: Order['kind'], item: unknown): OrderTrade | undefined {
  const { data } = tradeWire.safeParse(item)
  if (!data) return undefined
  const { confirmedAt, inputMint, outputMint, inputAmount, txId } = data
  return {
    confirmedAt,
    inputMint,
    outputMint,
    inputAmount,
    ...receivedOf(kind, data),
    transactionSignature: txId,
  }
}
