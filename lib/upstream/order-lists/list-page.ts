import * as z from '@/lib/domain/text/zod'
import { isAboveZero } from '@/lib/domain/amounts/decimal'
import type { Order, OrderTransfer } from '@/lib/domain/orders/order'
import { identifierSchema, orderKeySchema } from '@/lib/domain/text/identifier'
import { parseJson } from '@/lib/upstream/http/http-call'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import { wireTrades } from './wire-trades'
import { optionalSignature, wireSignature, wireTime, withExactNumbers } from './wire-values'

/** One page of an order list as parsed from the service's answer. */
export type ListPage<T extends Order> = {
  totalPages: number
  itemCount: number
  orders: T[]
  unreadableOrders: number
  unreadableTrades: number
}

/** The items to parse; `itemCount` if Jupiter's page has others, too. */
type Envelope = { items: unknown[]; itemCount?: number; totalPages: number }

type ParsedItem<T extends Order> = { order: T; unreadableTrades: number }

/**
 * Parses a page: its envelope strictly, its items one by one. An order with invalid data is skipped and
 * counted; it never blanks the page (behaviour 3.13). Long numbers come as text (behaviour 3.13).
 * @throws UpstreamError 'unreadable' if the answer is no JSON or `parseEnvelope` returns undefined
 */
export function parseListPage<T extends Order>(
  text: string,
  parseEnvelope: (answer: unknown) => Envelope | undefined,
  parseItem: (item: unknown) => ParsedItem<T> | undefined,
): ListPage<T> {
  const envelope = parseEnvelope(parseJson(withExactNumbers(text)))
  if (!envelope) throw new UpstreamError({ kind: 'unreadable' })
  const parsed = envelope.items.flatMap((item) => parseItem(item) ?? [])
  return {
    totalPages: envelope.totalPages,
    itemCount: envelope.itemCount ?? envelope.items.length,
    orders: parsed.map(({ order }) => order),
    unreadableOrders: envelope.items.length - parsed.length,
    unreadableTrades: parsed.reduce((sum, item) => sum + item.unreadableTrades, 0),
  }
}

/** The fields that orders of both kinds have on the wire (behaviour 3.13). */
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
 * Returns those fields under our names, without the trades.
 * @param left what went back to the wallet if the order is closed; undefined if it isn't
 */
export function orderFields(
  wire: z.infer<typeof orderWire>,
  orderStatus: 'active' | 'history',
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
