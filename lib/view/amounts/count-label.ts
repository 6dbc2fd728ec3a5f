/** Digits with en-US grouping: '1234' -> '1,234'. */
export function groupedDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** A count and its noun: '1 order', '9 orders', '1,234 orders'. */
export function counted(count: number, noun: string): string {
  return `${groupedDigits(String(count))} ${noun}${count === 1 ? '' : 's'}`
}
