import { placesOf, textOfUnits, unitsOf } from './decimal-units'

/**
 * An exact sum of amounts: whole units by the number of decimals they were written with. BigInt, and
 * one place for each number of decimals: 100,000 amounts take a tenth of what big.js takes.
 */
export type DecimalSum = bigint[]

/** Adds an amount. @param amount plain decimal text */
export function addTo(sum: DecimalSum, amount: string): void {
  const places = placesOf(amount)
  sum[places] = (sum[places] ?? 0n) + unitsOf(amount)
}

/** Adds the product of two amounts, to the last digit. Both are plain decimal text. */
export function addProductTo(sum: DecimalSum, amount: string, price: string): void {
  const places = placesOf(amount) + placesOf(price)
  sum[places] = (sum[places] ?? 0n) + unitsOf(amount) * unitsOf(price)
}

/** The sum of all that was added to some sums, as plain decimal text without zeros at its end. */
export function sumText(...sums: readonly DecimalSum[]): string {
  const places = Math.max(0, ...sums.map(({ length }) => length - 1))
  let units = 0n
  for (const sum of sums) {
    // Not all places are there: `forEach` passes over the others.
    sum.forEach((some, at) => (units += some * 10n ** BigInt(places - at)))
  }
  return textOfUnits(units, places)
}

/** The exact sum of some amounts. All are plain decimal text. */
export function sumOf(amounts: readonly string[]): string {
  const sum: DecimalSum = []
  for (const amount of amounts) addTo(sum, amount)
  return sumText(sum)
}
