import type { OrderEvent } from '@/lib/domain/trades/order-event'

/** Returns the calendar years of all trades, sorted, without years that haven't begun (behaviour 27.5). @param currentYear in UTC */
export function tradedYears(events: readonly OrderEvent[], currentYear: number): number[] {
  const years = new Set<number>()
  for (const { kind, date } of events) if (kind === 'trade') years.add(Number(date.slice(0, 4)))
  return [...years].filter((year) => year <= currentYear).sort((a, b) => a - b)
}
