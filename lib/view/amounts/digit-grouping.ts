/** Digits with en-US grouping: '1234' -> '1,234'. */
export function groupedDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}
