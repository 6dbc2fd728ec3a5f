/**
 * Exact arithmetic on plain decimal text with BigInt: a wallet has up to hundreds of thousands of amounts.
 * A number may have a '-' where it says so. Results have no trailing zeros.
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

const POWERS = Array.from({ length: 61 }, (_, exponent) => 10n ** BigInt(exponent))

/** Returns a power of ten. @param exponent from 0 on */
export function powerOf10(exponent: number): bigint {
  return POWERS[exponent] ?? 10n ** BigInt(exponent)
}

/** Returns units of a decimal as plain decimal text, with a '-' below 0. */
export function textOfUnits(units: bigint, places: number): string {
  if (units < 0n) return `-${textOfUnits(-units, places)}`
  const digits = units.toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/** Returns a quotient of whole numbers, rounded half up, away from 0. The divisor is above 0. */
export function halfUp(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor : divisor
  return (2n * dividend + half) / (2n * divisor)
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
    sum.forEach((digits, at) => (units += digits * powerOf10(places - at)))
  }
  return textOfUnits(units, places)
}

/** Returns an exact difference, which has a '-' if it is below 0. */
export function signedDifference(amount: string, less: string): string {
  const places = Math.max(placesOf(amount), placesOf(less))
  const inPlaces = (text: string) => unitsOf(text) * powerOf10(places - placesOf(text))
  return textOfUnits(inPlaces(amount) - inPlaces(less), places)
}

/** Returns an exact difference; undefined if it is below 0. */
export function differenceOf(amount: string, less: string): string | undefined {
  const difference = signedDifference(amount, less)
  return difference.startsWith('-') ? undefined : difference
}

/** Returns whether an amount is below another one. */
export function isBelow(amount: string, limit: string): boolean {
  return differenceOf(amount, limit) === undefined
}

/** Returns whether an amount is above 0; one that isn't known is not. */
export function isAboveZero(amount = '0'): boolean {
  return /^[^-]*[1-9]/.test(amount)
}

/** Returns an exact product. */
export function productOf(amount: string, price: string): string {
  return roundedProduct(amount, price, placesOf(amount) + placesOf(price))
}

/** Returns an amount with its point so many digits further to the left, or right if below 0. */
export function shifted(amount: string, digits: number): string {
  const places = placesOf(amount) + digits
  return textOfUnits(unitsOf(amount) * powerOf10(Math.max(0, -places)), Math.max(0, places))
}

/** Returns the exact sum of some amounts, which may be below 0. */
export function sumOf(amounts: readonly string[]): string {
  const sum: DecimalSum = []
  for (const amount of amounts) addTo(sum, amount)
  return sumText(sum)
}

/** Returns an amount, maybe below 0, rounded half up to at most so many decimals. */
export function rounded(amount: string, decimals: number): string {
  return roundedProduct(amount, '1', decimals)
}

/** Returns an amount rounded half up to so many significant digits, but to no fewer decimals than those. */
export function shortened(amount: string, digits: number, decimals: number): string {
  const [whole = ''] = amount.split('.')
  const zeros = amount.replace('.', '').search(/[1-9]/)
  return rounded(amount, Math.max(decimals, digits + zeros - whole.length))
}

/** Returns a product, rounded half up to at most so many decimals. */
export function roundedProduct(amount: string, price: string, decimals: number): string {
  const units = unitsOf(amount) * unitsOf(price)
  const places = placesOf(amount) + placesOf(price)
  if (places <= decimals) return textOfUnits(units, places)
  return textOfUnits(halfUp(units, powerOf10(places - decimals)), decimals)
}

/** Returns a quotient, rounded half up to at most so many decimals. The divisor is above 0. */
export function roundedQuotient(dividend: string, divisor: string, decimals: number): string {
  const top = unitsOf(dividend) * powerOf10(placesOf(divisor) + decimals)
  const bottom = unitsOf(divisor) * powerOf10(placesOf(dividend))
  return textOfUnits(halfUp(top, bottom), decimals)
}

/** Returns a quotient, rounded half up to so many significant digits. Both amounts are above 0. */
export function significantQuotient(dividend: string, divisor: string, digits: number): string {
  const [top, bottom] = [unitsOf(dividend), unitsOf(divisor)]
  const shift = placesOf(divisor) - placesOf(dividend)
  // One digit more than is kept.
  const wholeDigits = String(top).length + shift - String(bottom).length
  const places = Math.max(0, -shift, digits + 1 - wholeDigits)
  const cut = (top * powerOf10(places + shift)) / bottom
  const dropped = powerOf10(String(cut).length - digits)
  return textOfUnits(halfUp(cut, dropped) * dropped, places)
}

/** A rate has no fewer significant digits than this, whatever its token's decimals. */
const MIN_DIGITS = 4

/**
 * Returns how much of one token one whole unit of another is, as plain decimal text: rounded half up
 * at the token's decimals, but never to fewer than 4 significant digits. Undefined if either amount is
 * 0: such a trade has no rate (behaviour 7.5).
 * @param dividend an amount of the token the rate is in, plain decimal text in whole tokens
 * @param divisor an amount of the other token, plain decimal text in whole tokens
 * @param decimals the decimals of the token the rate is in
 */
export function rate(dividend: string, divisor: string, decimals: number): string | undefined {
  if (!isAboveZero(dividend) || !isAboveZero(divisor)) return undefined
  const rounded = roundedQuotient(dividend, divisor, decimals)
  const isShort = unitsOf(rounded) < powerOf10(MIN_DIGITS - 1)
  return isShort ? significantQuotient(dividend, divisor, MIN_DIGITS) : rounded
}

/** Twice as many as a USD figure ever shows. */
const AVERAGE_DIGITS = 30

/** Returns USD per whole token, to 30 significant digits; undefined if the amount is 0. */
export function averagePrice(usd: string, amount: string): string | undefined {
  if (!isAboveZero(amount)) return undefined
  return isAboveZero(usd) ? significantQuotient(usd, amount, AVERAGE_DIGITS) : '0'
}

/** No amount has more decimals (behaviour 7.1). */
const PLACES = 60

/**
 * An amount or USD value in units of its 60th decimal, maybe below 0. Amounts are exact; a value is
 * rounded there, once, so that sums and differences of values are exact, too (behaviour 26.2).
 */
export type Fixed = bigint

/** Returns an amount. @param amount plain decimal text of at most 60 decimals */
export function fixed(amount: string): Fixed {
  return unitsOf(amount) * powerOf10(PLACES - placesOf(amount))
}

/** Returns what an amount is worth, rounded half up. @param price plain decimal text */
export function worthOf(amount: Fixed, price: string): Fixed {
  return halfUp(amount * unitsOf(price), powerOf10(placesOf(price)))
}

/** Returns it as plain decimal text, with a minus below 0. */
export function fixedText(value: Fixed): string {
  return textOfUnits(value, PLACES)
}
