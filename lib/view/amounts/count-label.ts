import { groupedDigits } from './digit-grouping'

/** Returns a count and its noun: '1 order', '9 orders', '1,234 orders'. */
export function counted(count: number, noun: string): string {
  return `${groupedDigits(String(count))} ${noun}${count === 1 ? '' : 's'}`
}

/** Returns some of a count: '12 of 155 rows'. */
export function ofCounted(some: number, count: number, noun: string): string {
  return `${groupedDigits(String(some))} of ${counted(count, noun)}`
}
