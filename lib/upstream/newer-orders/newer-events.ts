import * as z from '@/lib/domain/text/zod'
import { isAboveZero } from '@/lib/domain/amounts/decimal'
import type { OrderTransfer, OrderTrade } from '@/lib/domain/orders/order'
import { identifierSchema } from '@/lib/domain/text/identifier'
import { timeOrNumber, wireAmount, wireSignature } from '@/lib/upstream/http/wire-values'

/** An amount in base units: up to 40 digits, so that even sums stay within the 60 digits of an amount. */
export const baseUnits = z.pipe(wireAmount, z.string().check(z.regex(/^\d{1,40}$/)))
export const optionalUnits = z.catch(z.optional(baseUnits), undefined)

/** An amount that an event can lack. If it is there, it must be valid. */
const eventUnits = z.pipe(
  z.optional(z.nullable(baseUnits)),
  z.transform((units) => units ?? undefined),
)
const optionalMint = z.optional(z.nullable(identifierSchema))

const eventWire = z.object({
  type: z.enum(['deposit', 'fill', 'withdrawal']),
  state: z.enum(['success', 'failed', 'rescheduled', 'pending']),
  // A deposit that seems older than any order would count as the one that opened it (behaviour 3.13).
  timestamp: timeOrNumber.check(z.refine((time) => time >= '2020')),
  txSignature: wireSignature,
  /** The token of `amount`. A recurring order's events name no token, and may call the amount `inputAmount`. */
  mint: optionalMint,
  amount: eventUnits,
  inputAmount: eventUnits,
  outputMint: optionalMint,
  outputAmount: eventUnits,
})
type EventWire = z.infer<typeof eventWire>

/** Events that move no money, whatever their other fields hold. A separate withdrawal says what was paid back. */
const moneylessEvent = z.union([
  z.object({ type: z.enum(['cancelled', 'expired']) }),
  z.object({ type: z.enum(['fill', 'withdrawal']), state: z.enum(['pending', 'executing']) }),
])
/** An event that isn't a fill, whatever its other fields hold. */
const otherEvent = z.object({ type: z.string().check(z.regex(/^(?!fill$)/)) })

/** The fields of an order that decide what its events mean. */
export type OrderTerms = {
  kind: 'recurring' | 'trigger'
  inputMint: string
  outputMint: string
  /** Whether a second fill sells what the first one bought, back into the input token. */
  isOtoco: boolean
  /** How much of the input token all fills used together. */
  inputUsed: string | undefined
}

/** Returns what happened to an order, in base units. Only events that succeeded move money (behaviour 25.12). */
export function parseEvents(items: readonly unknown[], terms: OrderTerms) {
  const parsed = items.map((item) => ({ item, event: eventWire.safeParse(item).data }))
  const events = parsed
    .flatMap(({ event }) => event ?? [])
    .sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp))
  const invalid = parsed.filter(
    ({ item, event }) => !event && !moneylessEvent.safeParse(item).success,
  )
  const hasInvalidFill = invalid.some(({ item }) => !otherEvent.safeParse(item).success)
  const { trades, refunds, unusable } = movementsOf(events, terms)
  const areTradesWhole = !hasInvalidFill && !unusable.some(({ type }) => type === 'fill')
  const deposits = events.filter(({ type }) => type === 'deposit')
  const [deposit, ...laterDeposits] = deposits.filter(({ state }) => state === 'success')
  const topUps = laterDeposits.flatMap((event) => topUpOf(event, terms) ?? [])
  const roundsThat = (state: EventWire['state']) =>
    events.filter((event) => event.type === 'fill' && event.state === state).length
  return {
    deposit: deposit && {
      date: deposit.timestamp,
      amount: deposit.inputAmount ?? deposit.amount,
      transactionSignature: deposit.txSignature,
    },
    /** False if there are deposits but none has succeeded. */
    isDeposited: deposits.length === 0 || deposit !== undefined,
    topUps,
    beganAt: events[0]?.timestamp,
    trades: areTradesWhole ? withOnlyInput(trades, terms) : trades,
    refunds,
    failedRounds: roundsThat('failed'),
    rescheduledRounds: roundsThat('rescheduled'),
    unreadable: invalid.length + unusable.length + laterDeposits.length - topUps.length,
  }
}

/** Returns a deposit after the first one; undefined if it is of another token or has no amount. */
function topUpOf(event: EventWire, { inputMint }: OrderTerms): OrderTransfer | undefined {
  const amount = event.inputAmount ?? event.amount
  if (amount === undefined || (event.mint ?? inputMint) !== inputMint) return undefined
  return { date: event.timestamp, amount, transactionSignature: event.txSignature }
}

/** Returns the trades and refunds. A fill or withdrawal of other tokens or without an amount is unusable. */
function movementsOf(events: readonly EventWire[], terms: OrderTerms) {
  const { kind, inputMint, outputMint } = terms
  const trades: OrderTrade[] = []
  const refunds: OrderTransfer[] = []
  const unusable: EventWire[] = []
  for (const event of events.filter(({ state }) => state === 'success')) {
    if (event.type === 'fill') {
      const trade = tradeOf(event, terms, trades.length > 0)
      if (trade) trades.push(trade)
      else unusable.push(event)
    } else if (event.type === 'withdrawal') {
      const amount = event.inputAmount ?? event.amount
      const mint = event.mint ?? (kind === 'recurring' ? inputMint : undefined)
      const hasTradedBack = trades.some((trade) => trade.outputMint === inputMint)
      if (amount === undefined || (mint !== inputMint && mint !== outputMint)) {
        unusable.push(event)
        // A withdrawal of tokens that were bought, or bought back, isn't a refund.
      } else if (mint === inputMint && !hasTradedBack && isAboveZero(amount)) {
        refunds.push({ date: event.timestamp, amount, transactionSignature: event.txSignature })
      }
    }
  }
  return { trades, refunds, unusable }
}

/** Returns a fill as a trade; undefined if it trades other tokens or has no output. */
function tradeOf(event: EventWire, terms: OrderTerms, isSecond: boolean): OrderTrade | undefined {
  const { inputMint, outputMint } = terms
  const bought = event.outputMint ?? (terms.isOtoco && isSecond ? inputMint : outputMint)
  const isBack = terms.isOtoco && bought === inputMint
  if ((!isBack && bought !== outputMint) || event.outputAmount === undefined) return undefined
  const paid = isBack ? outputMint : inputMint
  const isOfPaid = (event.mint ?? paid) === paid
  return {
    confirmedAt: event.timestamp,
    inputMint: paid,
    outputMint: bought,
    inputAmount: event.inputAmount ?? (isOfPaid ? event.amount : undefined),
    outputAmount: event.outputAmount,
    // The output is net of the fee, and Jupiter doesn't report the fee.
    feeAmount: undefined,
    transactionSignature: event.txSignature,
  }
}

/** Fills in a missing input amount: if only one trade sold the input token, it used all of `inputUsed`. */
function withOnlyInput(trades: OrderTrade[], { inputMint, inputUsed }: OrderTerms): OrderTrade[] {
  const [only, ...others] = trades.filter((trade) => trade.inputMint === inputMint)
  if (only?.inputAmount !== undefined || others.length > 0) return trades
  return trades.map((trade) => (trade === only ? { ...trade, inputAmount: inputUsed } : trade))
}
