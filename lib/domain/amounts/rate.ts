import { isAboveZero, roundedQuotient, significantQuotient } from './decimal'

/** A rate has at least this many significant digits, whatever its token's decimals are. */
const MIN_DIGITS = 4

/**
 * Returns how much of one token a whole unit of another costs, rounded half up to `decimals`, but never
 * to fewer than 4 significant digits. Undefined if an amount is 0 (behaviour 7.5). Both amounts are in whole
 * tokens, and `decimals` are those of the dividend's token.
 */
export function rate(dividend: string, divisor: string, decimals: number): string | undefined {
  if (!isAboveZero(dividend) || !isAboveZero(divisor)) return undefined
  const quotient = roundedQuotient(dividend, divisor, decimals)
  const digits = quotient.replace('.', '').replace(/^0+/, '')
  return digits.length < MIN_DIGITS ? significantQuotient(dividend, divisor, MIN_DIGITS) : quotient
}
