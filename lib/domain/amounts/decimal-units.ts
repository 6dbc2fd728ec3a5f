/** How many decimals an amount is written with. @param amount plain decimal text */
export function placesOf(amount: string): number {
  const point = amount.indexOf('.')
  return point === -1 ? 0 : amount.length - point - 1
}

/** An amount in units of its last decimal. @param amount plain decimal text */
export function unitsOf(amount: string): bigint {
  const point = amount.indexOf('.')
  return BigInt(point === -1 ? amount : amount.slice(0, point) + amount.slice(point + 1))
}

/** Units of so many decimals as plain decimal text without zeros at its end. */
export function textOfUnits(units: bigint, places: number): string {
  const digits = units.toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}
