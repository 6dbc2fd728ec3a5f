import { placesOf, textOfUnits, unitsOf } from './decimal-units'

/**
 * The product of two amounts, exact and then rounded half up, as plain decimal text without zeros at
 * its end. BigInt: a CSV has hundreds of thousands of them, and big.js takes three times as long.
 * Both amounts are plain decimal text.
 * @param mostPlaces the decimals that are left
 */
export function roundedProduct(amount: string, price: string, mostPlaces: number): string {
  const units = unitsOf(amount) * unitsOf(price)
  const places = placesOf(amount) + placesOf(price)
  if (places <= mostPlaces) return textOfUnits(units, places)
  const dropped = 10n ** BigInt(places - mostPlaces)
  return textOfUnits((units + dropped / 2n) / dropped, mostPlaces)
}
