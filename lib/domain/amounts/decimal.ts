/**
 * Exact arithmetic on plain decimal text with BigInt, three to ten times as fast as big.js: a wallet
 * has up to hundreds of thousands of amounts. Results have no trailing zeros.
 */

/** Returns how many decimals an amount is written with. */
export function placesOf(amount: string): number {
  const point = amount.indexOf('.')
  return point === -1 ? 0 : amount.length - point - 1
}

/** Returns an amount's digits without zeros at either end; '' for 0. */
export function significantDigits(amount: string): string {
  return amount.replace('.', '').replace(/^0+|0+$/g, '')
}

/** Returns an amount in units of its last decimal. */
export function unitsOf(amount: string): bigint {
  const point = amount.indexOf('.')
  return BigInt(point === -1 ? amount : amount.slice(0, point) + amount.slice(point + 1))
}

/** Returns units of a decimal as plain decimal text. @param units from 0 on */
export function textOfUnits(units: bigint, places: number): string {
  const digits = units.toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/** An exact sum: whole units by the number of decimals that they were written with. */
export type DecimalSum = bigint[]

/** Adds an amount. */
export function addTo(sum: DecimalSum, amount: string): void {
  const places = placesOf(amount)
  sum[places] = (sum[places] ?? 0n) + unitsOf(amount)
}

/** Adds the product of two amounts, to the last digit. */
export function addProductTo(sum: DecimalSum, amount: string, price: string): void {
  const places = placesOf(amount) + placesOf(price)
  sum[places] = (sum[places] ?? 0n) + unitsOf(amount) * unitsOf(price)
}

/** Returns the sum of all that was added to some sums. */
export function sumText(...sums: readonly DecimalSum[]): string {
  const places = Math.max(0, ...sums.map(({ length }) => length - 1))
  let units = 0n
  for (const sum of sums) {
    // The array has holes, which `forEach` skips.
    sum.forEach((digits, at) => (units += digits * 10n ** BigInt(places - at)))
  }
  return textOfUnits(units, places)
}

/** Returns an exact difference; undefined if it is below 0. */
export function differenceOf(amount: string, less: string): string | undefined {
  const places = Math.max(placesOf(amount), placesOf(less))
  const inPlaces = (text: string) => unitsOf(text) * 10n ** BigInt(places - placesOf(text))
  const units = inPlaces(amount) - inPlaces(less)
  return units < 0n ? undefined : textOfUnits(units, places)
}

/** Returns an exact difference, which has a '-' if it is below 0. */
export function signedDifference(amount: string, less: string): string {
  return differenceOf(amount, less) ?? `-${differenceOf(less, amount)}`
}

/** Returns an exact product. */
export function productOf(amount: string, price: string): string {
  return roundedProduct(amount, price, placesOf(amount) + placesOf(price))
}

/** Returns an amount with its point so many digits further to the left, or right if below 0. */
export function shifted(amount: string, digits: number): string {
  const places = placesOf(amount) + digits
  const zeros = 10n ** BigInt(Math.max(0, -places))
  return textOfUnits(unitsOf(amount) * zeros, Math.max(0, places))
}

/** Returns the exact sum of some amounts. */
export function sumOf(amounts: readonly string[]): string {
  const sum: DecimalSum = []
  for (const amount of amounts) addTo(sum, amount)
  return sumText(sum)
}

/** Returns a product, rounded half up to at most so many decimals. */
export function roundedProduct(amount: string, price: string, decimals: number): string {
  const units = unitsOf(amount) * unitsOf(price)
  const places = placesOf(amount) + placesOf(price)
  if (places <= decimals) return textOfUnits(units, places)
  const dropped = 10n ** BigInt(places - decimals)
  return textOfUnits((units + dropped / 2n) / dropped, decimals)
}

/** Returns a quotient, rounded half up to at most so many decimals. The divisor is above 0. */
export function roundedQuotient(dividend: string, divisor: string, decimals: number): string {
  const top = unitsOf(dividend) * 10n ** BigInt(placesOf(divisor) + decimals)
  const bottom = unitsOf(divisor) * 10n ** BigInt(placesOf(dividend))
  return textOfUnits((2n * top + bottom) / (2n * bottom), decimals)
}

/** Returns a quotient, rounded half up to so many significant digits. Both amounts are above 0. */
export function significantQuotient(dividend: string, divisor: string, digits: number): string {
  const [top, bottom] = [unitsOf(dividend), unitsOf(divisor)]
  const shift = placesOf(divisor) - placesOf(dividend)
  // One digit more than is kept.
  const wholeDigits = String(top).length + shift - String(bottom).length
  const places = Math.max(0, -shift, digits + 1 - wholeDigits)
  const cut = (top * 10n ** BigInt(places + shift)) / bottom
  const dropped = 10n ** BigInt(String(cut).length - digits)
  return textOfUnits(((cut + dropped / 2n) / dropped) * dropped, places)
}

/** A rate has no fewer significant digits than this, whatever its token's decimals. */
const MIN_DIGITS = 4
/** What an amount above 0 has. */
export const NOT_ZERO = /[1-9]/

/**
 * Returns how much of one token one whole unit of another is, as plain decimal text: rounded half up
 * at the token's decimals, but never to fewer than 4 significant digits. Undefined if either amount is
 * 0: such a trade has no rate (behaviour 7.5).
 * @param dividend an amount of the token the rate is in, plain decimal text in whole tokens
 * @param divisor an amount of the other token, plain decimal text in whole tokens
 * @param decimals the decimals of the token the rate is in
 */
export function rate(dividend: string, divisor: string, decimals: number): string | undefined {
  if (!NOT_ZERO.test(dividend) || !NOT_ZERO.test(divisor)) return undefined
  const rounded = roundedQuotient(dividend, divisor, decimals)
  const isShort = unitsOf(rounded) < 10n ** BigInt(MIN_DIGITS - 1)
  return isShort ? significantQuotient(dividend, divisor, MIN_DIGITS) : rounded
}
