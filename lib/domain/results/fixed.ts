import { placesOf, textOfUnits, unitsOf } from '@/lib/domain/amounts/decimal'

/** No amount has more decimals (behaviour 7.1). */
const PLACES = 60
const POWERS = Array.from({ length: PLACES + 1 }, (_, places) => 10n ** BigInt(places))

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
  const scale = powerOf10(placesOf(price))
  return (2n * amount * unitsOf(price) + scale) / (2n * scale)
}

/** Returns it as plain decimal text, with a minus below 0. */
export function fixedText(value: Fixed): string {
  return value < 0n ? `-${textOfUnits(-value, PLACES)}` : textOfUnits(value, PLACES)
}

function powerOf10(places: number): bigint {
  return POWERS[places] ?? 10n ** BigInt(places)
}
