import type { ListName } from '../wire/list-fault'
import { pickedByNoise, repeatableNoise } from '../wire/repeatable-noise'
import type { WalletSize } from '../wire/mock-wallet'
import { unixSeconds } from '../wire/wire-date'
import { tailPairs, type TailPair } from './long-tail-pairs'
import { skewedShares } from './skewed-shares'

/** The data of an order. The order itself, with its trades, is made when it is loaded. */
export type PlannedOrder = {
  /** Unique in its wallet. It is also the seed of the order's own noise. */
  number: number
  pair: Pick<TailPair, 'kind' | 'from' | 'to'>
  list: ListName
  trades: number
  /** Unix seconds. */
  createdAt: number
}

const OLDEST = unixSeconds('2024-01-01T00:00:00Z')
const NEWEST = unixSeconds('2025-12-31T00:00:00Z')
/** With this steepness, the longest of 2,000 orders has almost 10,000 of their 100,000 trades. */
const TRADES_STEEPNESS = 0.95
/** For this many orders with trades, there is one trigger without a trade, which is cancelled or waiting. */
const SHOWN_TO_EMPTY = 12

function shuffled<Thing>(things: readonly Thing[], salt: number): Thing[] {
  return things
    .map((thing, index) => ({ thing, place: repeatableNoise(index, salt) }))
    .sort((a, b) => a.place - b.place)
    .map(({ thing }) => thing)
}

function listOf(kind: TailPair['kind'], number: number): ListName {
  const isOpen = repeatableNoise(number, 31) < 0.15
  if (kind === 'trigger') return isOpen ? 'active trigger' : 'past trigger'
  return isOpen ? 'active recurring' : 'past recurring'
}

/**
 * Returns each pair once for each of its orders, with the order's number of trades. The orders with the most
 * trades are recurring orders.
 */
function pairsWithTrades(pairs: readonly TailPair[], size: WalletSize) {
  const counts = skewedShares(size.trades, size.orders, TRADES_STEEPNESS)
  const repeatedPairs = shuffled(
    pairs.flatMap((pair) => Array.from({ length: pair.orders }, () => pair)),
    32,
  )
  const recurring = repeatedPairs.filter(({ kind }) => kind !== 'trigger')
  const longest = recurring.slice(0, Math.floor(size.orders / 10))
  const triggers = repeatedPairs.filter(({ kind }) => kind === 'trigger')
  const others = shuffled([...recurring.slice(longest.length), ...triggers], 33)
  return [...longest, ...others].map((pair, index) => ({ pair, trades: counts[index] ?? 0 }))
}

/**
 * Returns all orders of a wallet, newest first: the requested number, and some triggers without trades.
 * @throws if there are more pairs than orders, or more orders than trades
 */
export function planOrders(size: WalletSize): PlannedOrder[] {
  const pairs = tailPairs(size)
  const empty = Array.from({ length: Math.floor(size.orders / SHOWN_TO_EMPTY) }, (_, index) => ({
    pair: { ...pickedByNoise(pairs, index, 34), kind: 'trigger' as const },
    trades: 0,
  }))
  const orders = shuffled([...pairsWithTrades(pairs, size), ...empty], 35)
  const apart = (NEWEST - OLDEST) / orders.length
  return orders
    .map(({ pair, trades }, number) => ({
      number,
      pair,
      trades,
      list: listOf(pair.kind, number),
      createdAt: Math.floor(OLDEST + (number + repeatableNoise(number, 36)) * apart),
    }))
    .reverse()
}
