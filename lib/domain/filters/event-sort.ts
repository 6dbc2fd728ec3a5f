import { tokenAmount } from '@/lib/domain/amounts/amount'
import { shownOutput } from '@/lib/domain/amounts/fee'
import { compareText } from '@/lib/domain/text/compare-text'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

export const SORT_COLUMNS = ['date', 'amount', 'for', 'rate'] as const

export type EventSort = { column: (typeof SORT_COLUMNS)[number]; isDescending: boolean }

export type FigureSwitches = { subtractFee: boolean; isRateSwapped: boolean }

/** Oldest first (behaviour 17.12). */
export const DEFAULT_SORT: EventSort = { column: 'date', isDescending: false }

/** Returns the sort after a press on a column's head: lowest first, then highest first (behaviour 17.12). */
export function pressedSort(sort: EventSort, column: EventSort['column']): EventSort {
  return { column, isDescending: sort.column === column && !sort.isDescending }
}

/**
 * Sorts events by a column; they must come oldest first. Amounts are compared within a token and rates within a
 * pair, and the group with the oldest event comes first. Equal figures stay oldest first, and events without a
 * figure come last (behaviour 17.12).
 */
export function sortedEvents(
  events: readonly OrderEvent[],
  { column, isDescending }: EventSort,
  { subtractFee, isRateSwapped }: FigureSwitches,
): readonly OrderEvent[] {
  if (column === 'date') {
    return isDescending ? events.toSorted((a, b) => compareText(b.date, a.date)) : events
  }
  const groups = new Map<string, number>()
  const rows = events.map((event, at) => {
    const figure = figureOf(event, column, subtractFee)
    if (!figure) return { event, value: 0, group: events.length }
    const group = groups.get(figure.mints) ?? at
    groups.set(figure.mints, group)
    return { event, value: figure.value, group }
  })
  // A swapped rate falls as the rate rises.
  const sign = isDescending === (column === 'rate' && isRateSwapped) ? 1 : -1
  return rows
    .sort((a, b) => a.group - b.group || sign * (a.value - b.value))
    .map(({ event }) => event)
}

/** Returns an event's figure, for sorting alone, and the mints of the group in which it is compared. */
function figureOf(event: OrderEvent, column: EventSort['column'], subtractFee: boolean) {
  const { inputMint } = event
  const paid = tokenAmount(event.inputAmount)
  if (column === 'amount') {
    return paid === undefined ? undefined : { mints: inputMint, value: Number(paid) }
  }
  const received = event.kind === 'trade' ? shownOutput(event, subtractFee) : undefined
  if (received === undefined) return undefined
  const { outputMint } = event
  if (column === 'for') return { mints: outputMint, value: Number(received) }
  // A trade has no rate if an amount is 0 (behaviour 7.5) or unknown.
  if (!Number(received) || !Number(paid)) return undefined
  // Equal rates may differ in the last digits of a float.
  const rate = (Number(received) / Number(paid)).toPrecision(12)
  return { mints: `${inputMint} ${outputMint}`, value: Number(rate) }
}
