import { type Amount, amountText } from '@/lib/domain/amounts/amount'
import { tradeOutput } from '@/lib/domain/amounts/fee'
import { compareText } from '@/lib/domain/text/compare-text'
import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import { type Figure, quotient, sortedFigures, wholeFigure } from './sort-figures'

export const SORT_COLUMNS = ['date', 'amount', 'for', 'rate'] as const

/** What the rows are sorted by. */
export type EventSort = { column: (typeof SORT_COLUMNS)[number]; isDescending: boolean }

/** What the figures of all rows follow. */
export type FigureSwitches = { subtractFee: boolean; isRateSwapped: boolean }

/** The default: the oldest first. */
export const OLDEST_FIRST: EventSort = { column: 'date', isDescending: false }

/** Whether rows stand as they come, by date. */
export function isOldestFirst({ column, isDescending }: EventSort): boolean {
  return column === 'date' && !isDescending
}

/**
 * Rows in the order of a column. Amounts stand by token and rates by pair, the one of the oldest row
 * first; equal ones stay oldest first in both directions, and rows without a figure stand last
 * (behaviour 17.12). Exact: no figure is rounded to be compared.
 * @param rows places of some events, which stand by date
 */
export function sortedRows(
  rows: readonly number[],
  events: readonly OrderEvent[],
  { column, isDescending }: EventSort,
  { subtractFee, isRateSwapped }: FigureSwitches,
): readonly number[] {
  if (column === 'date') return isDescending ? newestFirst(rows, events) : rows
  const groups = new Map<string, Figure[]>()
  const rest: number[] = []
  for (const row of rows) {
    const event = events[row]
    const found = event && FIGURES[column](event, row, subtractFee)
    if (!found) {
      rest.push(row)
      continue
    }
    const group = groups.get(found.group)
    if (group) group.push(found.figure)
    else groups.set(found.group, [found.figure])
  }
  // What is paid for one falls as what one buys rises.
  const isTurned = isDescending !== (column === 'rate' && isRateSwapped)
  return [...groups.values()].flatMap((group) => sortedFigures(group, isTurned)).concat(rest)
}

type FigureOf = (
  event: OrderEvent,
  row: number,
  subtractFee: boolean,
) => { group: string; figure: Figure } | undefined

const FIGURES: Record<Exclude<EventSort['column'], 'date'>, FigureOf> = {
  amount: ({ inputMint, inputAmount }, row) => ({
    group: inputMint,
    figure: wholeFigure(row, textOf(inputAmount)),
  }),
  for: (event, row, subtractFee) =>
    event.kind === 'trade'
      ? { group: event.outputMint, figure: wholeFigure(row, outputOf(event, subtractFee)) }
      : undefined,
  rate: (event, row, subtractFee) => {
    const figure =
      event.kind === 'trade'
        ? quotient(row, outputOf(event, subtractFee), textOf(event.inputAmount))
        : undefined
    return figure && event.kind === 'trade'
      ? { group: `${event.inputMint} ${event.outputMint}`, figure }
      : undefined
  },
}

function textOf(amount: Amount): string {
  // Jupiter's amounts all come in whole tokens.
  return amountText(amount, undefined)
}

/** What For shows: the net, or the total with the fee in it (behaviour 5.8). */
function outputOf({ orderType, outputAmount, fee }: Trade, subtractFee: boolean): string {
  const output = tradeOutput(orderType, textOf(outputAmount), fee ? textOf(fee) : undefined)
  return subtractFee ? output.net : output.total
}

function newestFirst(rows: readonly number[], events: readonly OrderEvent[]): number[] {
  const dateOf = (row: number) => events[row]?.date ?? ''
  return [...rows].sort((a, b) => compareText(dateOf(b), dateOf(a)))
}
