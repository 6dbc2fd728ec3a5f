import type { Order, PairMints } from '@/lib/domain/orders/order'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { type PriceFlaw, priceFlaw } from '@/lib/domain/prices/trade-value'
import { addDays, type Day, startOfDay, type TimeZone } from '@/lib/domain/time/local-day'
import type { TokenLookup } from '@/lib/domain/tokens/token'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { folded, tokenMatches } from './order-filters'

/** The beginnings of a pair's two mints, because a link holds no more (behaviour 17.9). */
export type PairStart = { input: string; output: string }

/** The filters of the trades page; an absent one isn't active (behaviour 17.1). */
export type EventFilters = {
  text?: string | undefined
  kind?: OrderEvent['kind'] | undefined
  pair?: PairStart | undefined
  key?: string | undefined
  /** The beginning of a wallet's address, if the page shows several (behaviour 21.4). */
  wallet?: string | undefined
  /** The first and the last day, both included. */
  from?: Day | undefined
  to?: Day | undefined
  price?: PriceFlaw | undefined
}

/** Counts the active filters. The two days count as one. */
export function countFilters({ from, to, ...others }: EventFilters): number {
  const inUse = [from ?? to, ...Object.values(others)].filter((value) => value !== undefined)
  return inUse.length
}

/** Returns the kinds that the filter offers: refunds only if there are any (behaviour 17.3). */
export function kindsOf(events: readonly OrderEvent[]): OrderEvent['kind'][] {
  const hasRefunds = events.some(({ kind }) => kind === 'refund')
  return hasRefunds ? ['trade', 'deposit', 'refund'] : ['trade', 'deposit']
}

export function isOfPair(start: PairStart, pair: PairMints): boolean {
  return pair.inputMint.startsWith(start.input) && pair.outputMint.startsWith(start.output)
}

/** Returns the filters without those for a pair, order or wallet that the page doesn't show (behaviour 17.9, 21.4). */
export function knownFilters(
  filters: EventFilters,
  orders: readonly Order[],
  wallets: readonly string[],
): EventFilters {
  const { pair, key, wallet } = filters
  return {
    ...filters,
    pair: pair && orders.some((order) => isOfPair(pair, order)) ? pair : undefined,
    key: key && orders.some(({ orderKey }) => orderKey.startsWith(key)) ? key : undefined,
    wallet: wallet && wallets.some((address) => address.startsWith(wallet)) ? wallet : undefined,
  }
}

export type FilterSurroundings = {
  stateOf: TokenLookup
  answers: PriceAnswers
  timeZone: TimeZone
}

/**
 * Returns the events that match all filters; the same array without a filter (behaviour 17.1).
 * @param events with dates in UTC with milliseconds, which are compared as texts
 */
export function matchingEvents(
  events: readonly OrderEvent[],
  filters: EventFilters,
  { stateOf, answers, timeZone }: FilterSurroundings,
): readonly OrderEvent[] {
  const { kind, key, wallet, from, to, pair, text, price } = filters
  // The quickest test comes first.
  const tests: ((event: OrderEvent) => boolean)[] = []
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
  if (pair !== undefined) tests.push((event) => isOfPair(pair, event))
  if (text !== undefined) tests.push(textMatch(text, stateOf))
  if (price !== undefined) tests.push((event) => priceFlaw(event, answers) === price)
  return tests.length === 0 ? events : events.filter((event) => tests.every((test) => test(event)))
}

/** Returns a test that finds a text in an event's tokens, order key or signature (behaviour 17.2). */
function textMatch(text: string, stateOf: TokenLookup): (event: OrderEvent) => boolean {
  const wanted = folded(text)
  const hasText = (identifier: string) => identifier.toLowerCase().includes(wanted)
  // There can be 100,000 events, but they have few mints, and each mint is tested once.
  const matches = new Map<string, boolean>()
  const hasToken = (mint: string) => {
    const isMatch = matches.get(mint) ?? tokenMatches(stateOf(mint), wanted)
    matches.set(mint, isMatch)
    return isMatch
  }
  return (event) =>
    hasToken(event.inputMint) ||
    (event.kind === 'trade' && hasToken(event.outputMint)) ||
    hasText(event.orderKey) ||
    hasText(event.transactionSignature)
}
