import { wholeAmount } from '@/lib/domain/amounts/amount'
import { totalOutput } from '@/lib/domain/amounts/fee'
import { compareText } from '@/lib/domain/text/compare-text'
import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'

export const SORT_COLUMNS = ['date', 'amount', 'for', 'rate'] as const

/** What the rows are sorted by. */
export type EventSort = { column: (typeof SORT_COLUMNS)[number]; isDescending: boolean }

/** The switches that change the figures of all rows. */
export type FigureSwitches = { subtractFee: boolean; isRateSwapped: boolean }

/** The default: the oldest first. */
export const OLDEST_FIRST: EventSort = { column: 'date', isDescending: false }

/**
 * Returns events in the order of a column. Amounts are grouped by token and rates by pair, the one of
 * the oldest event first. Equal ones stay oldest first in both directions, and events without a figure
 * come last (behaviour 17.12).
 * @param events in date order
 */
export function sortedEvents(
  events: readonly OrderEvent[],
  { column, isDescending }: EventSort,
  { subtractFee, isRateSwapped }: FigureSwitches,
): readonly OrderEvent[] {
  if (column === 'date') return isDescending ? newestFirst(events) : events
  const groups = new Map<string, number>()
  const rows = events.map((event, at) => {
    const figure = FIGURES[column](event, subtractFee)
    if (!figure) return { event, value: 0, group: events.length }
    const group = groups.get(figure.mints) ?? at
    groups.set(figure.mints, group)
    return { event, value: figure.value, group }
  })
  // What is paid for one falls as what one buys rises.
  const sign = isDescending === (column === 'rate' && isRateSwapped) ? 1 : -1
  return rows
    .sort((a, b) => a.group - b.group || sign * (a.value - b.value))
    .map(({ event }) => event)
}

/** An event's figure, for the order alone, and the mints that it is compared within. */
type Figure = { mints: string; value: number }
type FigureOf = (event: OrderEvent, subtractFee: boolean) => Figure | undefined

const FIGURES: Record<Exclude<EventSort['column'], 'date'>, FigureOf> = {
  amount: ({ inputMint, inputAmount }) => figureOf(inputMint, wholeAmount(inputAmount)),
  for: (event, subtractFee) =>
    event.kind === 'trade' ? figureOf(event.outputMint, outputOf(event, subtractFee)) : undefined,
  rate: (event, subtractFee) => {
    if (event.kind !== 'trade') return undefined
    const [received, paid] = [outputOf(event, subtractFee), wholeAmount(event.inputAmount)]
    // A trade of 0 has no rate (behaviour 7.5), nor has one of an unknown amount.
    if (!Number(received) || !Number(paid)) return undefined
    // Equal rates may differ in the last digits of a float.
    const rate = (Number(received) / Number(paid)).toPrecision(12)
    return figureOf(`${event.inputMint} ${event.outputMint}`, rate)
  },
}

function figureOf(mints: string, amount: string | undefined): Figure | undefined {
  return amount === undefined ? undefined : { mints, value: Number(amount) }
}

/** Returns what For shows: the net, or the total with the fee in it (behaviour 5.8). */
function outputOf({ outputAmount, fee }: Trade, subtractFee: boolean): string | undefined {
  const net = wholeAmount(outputAmount)
  return net === undefined || subtractFee || !fee ? net : totalOutput(net, fee.amount)
}

function newestFirst(events: readonly OrderEvent[]): OrderEvent[] {
  return [...events].sort((a, b) => compareText(b.date, a.date))
}
