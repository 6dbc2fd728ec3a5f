import Big from 'big.js'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'

const HALF_UP = 1
const DECIMALS = 2
/** For values below $1. */
const MOST_DECIMALS = 8
const SMALLEST = '0.00000001'

/** The exact USD value of an amount in whole tokens, at a price in USD: plain decimal texts. */
export function usdValue(amount: string, price: string): string {
  return new Big(amount).times(price).toFixed()
}

/**
 * USD as the screen shows it: 2 decimals, or up to 8 where it is below 1, all rounded half up;
 * '<$0.00000001' where it is below that (behaviour 7.6).
 * @param value plain decimal text
 */
export function usdLabel(value: string): string {
  const exact = new Big(value)
  if (exact.gt(0) && exact.lt(SMALLEST)) return `<$${SMALLEST}`
  const rounded = exact.round(exact.lt(1) ? MOST_DECIMALS : DECIMALS, HALF_UP).toFixed()
  const [whole = '0', fraction = ''] = rounded.split('.')
  return `$${groupedDigits(whole)}.${fraction.padEnd(DECIMALS, '0')}`
}
