import type { Fixed } from '@/lib/domain/amounts/decimal'

/** A sum in USD, which may be negative, and the number of trades in it. */
export type UsdSum = { usd: Fixed; trades: number }

export function noUsd(): UsdSum {
  return { usd: 0n, trades: 0 }
}

/** Adds a trade's USD to a sum, unless it is unknown. */
export function addUsd(sum: UsdSum, usd: Fixed | undefined): void {
  if (usd === undefined) return
  sum.usd += usd
  sum.trades += 1
}
