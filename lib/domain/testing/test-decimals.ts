import type { Amount } from '@/lib/domain/amounts/amount'

/** For tests: returns `units`, divided by ten to the power of `places`, as plain decimal text. */
export function decimalText(units: bigint, places: number): string {
  const digits = units.toString().padStart(places + 1, '0')
  if (places === 0) return digits
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** For tests: the units of a plain decimal text; throws if it has more decimals than `places`. */
export function unitsOf(text: string, places: number): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  if (!/^\d+$/.test(whole) || fraction.length > places) throw new Error(`not exact: ${text}`)
  return BigInt(whole + fraction.padEnd(places, '0'))
}

/** For tests: an amount in token units. @param amount plain decimal text */
export function adjustedAmount(amount: string): Amount {
  return { amount, adjustedForDecimals: true }
}
