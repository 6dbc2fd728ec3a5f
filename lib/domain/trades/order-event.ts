import * as z from '@/lib/domain/text/zod'
import { type Amount, amountSchema, tokenAmount } from '@/lib/domain/amounts/amount'
import { identifierSchema, orderKeySchema, signatureSchema } from '@/lib/domain/text/identifier'
import { ORDER_TYPES, type SectionName } from '@/lib/domain/orders/order'

const eventCore = {
  /** ISO 8601 in UTC. */
  date: z.isoDateTime({ offset: true }).check(z.maxLength(40)),
  inputMint: identifierSchema,
  inputAmount: amountSchema,
  orderType: z.enum(ORDER_TYPES),
  orderKey: orderKeySchema,
  userAddress: identifierSchema,
  transactionSignature: signatureSchema,
  /** Whether the order is a newer order. No file shows this. */
  isNewer: z.optional(z.literal(true)),
}

/** A payment into an order, when it was opened or later. */
export const depositSchema = z.object({ kind: z.literal('deposit'), ...eventCore })
/** A deposit on the page, with the mint that its order buys. Our routes don't read this mint. */
export type Deposit = z.infer<typeof depositSchema> & { outputMint: string }

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

/** An event of a request for the CSV (behaviour 9.1, 12.1). */
export const csvEventSchema = z.discriminatedUnion('kind', [depositSchema, tradeSchema])
export type RequestEvent = z.infer<typeof csvEventSchema>

/** An event with a row in the CSV (behaviour 9.1). */
export type CsvEvent = Deposit | Trade

/** Money that went back to the wallet when an order closed (behaviour 16.1). */
export type Refund = Omit<Deposit, 'kind'> & { kind: 'refund' }

/** An event with a row in the trades table (behaviour 5.3). */
export type OrderEvent = CsvEvent | Refund

/** A trade whose amounts are all known in token units. */
export type MeasuredTrade = Trade & { inputAmount: Amount }
/** An event whose amounts are all known in token units, so that sums can include it. */
export type MeasuredEvent = Deposit | Refund | MeasuredTrade

export function isMeasured<T extends OrderEvent>(event: T): event is T & MeasuredEvent {
  const isWhole = (amount: Amount | null) => tokenAmount(amount) !== undefined
  return isWhole(event.inputAmount) && (event.kind !== 'trade' || isWhole(event.outputAmount))
}

/** Returns the amounts of an event with their mints: its input, and the output of a trade. */
export function amountsOf(event: RequestEvent | Refund): { mint: string; amount: Amount | null }[] {
  const input = { mint: event.inputMint, amount: event.inputAmount }
  if (event.kind !== 'trade') return [input]
  return [input, { mint: event.outputMint, amount: event.outputAmount }]
}

export function mintsOf(events: readonly (RequestEvent | Refund)[]): Set<string> {
  return new Set(events.flatMap((event) => amountsOf(event).map(({ mint }) => mint)))
}

/** Returns the mints of the events' pairs, also of pairs without a trade. */
export function pairMintsOf(events: readonly OrderEvent[]): Set<string> {
  return new Set(events.flatMap(({ inputMint, outputMint }) => [inputMint, outputMint]))
}

export function eventSection({ isNewer, orderType }: OrderEvent): SectionName {
  if (!isNewer) return orderType
  return orderType === 'trigger' ? 'newer trigger' : 'newer recurring'
}

/** Returns the events that have a row in the CSV (behaviour 16.1). */
export function csvEvents(events: readonly OrderEvent[]): CsvEvent[] {
  return events.filter((event) => event.kind !== 'refund')
}

/** Returns `{signature}:{order key}:{number}`, the same in every export (behaviour 19.5). The first two have no ':'. */
export function tradeId({
  transactionSignature,
  orderKey,
  place = 1,
}: {
  transactionSignature: string
  orderKey: string
  place?: number | undefined
}): string {
  return `${transactionSignature}:${orderKey}:${place}`
}
