import { roundedQuotient, significantQuotient } from './decimal'

const SIGNIFICANT_DIGITS = 4
const NOT_ZERO = /[1-9]/

/**
 * Returns how much of one token one whole unit of another is, as plain decimal text: rounded half up
 * at the token's decimals, or to 4 significant digits if that would show as 0. Undefined if either
 * amount is 0: such a trade has no rate (behaviour 7.5).
 * @param dividend an amount of the token the rate is in, plain decimal text in whole tokens
 * @param divisor an amount of the other token, plain decimal text in whole tokens
 * @param decimals the decimals of the token the rate is in
 */
export function rate(dividend: string, divisor: string, decimals: number): string | undefined {
  if (!NOT_ZERO.test(dividend) || !NOT_ZERO.test(divisor)) return undefined
  const rounded = roundedQuotient(dividend, divisor, decimals)
  return rounded === '0' ? significantQuotient(dividend, divisor, SIGNIFICANT_DIGITS) : rounded
}
