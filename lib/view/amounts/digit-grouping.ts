/** The digits of a whole number with en-US grouping: '1234' -> '1,234'. Any length, exact. */
export function groupedDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}
