import Big, { type BigConstructor } from 'big.js'

const SIGNIFICANT_DIGITS = 4
/** Enough places for the 4 significant digits of any quotient of two 60-digit amounts. */
const QUOTIENT_PLACES = 130
const HALF_UP = 1

/** By places, each made once: to make one takes longer than to divide. */
const quotients = new Map<number, BigConstructor>()

/**
 * How much of one token one whole unit of another is, as plain decimal text: rounded half up at the
 * token's decimals, or to 4 significant digits where that would show as 0. Undefined where either
 * amount is 0: such a trade has no rate (behaviour 7.5).
 * @param dividend an amount of the token the rate is in, plain decimal text in whole tokens
 * @param divisor an amount of the other token, plain decimal text in whole tokens
 * @param decimals the decimals of the token the rate is in
 */
export function rate(dividend: string, divisor: string, decimals: number): string | undefined {
  if (new Big(dividend).eq(0) || new Big(divisor).eq(0)) return undefined
  const rounded = quotient(dividend, divisor, decimals)
  if (rounded.gt(0)) return rounded.toFixed()
  return quotient(dividend, divisor, QUOTIENT_PLACES).prec(SIGNIFICANT_DIGITS, HALF_UP).toFixed()
}

function quotient(dividend: string, divisor: string, places: number): Big {
  const Quotient = quotients.get(places) ?? newQuotient(places)
  quotients.set(places, Quotient)
  return new Quotient(dividend).div(divisor)
}

function newQuotient(places: number): BigConstructor {
  const Quotient = Big()
  Quotient.DP = places
  Quotient.RM = HALF_UP
  return Quotient
}
