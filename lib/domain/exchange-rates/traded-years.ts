import type { OrderEvent } from '@/lib/domain/trades/order-event'

/** Returns the calendar years of all trades, sorted, without years that haven't begun (behaviour 27.5). */
export function tradedYears(events: readonly OrderEvent[], nowMs: number): number[] {
  const years = new Set<number>()
  for (const { kind, date } of events) if (kind === 'trade') years.add(Number(date.slice(0, 4)))
  const current = new Date(nowMs).getUTCFullYear()
  return [...years].filter((year) => year <= current).sort((a, b) => a - b)
}
