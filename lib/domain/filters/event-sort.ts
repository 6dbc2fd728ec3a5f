import { type Amount, amountText } from '@/lib/domain/amounts/amount'
import { totalOutput } from '@/lib/domain/amounts/fee'
import { compareText } from '@/lib/domain/text/compare-text'
import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import { sortedFigures } from './sort-figures'

export const SORT_COLUMNS = ['date', 'amount', 'for', 'rate'] as const

/** What the rows are sorted by. */
export type EventSort = { column: (typeof SORT_COLUMNS)[number]; isDescending: boolean }

/** What the figures of all rows follow. */
export type FigureSwitches = { subtractFee: boolean; isRateSwapped: boolean }

/** The default: the oldest first. */
export const OLDEST_FIRST: EventSort = { column: 'date', isDescending: false }

/** Whether rows stand as they come, by date (behaviour 17.12). */
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
  const { groupOf, leadOf, exactOf } = FIGURES[column]
  const groups = new Map<string, Group>()
  const rest: number[] = []
  for (const row of rows) {
    const event = events[row]
    const lead = event && leadOf(event, subtractFee)
    if (!event || lead === undefined) {
      rest.push(row)
      continue
    }
    const mints = groupOf(event).join(' ')
    const group = groups.get(mints) ?? { rows: [], leads: [] }
    groups.set(mints, group)
    group.rows.push(row)
    group.leads.push(lead)
  }
  // What is paid for one falls as what one buys rises.
  const isTurned = isDescending !== (column === 'rate' && isRateSwapped)
  const exactOfRow = (row: number) => {
    const event = events[row]
    return event ? exactOf(event, subtractFee) : NOTHING
  }
  return [...groups.values()]
    .flatMap((group) => sortedFigures({ ...group, exactOf: exactOfRow }, isTurned))
    .concat(rest)
}

type Group = { rows: number[]; leads: number[] }

/** A column's figures: how they are grouped, a float close to one, and the exact one. */
type ColumnFigures = {
  /** Two mints, or one and ''. */
  groupOf: (event: OrderEvent) => [string, string]
  /** Undefined of a row without a figure. */
  leadOf: (event: OrderEvent, subtractFee: boolean) => number | undefined
  exactOf: (event: OrderEvent, subtractFee: boolean) => readonly [string, string]
}

const NOTHING = ['0', '1'] as const

const FIGURES: Record<Exclude<EventSort['column'], 'date'>, ColumnFigures> = {
  amount: {
    groupOf: ({ inputMint }) => [inputMint, ''],
    leadOf: ({ inputAmount }) => Number(textOf(inputAmount)),
    exactOf: ({ inputAmount }) => [textOf(inputAmount), '1'],
  },
  for: {
    groupOf: (event) => [event.kind === 'trade' ? event.outputMint : '', ''],
    leadOf: outputLead,
    exactOf: (event, subtractFee) =>
      event.kind === 'trade' ? [outputOf(event, subtractFee), '1'] : NOTHING,
  },
  rate: {
    groupOf: (event) => [event.inputMint, event.kind === 'trade' ? event.outputMint : ''],
    leadOf: (event, subtractFee) => {
      const [output, input] = [outputLead(event, subtractFee), Number(textOf(event.inputAmount))]
      // No rate (behaviour 7.5): amounts have at most 60 decimals, so that none becomes 0 as a float.
      return output === undefined || output === 0 || input === 0 ? undefined : output / input
    },
    exactOf: (event, subtractFee) =>
      event.kind === 'trade' ? [outputOf(event, subtractFee), textOf(event.inputAmount)] : NOTHING,
  },
}

function textOf(amount: Amount): string {
  // Jupiter's amounts all come in whole tokens.
  return amountText(amount, undefined)
}

/** A float close to what For shows: neither of its parts is below 0. */
function outputLead(event: OrderEvent, subtractFee: boolean): number | undefined {
  if (event.kind !== 'trade') return undefined
  const net = Number(textOf(event.outputAmount))
  return subtractFee || !event.fee ? net : net + Number(textOf(event.fee))
}

/** What For shows: the net, or the total with the fee in it (behaviour 5.8). */
function outputOf({ outputAmount, fee }: Trade, subtractFee: boolean): string {
  const net = textOf(outputAmount)
  return subtractFee || !fee ? net : totalOutput(net, textOf(fee))
}

function newestFirst(rows: readonly number[], events: readonly OrderEvent[]): number[] {
  const dateOf = (row: number) => events[row]?.date ?? ''
  return [...rows].sort((a, b) => compareText(dateOf(b), dateOf(a)))
}
