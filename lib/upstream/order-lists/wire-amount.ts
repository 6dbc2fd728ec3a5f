import Big from 'big.js'
import { z } from 'zod/mini'
import { decimalTextSchema } from '@/lib/domain/amounts/amount'

/**
 * A JSON number with more digits may not be the number that was written. Long ones come as text
 * (`withExactNumbers`), so that this is a second lock.
 */
const EXACT_NUMBER_DIGITS = 15
/** Written out, a larger exponent has too many digits for an amount, and could fill the memory. */
const MAX_EXPONENT = 60

/**
 * An amount as Jupiter sends it: decimal text, or a JSON number, as in answers recorded in 2025.
 * Plain decimal text comes out, digit for digit as it was written (behaviour 3.18).
 */
export const wireAmount = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => plainDecimal(value) ?? ''),
  ),
  decimalTextSchema,
)

/** An amount that an order can be without: undefined where it is missing or cannot be read. */
export const toldAmount = z.catch(z.optional(wireAmount), undefined)

function plainDecimal(value: string | number): string | undefined {
  if (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)) return value
  try {
    const exact = new Big(value)
    const isExact = typeof value === 'string' || exact.c.length <= EXACT_NUMBER_DIGITS
    const isSized = Math.abs(exact.e) <= MAX_EXPONENT
    return isExact && isSized && exact.s === 1 ? exact.toFixed() : undefined
  } catch {
    return undefined
  }
}
