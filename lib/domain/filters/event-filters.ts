import type { Order } from '@/lib/domain/orders/order'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { type PriceFlaw, priceFlaw } from '@/lib/domain/prices/trade-value'
import { addDays, type Day, startOfDay, type TimeZone } from '@/lib/domain/time/local-day'
import type { TokenState } from '@/lib/domain/tokens/token'
import { type OrderEvent, outputMintOf, outputMintsOf } from '@/lib/domain/trades/order-event'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { folded, isOfToken } from './matching-orders'

/** A pair's input and output mint, or how each begins: a link holds only that (behaviour 17.9). */
export type PairStart = { input: string; output: string }

/** Which events are shown; an absent filter is not active (behaviour 17.1). */
export type EventFilters = {
  text?: string | undefined
  kind?: OrderEvent['kind'] | undefined
  pair?: PairStart | undefined
  /** An order's key, or how it begins. */
  key?: string | undefined
  /** A wallet's address, or how it begins, if several are shown (behaviour 21.4). */
  wallet?: string | undefined
  /** The first and the last day, both included. */
  from?: Day | undefined
  to?: Day | undefined
  /** Only events whose prices are missing or don't match. */
  price?: PriceFlaw | undefined
}

/** Counts the active filters; the two days are one. */
export function countFilters({ from, to, ...others }: EventFilters): number {
  const inUse = [from ?? to, ...Object.values(others)].filter((value) => value !== undefined)
  return inUse.length
}

/** Returns the kinds to choose from; refunds only if there are any (behaviour 17.3). */
export function kindsOf(events: readonly OrderEvent[]): OrderEvent['kind'][] {
  const hasRefunds = events.some(({ kind }) => kind === 'refund')
  return hasRefunds ? ['trade', 'deposit', 'refund'] : ['trade', 'deposit']
}

/** Returns whether a pair is the one that begins like this. */
export function isOfPair(start: PairStart, pair: Pick<Order, 'inputMint' | 'outputMint'>): boolean {
  return pair.inputMint.startsWith(start.input) && pair.outputMint.startsWith(start.output)
}

/**
 * The filters without a pair and an order that are none of the orders', and a wallet that is none of
 * the wallets: a link of another selection may name them (behaviour 17.9, 21.4).
 */
export function knownFilters(
  filters: EventFilters,
  orders: readonly Order[],
  wallets: readonly string[],
): EventFilters {
  const { pair, key, wallet, ...others } = filters
  const isPairKnown = pair && orders.some((order) => isOfPair(pair, order))
  const isKeyKnown = key !== undefined && orders.some(({ orderKey }) => orderKey.startsWith(key))
  const isWalletKnown = wallet !== undefined && wallets.some((one) => one.startsWith(wallet))
  return {
    ...others,
    ...(isPairKnown && { pair }),
    ...(isKeyKnown && { key }),
    ...(isWalletKnown && { wallet }),
  }
}

/** What filters need besides the events. */
export type FilterSurroundings = {
  /** The orders that the events are of: a deposit is of its order's pair. */
  orders: readonly Order[]
  stateOf: (mint: string) => TokenState
  answers: PriceAnswers
  timeZone: TimeZone
}

type Test = (event: OrderEvent) => boolean

/**
 * Returns the events that match all filters, in the order given; the same array without a filter
 * (behaviour 17.1).
 * @param events any; their dates in UTC with milliseconds, as they all are
 */
export function matchingEvents(
  events: readonly OrderEvent[],
  filters: EventFilters,
  surroundings: FilterSurroundings,
): readonly OrderEvent[] {
  const tests = testsOf(filters, surroundings)
  return tests.length === 0 ? events : events.filter((event) => tests.every((test) => test(event)))
}

/** Returns the test of each active filter, the quickest first. */
function testsOf(
  filters: EventFilters,
  { orders, stateOf, answers, timeZone }: FilterSurroundings,
) {
  const { kind, key, wallet, from, to, pair, text, price } = filters
  const tests: Test[] = []
  if (kind !== undefined) tests.push((event) => event.kind === kind)
  if (key !== undefined) tests.push((event) => event.orderKey.startsWith(key))
  if (wallet !== undefined) tests.push((event) => event.userAddress.startsWith(wallet))
  if (from !== undefined) {
    const first = new Date(startOfDay(from, timeZone)).toISOString()
    tests.push(({ date }) => date >= first)
  }
  if (to !== undefined) {
    const end = new Date(startOfDay(addDays(to, 1), timeZone)).toISOString()
    tests.push(({ date }) => date < end)
  }
  if (pair !== undefined) {
    const outputMints = outputMintsOf(orders)
    tests.push((event) => {
      const outputMint = outputMintOf(event, outputMints) ?? ''
      return isOfPair(pair, { inputMint: event.inputMint, outputMint })
    })
  }
  if (text !== undefined) tests.push(textMatch(text, stateOf))
  if (price !== undefined) tests.push((event) => priceFlaw(event, answers) === price)
  return tests
}

/**
 * Returns whether a file may lack rows of an order that misses trades (behaviour 9.8): an event of it
 * matches the filters for text, pair, order and 'To', or a missing trade could. The other filters
 * don't count, because nobody knows what a missing trade would have matched.
 */
export function mayLackRows(
  order: Order,
  { text, pair, key, to }: EventFilters,
  surroundings: FilterSurroundings,
): boolean {
  const events = orderEvents([order], '').flatMap((event): OrderEvent[] =>
    event.kind === 'deposit' ? [event, missingTrade(event, order.outputMint)] : [event],
  )
  return matchingEvents(events, { text, pair, key, to }, surroundings).length > 0
}

/** A missing trade is of its order's pair, and at the earliest as old as the deposit. */
function missingTrade(deposit: OrderEvent & { kind: 'deposit' }, outputMint: string): OrderEvent {
  return { ...deposit, kind: 'trade', outputMint, outputAmount: deposit.inputAmount, fee: null }
}

/**
 * Returns the test whether an event's tokens, order key or signature contain a text. A deposit and a
 * refund have one token (behaviour 17.2).
 */
export function textMatch(
  text: string,
  stateOf: (mint: string) => TokenState,
): (event: OrderEvent) => boolean {
  const wanted = folded(text)
  // Each mint and key once: there are few of them, and 100,000 events.
  const hasToken = memoized((mint) => isOfToken(wanted, stateOf(mint)))
  const hasKey = memoized((key) => key.toLowerCase().includes(wanted))
  return (event) =>
    hasToken(event.inputMint) ||
    (event.kind === 'trade' && hasToken(event.outputMint)) ||
    hasKey(event.orderKey) ||
    event.transactionSignature.toLowerCase().includes(wanted)
}

function memoized(test: (text: string) => boolean): (text: string) => boolean {
  const answers = new Map<string, boolean>()
  return (text) => {
    const lastMatch = answers.get(text)
    if (lastMatch !== undefined) return lastMatch
    const answer = test(text)
    answers.set(text, answer)
    return answer
  }
}

export const NO_FILTERS: EventFilters = {
  text: undefined,
  kind: undefined,
  pair: undefined,
  key: undefined,
  from: undefined,
  to: undefined,
  price: undefined,
  wallet: undefined,
}
