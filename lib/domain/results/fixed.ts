import { halfUp, placesOf, powerOf10, textOfUnits, unitsOf } from '@/lib/domain/amounts/decimal'

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
