import * as z from '@/lib/domain/text/zod'
import { type Amount, amountSchema, wholeAmount } from '@/lib/domain/amounts/amount'
import { identifierSchema, orderKeySchema, signatureSchema } from '@/lib/domain/text/identifier'
import {
  type Order,
  ORDER_TYPES,
  type OrderSection,
  orderType,
  type OrderType,
} from '@/lib/domain/orders/order'

const eventCore = {
  /** ISO 8601 in UTC. */
  date: z.isoDateTime({ offset: true }).check(z.maxLength(40)),
  inputMint: identifierSchema,
  inputAmount: amountSchema,
  orderType: z.enum(ORDER_TYPES),
  orderKey: orderKeySchema,
  userAddress: identifierSchema,
  transactionSignature: signatureSchema,
  /** Whether the order is a newer one, which no file says. */
  isNewer: z.optional(z.literal(true)),
}

/** A payment into an order, when it was opened or later. */
export const depositSchema = z.object({ kind: z.literal('deposit'), ...eventCore })
export type Deposit = z.infer<typeof depositSchema>

/** The sides of a trade. */
const TRADE_SIDES = ['output', 'input'] as const
export type TradeSide = (typeof TRADE_SIDES)[number]

/** One trade of an order. It paid `inputAmount`, and `outputAmount` is the net, without `fee`. */
export const tradeSchema = z.object({
  kind: z.literal('trade'),
  ...eventCore,
  /** Null if Jupiter gives only the total of several trades. */
  inputAmount: z.nullable(amountSchema),
  outputMint: identifierSchema,
  outputAmount: amountSchema,
  /** Null if the fee is unknown or in another token (behaviour 7.8). */
  fee: z.nullable(amountSchema),
  /** The trade's number among its order's trades in the transaction; absent if 1 (behaviour 19.5). */
  place: z.optional(z.int().check(z.minimum(1))),
  /** The side whose USD value a tax file uses for the trade (behaviour 19.9). */
  valuedSide: z.optional(z.enum(TRADE_SIDES)),
})
export type Trade = z.infer<typeof tradeSchema>

/** An event with a row in the CSV (behaviour 9.1, 12.1). */
export const csvEventSchema = z.discriminatedUnion('kind', [depositSchema, tradeSchema])
export type CsvEvent = z.infer<typeof csvEventSchema>

/** Money that went back to the wallet when an order closed (behaviour 16.1). */
export type Refund = Omit<Deposit, 'kind'> & { kind: 'refund' }

/** An event with a row in the trades table (behaviour 5.3). */
export type OrderEvent = CsvEvent | Refund

/** A trade whose amounts are all known in whole tokens. */
export type MeasuredTrade = Trade & { inputAmount: Amount }
/** An event whose amounts are all known in whole tokens, so that sums can include it. */
export type MeasuredEvent = Deposit | Refund | MeasuredTrade

/** Returns whether all amounts of an event are known in whole tokens. */
export function isMeasured(event: Trade): event is MeasuredTrade
export function isMeasured(event: OrderEvent): event is MeasuredEvent
export function isMeasured(event: OrderEvent): event is MeasuredEvent {
  const amounts = [event.inputAmount, ...(event.kind === 'trade' ? [event.outputAmount] : [])]
  return amounts.every((amount) => wholeAmount(amount) !== undefined)
}

export function eventSection({ isNewer, orderType }: OrderEvent): OrderSection {
  if (!isNewer) return orderType
  return orderType === 'trigger' ? 'newer trigger' : 'newer recurring'
}

/** Returns the events that have a row in the CSV (behaviour 16.1). */
export function csvEvents(events: readonly OrderEvent[]): CsvEvent[] {
  return events.filter((event) => event.kind !== 'refund')
}

/** The output mints of orders by type and key, because deposits and refunds don't hold them. */
export type OutputMints = ReadonlyMap<string, string>

/** Returns the output mints of orders, for `outputMintOf` (behaviour 17.3, 18.1). */
export function outputMintsOf(orders: readonly Order[]): OutputMints {
  return new Map(
    orders.map((order) => [typedKey(orderType(order), order.orderKey), order.outputMint]),
  )
}

/** Returns the output mint of an event's order; undefined if the order isn't known. */
export function outputMintOf(event: OrderEvent, outputMints: OutputMints): string | undefined {
  if (event.kind === 'trade') return event.outputMint
  return outputMints.get(typedKey(event.orderType, event.orderKey))
}

function typedKey(type: OrderType, orderKey: string): string {
  return `${type} ${orderKey}`
}

/**
 * Returns the id of a trade, `{signature}:{order key}:{number}`. It depends on the trade's order alone,
 * so it is the same in every export (behaviour 19.5). No signature or key contains a ':'.
 */
export function tradeId({
  transactionSignature,
  orderKey,
  place = 1,
}: Pick<Trade, 'transactionSignature' | 'orderKey' | 'place'>): string {
  return `${transactionSignature}:${orderKey}:${place}`
}
