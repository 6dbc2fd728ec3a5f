import { pickedByNoise, repeatableNoise } from '../wire/repeatable-noise'
import { tokens, type MockToken } from '../wire/mock-tokens'
import { hubTokens, tailTokens } from './long-tail-tokens'
import { skewedShares } from './skewed-shares'

/** Orders of one type with the same input and output. */
export type TailPair = {
  kind: 'time' | 'price' | 'trigger'
  from: MockToken
  to: MockToken
  orders: number
}

const KINDS: readonly TailPair['kind'][] = ['time', 'time', 'time', 'trigger', 'trigger', 'price']
const { SOL, USDC } = tokens

/** The pairs that have hundreds of orders each in a large wallet, with each one's share of all orders. */
const LARGEST = [
  { kind: 'time', from: USDC, to: SOL, share: 0.15 },
  { kind: 'trigger', from: USDC, to: SOL, share: 0.11 },
  { kind: 'price', from: SOL, to: USDC, share: 0.06 },
] as const
const WAYS = hubTokens.length * 2

/** With more pairs than this, a pair would be repeated. */
export const MAX_PAIRS = LARGEST.length + tailTokens.length * WAYS

/** Returns the n-th small pair: a token of the tail, bought with a hub token or sold for one. */
function tailPair(number: number, orders: number): TailPair {
  const place = number % tailTokens.length
  const token = tailTokens[place] ?? SOL
  const first = Math.floor(repeatableNoise(place, 21) * WAYS)
  const way = (first + Math.floor(number / tailTokens.length)) % WAYS
  const hub = hubTokens[way % hubTokens.length] ?? USDC
  const kind = pickedByNoise(KINDS, number, 22)
  return way < hubTokens.length
    ? { kind, from: hub, to: token, orders }
    : { kind, from: token, to: hub, orders }
}

/** Returns the pairs of a wallet of this size. Three pairs have many orders, most have one or two. */
export function tailPairs(size: { orders: number; pairs: number }): TailPair[] {
  const largest = LARGEST.slice(0, size.pairs - 1).map(({ share, ...pair }) => ({
    ...pair,
    orders: Math.max(1, Math.floor(size.orders * share)),
  }))
  const left = largest.reduce((rest, pair) => rest - pair.orders, size.orders)
  const small = skewedShares(left, size.pairs - largest.length, 1)
  return [...largest, ...small.map((orders, number) => tailPair(number, orders))]
}
