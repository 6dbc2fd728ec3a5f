import { STABLECOINS } from '@/lib/domain/tokens/common-mints'
import type { Fixed } from '@/lib/domain/amounts/decimal'

/**
 * What some trades made of a token, in whole tokens and USD (behaviour 26.2): what was bought, what was
 * sold and how much of that has no known cost (`unmatched`), the cost of what was sold, the realized
 * gain, and what is left at which cost.
 */
export type TokenResult = { mint: string; unpriced: number } & Record<
  | 'bought'
  | 'boughtUsd'
  | 'sold'
  | 'soldUsd'
  | 'unmatched'
  | 'costSold'
  | 'gain'
  | 'left'
  | 'leftCost',
  Fixed
>

/** One exchange: what went out, and what came in net of the fee, in whole tokens. */
export type Exchange = {
  inputMint: string
  paid: Fixed
  outputMint: string
  received: Fixed
  /** Its USD value; undefined without a price. */
  value: Fixed | undefined
}

/**
 * Keeps the average cost of every token but USDC and USDT, over exchanges by date (behaviour 26.1).
 * `add` returns the gain of one; undefined if nothing was sold whose cost is known.
 */
export function createPools() {
  const pools = new Map<string, TokenResult>()
  const poolOf = (mint: string) => {
    if (STABLECOINS.has(mint)) return undefined
    const pool = pools.get(mint) ?? emptyPool(mint)
    pools.set(mint, pool)
    return pool
  }
  return {
    add({ inputMint, paid, outputMint, received, value }: Exchange): Fixed | undefined {
      const [from, to] = [poolOf(inputMint), poolOf(outputMint)]
      if (value === undefined) {
        for (const pool of [from, to]) if (pool) pool.unpriced += 1
        return undefined
      }
      const gain = from && sell(from, paid, value)
      if (to) buy(to, received, value)
      return gain
    },
    results: (): TokenResult[] => [...pools.values()],
  }
}

function emptyPool(mint: string): TokenResult {
  return {
    mint,
    bought: 0n,
    boughtUsd: 0n,
    sold: 0n,
    soldUsd: 0n,
    unmatched: 0n,
    costSold: 0n,
    gain: 0n,
    left: 0n,
    leftCost: 0n,
    unpriced: 0,
  }
}

function buy(pool: TokenResult, amount: Fixed, value: Fixed): void {
  pool.bought += amount
  pool.boughtUsd += value
  pool.left += amount
  pool.leftCost += value
}

/** Takes what is sold out of the pool, with its share of the cost: what is left keeps the rest. */
function sell(pool: TokenResult, amount: Fixed, value: Fixed): Fixed | undefined {
  pool.sold += amount
  pool.soldUsd += value
  const matched = amount < pool.left ? amount : pool.left
  pool.unmatched += amount - matched
  if (matched === 0n) return undefined
  const cost = (pool.leftCost * matched) / pool.left
  const gain = (value * matched) / amount - cost
  pool.left -= matched
  pool.leftCost -= cost
  pool.costSold += cost
  pool.gain += gain
  return gain
}
