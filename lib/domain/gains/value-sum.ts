import type { Fixed } from '@/lib/domain/amounts/decimal'

/** A sum of values in one currency, which may be negative, and the number of trades in it. */
export type ValueSum = { value: Fixed; trades: number }

export function noValue(): ValueSum {
  return { value: 0n, trades: 0 }
}

/** Adds a trade's value to a sum, unless it is unknown. */
export function addValue(sum: ValueSum, value: Fixed | undefined): void {
  if (value === undefined) return
  sum.value += value
  sum.trades += 1
}
