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
  /** Whether its order is a newer one; no file says so. */
  isNewer: z.optional(z.literal(true)),
}

/** Money that went into an order when it was opened. */
export const depositSchema = z.object({ kind: z.literal('deposit'), ...eventCore })
export type Deposit = z.infer<typeof depositSchema>

/** The sides of a trade, what was received before what was paid: it counts if nothing else decides. */
export const TRADE_SIDES = ['output', 'input'] as const
export type TradeSide = (typeof TRADE_SIDES)[number]

/** One execution of an order: it paid `inputAmount`; `outputAmount` is the net, after `fee`. */
export const tradeSchema = z.object({
  kind: z.literal('trade'),
  ...eventCore,
  /** Null if it is known only in total, with other trades of the order. */
  inputAmount: z.nullable(amountSchema),
  outputMint: identifierSchema,
  outputAmount: amountSchema,
  /** Null if it is unknown or in another token (behaviour 7.8). */
  fee: z.nullable(amountSchema),
  /** Its number among its order's trades of the transaction, if not 1 (behaviour 19.5). */
  place: z.optional(z.int().check(z.minimum(1))),
  /** The side whose USD value is the trade's in a tax file (behaviour 19.9). */
  valuedSide: z.optional(z.enum(TRADE_SIDES)),
})
export type Trade = z.infer<typeof tradeSchema>

/** A row of the CSV (behaviour 9.1, 12.1). */
export const csvEventSchema = z.discriminatedUnion('kind', [depositSchema, tradeSchema])
export type CsvEvent = z.infer<typeof csvEventSchema>

/** Money that went back to the wallet when an order closed (behaviour 16.1). */
export type Refund = Omit<Deposit, 'kind'> & { kind: 'refund' }

/** A row of the trades table (behaviour 5.3). */
export type OrderEvent = CsvEvent | Refund

/** A trade whose amounts are all known in whole tokens. */
export type MeasuredTrade = Trade & { inputAmount: Amount }
/** An event that can be summed up: all its amounts are known in whole tokens. */
export type MeasuredEvent = Deposit | Refund | MeasuredTrade

/** Returns whether all amounts of an event are known in whole tokens. */
export function isMeasured(event: Trade): event is MeasuredTrade
export function isMeasured(event: OrderEvent): event is MeasuredEvent
export function isMeasured(event: OrderEvent): event is MeasuredEvent {
  const amounts = [event.inputAmount, ...(event.kind === 'trade' ? [event.outputAmount] : [])]
  return amounts.every((amount) => wholeAmount(amount) !== undefined)
}

/** Returns the heading of an event's order. */
export function eventSection({ isNewer, orderType }: OrderEvent): OrderSection {
  if (!isNewer) return orderType
  return orderType === 'trigger' ? 'newer trigger' : 'newer recurring'
}

/** Returns the events that have a row in the CSV, in their order (behaviour 16.1). */
export function csvEvents(events: readonly OrderEvent[]): CsvEvent[] {
  return events.filter((event) => event.kind !== 'refund')
}

/** The output mints of orders, by type and key: a deposit or refund does not have it. */
export type OutputMints = ReadonlyMap<string, string>

/** Returns the output mints of some orders, to look up by their events (behaviour 17.3, 18.1). */
export function outputMintsOf(orders: readonly Order[]): OutputMints {
  return new Map(
    orders.map((order) => [typedKey(orderType(order), order.orderKey), order.outputMint]),
  )
}

/** Returns what an event's order buys; undefined if the order is not known. */
export function outputMintOf(event: OrderEvent, outputMints: OutputMints): string | undefined {
  if (event.kind === 'trade') return event.outputMint
  return outputMints.get(typedKey(event.orderType, event.orderKey))
}

function typedKey(type: OrderType, orderKey: string): string {
  return `${type} ${orderKey}`
}

/**
 * Returns the id of a trade, the same in every export: `{signature}:{order key}:{number}`. It depends
 * on the trade's order alone, and no signature or key contains a ':' (behaviour 19.5).
 */
export function tradeId({
  transactionSignature,
  orderKey,
  place = 1,
}: Pick<Trade, 'transactionSignature' | 'orderKey' | 'place'>): string {
  return `${transactionSignature}:${orderKey}:${place}`
}
