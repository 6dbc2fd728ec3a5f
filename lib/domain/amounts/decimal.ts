/**
 * Exact arithmetic on plain decimal text. BigInt is faster at it than a library for decimals, which would add 3 kB
 * to each wallet page, and a wallet can have hundreds of thousands of amounts. Numbers are 0 or above unless a
 * function says otherwise. Gains have no trailing zeros.
 */

function placesOf(amount: string): number {
  const point = amount.indexOf('.')
  return point === -1 ? 0 : amount.length - point - 1
}

/** Returns an amount's digits without zeros at either end; '' for 0. */
export function significantDigits(amount: string): string {
  return amount.replace('.', '').replace(/^0+|0+$/g, '')
}

function unitsOf(amount: string): bigint {
  const point = amount.indexOf('.')
  return BigInt(point === -1 ? amount : amount.slice(0, point) + amount.slice(point + 1))
}

const powers: bigint[] = []

function powerOf10(exponent: number): bigint {
  return (powers[exponent] ??= 10n ** BigInt(exponent))
}

/** Returns units, which may be negative, as plain decimal text. @param places the decimals of a unit */
function textOfUnits(units: bigint, places: number): string {
  if (units < 0n) return `-${textOfUnits(-units, places)}`
  const digits = units.toString().padStart(places + 1, '0')
  const point = digits.length - places
  // A price can have hundreds of zeros before its first digit. A regular expression would try each of them as an end.
  let end = digits.length
  while (end > point && digits[end - 1] === '0') end -= 1
  const whole = digits.slice(0, point)
  return end === point ? whole : `${whole}.${digits.slice(point, end)}`
}

/** Returns the whole number nearest to a quotient. A half is rounded away from 0. The divisor is above 0. */
export function halfUp(dividend: bigint, divisor: bigint): bigint {
  // If the divisor is odd, no quotient has a half, and one half less rounds the same.
  const half = divisor / 2n
  return (dividend < 0n ? dividend - half : dividend + half) / divisor
}

/** Returns an amount in units of a decimal. @param places the unit's decimals, at least those of the amount */
export function unitsAt(places: number, amount: string): bigint {
  return unitsOf(amount) * powerOf10(places - placesOf(amount))
}

/** Returns two amounts in units of the same decimal, so that they compare. */
export function alignedUnits(a: string, b: string): [bigint, bigint] {
  const places = Math.max(placesOf(a), placesOf(b))
  return [unitsAt(places, a), unitsAt(places, b)]
}

/** Returns the exact sum of some amounts, which may be below 0. */
export function sumOf(amounts: readonly string[]): string {
  const places = amounts.reduce((most, amount) => Math.max(most, placesOf(amount)), 0)
  const units = amounts.reduce((sum, amount) => sum + unitsAt(places, amount), 0n)
  return textOfUnits(units, places)
}

/** Returns the exact sum of some amounts; undefined if one of them is unknown. */
export function sumOfKnown(amounts: readonly (string | undefined)[]): string | undefined {
  const knownAmounts = amounts.flatMap((amount) => amount ?? [])
  return knownAmounts.length < amounts.length ? undefined : sumOf(knownAmounts)
}

/** Returns an exact difference, which may be negative. */
export function signedDifference(amount: string, less: string): string {
  const places = Math.max(placesOf(amount), placesOf(less))
  return textOfUnits(unitsAt(places, amount) - unitsAt(places, less), places)
}

/** Returns an exact difference; undefined if it is below 0. */
export function differenceOf(amount: string, less: string): string | undefined {
  const difference = signedDifference(amount, less)
  return difference.startsWith('-') ? undefined : difference
}

export function isBelow(amount: string, limit: string): boolean {
  return differenceOf(amount, limit) === undefined
}

/** Returns whether an amount is known and above 0. */
export function isAboveZero(amount = '0'): boolean {
  return /^[^-]*[1-9]/.test(amount)
}

export function productOf(amount: string, price: string): string {
  return roundedProduct(amount, price, placesOf(amount) + placesOf(price))
}

/** Returns an amount divided by ten to the power of `digits`, which may be below 0. */
export function shifted(amount: string, digits: number): string {
  const places = placesOf(amount) + digits
  return textOfUnits(unitsOf(amount) * powerOf10(Math.max(0, -places)), Math.max(0, places))
}

/** Returns an amount, which may be negative, rounded half up to at most the given decimals. */
export function rounded(amount: string, decimals: number): string {
  return roundedProduct(amount, '1', decimals)
}

/** Returns an amount rounded half up to `digits` significant digits, but at least `decimals` decimals. */
export function shortened(amount: string, digits: number, decimals: number): string {
  const [whole = ''] = amount.split('.')
  const zeros = amount.replace('.', '').search(/[1-9]/)
  return rounded(amount, Math.max(decimals, digits + zeros - whole.length))
}

/** Returns a product, rounded half up to at most the given decimals. */
export function roundedProduct(amount: string, price: string, decimals: number): string {
  const units = unitsOf(amount) * unitsOf(price)
  const places = placesOf(amount) + placesOf(price)
  if (places <= decimals) return textOfUnits(units, places)
  return textOfUnits(halfUp(units, powerOf10(places - decimals)), decimals)
}

/** Returns a quotient, rounded half up to at most the given decimals. The divisor is above 0. */
export function roundedQuotient(dividend: string, divisor: string, decimals: number): string {
  const top = unitsOf(dividend) * powerOf10(placesOf(divisor) + decimals)
  const bottom = unitsOf(divisor) * powerOf10(placesOf(dividend))
  return textOfUnits(halfUp(top, bottom), decimals)
}

/** Returns a quotient, rounded half up to the given significant digits. Both amounts are above 0. */
export function significantQuotient(dividend: string, divisor: string, digits: number): string {
  const [top, bottom] = [unitsOf(dividend), unitsOf(divisor)]
  const shift = placesOf(divisor) - placesOf(dividend)
  // The quotient is cut to at least one more digit than the result has.
  const wholeDigits = String(top).length + shift - String(bottom).length
  const places = Math.max(0, -shift, digits + 1 - wholeDigits)
  const cut = (top * powerOf10(places + shift)) / bottom
  const dropped = powerOf10(String(cut).length - digits)
  return textOfUnits(halfUp(cut, dropped) * dropped, places)
}

/** Twice as many digits as a USD figure ever shows. */
const AVERAGE_DIGITS = 30

/** Returns USD per whole token, to 30 significant digits; undefined if the amount is 0. */
export function averagePrice(usd: string, amount: string): string | undefined {
  if (!isAboveZero(amount)) return undefined
  return isAboveZero(usd) ? significantQuotient(usd, amount, AVERAGE_DIGITS) : '0'
}

/** No token has more decimals (behaviour 6.8), and values are rounded to as many (behaviour 26.2). */
const PLACES = 60

/**
 * An amount or USD value in units of its 60th decimal, which may be negative. Amounts are exact. A value is
 * rounded once, so sums and differences of values are exact, too (behaviour 26.2).
 */
export type Fixed = bigint

/** Parses an amount. @param amount plain decimal text of at most 60 decimals */
export function fixed(amount: string): Fixed {
  return unitsAt(PLACES, amount)
}

/** Returns what an amount is worth, rounded half up. @param price plain decimal text */
export function worthOf(amount: Fixed, price: string): Fixed {
  const places = placesOf(price)
  const worth = amount * unitsOf(price)
  // A division takes longer than all else here, and most prices are those of a dollar.
  return places === 0 ? worth : halfUp(worth, powerOf10(places))
}

/** Returns an amount or value, which may be negative, as plain decimal text. */
export function fixedText(value: Fixed): string {
  return textOfUnits(value, PLACES)
}
