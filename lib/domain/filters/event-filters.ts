import type { Order } from '@/lib/domain/orders/order'
import type { Day } from '@/lib/domain/time/local-day'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

/**
 * A pair's input and output mint, or how each begins: a link holds no more of them
 * (behaviour 17.9).
 */
export type PairStart = { input: string; output: string }

/** Which events are shown; an absent one lets all through (behaviour 17.1). */
export type EventFilters = {
  text?: string | undefined
  kind?: OrderEvent['kind'] | undefined
  pair?: PairStart | undefined
  /** An order's key, or how it begins. */
  key?: string | undefined
  /** A wallet's address, or how it begins: only where several are shown (behaviour 21.5). */
  wallet?: string | undefined
  /** The first and the last day, both included. */
  from?: Day | undefined
  to?: Day | undefined
  /** Only events that lack a price. */
  isUnpriced?: true | undefined
}

/** How many filters are in use; the two days are one. */
export function countFilters({ from, to, ...others }: EventFilters): number {
  const inUse = [from ?? to, ...Object.values(others)].filter((value) => value !== undefined)
  return inUse.length
}

/** The kinds that there are to choose from; returns only where there are any (behaviour 17.3). */
export function kindsOf(events: readonly OrderEvent[]): OrderEvent['kind'][] {
  const hasReturns = events.some(({ kind }) => kind === 'returned')
  return hasReturns ? ['trade', 'deposit', 'returned'] : ['trade', 'deposit']
}

/** Whether a pair is the one that is meant. */
export function isOfPair(start: PairStart, pair: Pick<Order, 'inputMint' | 'outputMint'>): boolean {
  return pair.inputMint.startsWith(start.input) && pair.outputMint.startsWith(start.output)
}

/**
 * The filters without a pair and an order that are none of the orders', and a wallet that is none of
 * the wallets: a link of another selection may name them (behaviour 17.10, 21.5).
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
