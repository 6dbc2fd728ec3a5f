/** Groups the digits of a whole number as en-US does, exactly: '1234' -> '1,234'. */
export function groupedDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}
