import Big from 'big.js'
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

/** Returns whether rows stay in date order (behaviour 17.12). */
export function isOldestFirst({ column, isDescending }: EventSort): boolean {
  return column === 'date' && !isDescending
}

/**
 * Returns events in the order of a column. Amounts are grouped by token and rates by pair, the one of
 * the oldest event first. Equal ones stay oldest first in both directions, and events without a figure
 * come last (behaviour 17.12). No figure is rounded to be compared.
 * @param events in date order
 */
export function sortedEvents(
  events: readonly OrderEvent[],
  { column, isDescending }: EventSort,
  { subtractFee, isRateSwapped }: FigureSwitches,
): readonly OrderEvent[] {
  if (column === 'date') return isDescending ? newestFirst(events) : events
  const groups = new Map<string, Figure[]>()
  const withoutFigure: OrderEvent[] = []
  for (const event of events) {
    const exact = FIGURES[column](event, subtractFee)
    if (!exact) {
      withoutFigure.push(event)
      continue
    }
    const group = groups.get(exact.group) ?? []
    groups.set(exact.group, group)
    group.push({ event, approximate: Number(exact.dividend) / Number(exact.divisor), ...exact })
  }
  // What is paid for one falls as what one buys rises.
  const sign = isDescending === (column === 'rate' && isRateSwapped) ? 1 : -1
  return [...groups.values()]
    .flatMap((group) => group.sort((a, b) => sign * compareFigures(a, b)).map(({ event }) => event))
    .concat(withoutFigure)
}

/** An event's figure: a quotient of plain decimal texts, and the mints it is compared within. */
type ExactFigure = { group: string; dividend: string; divisor: string }
type Figure = ExactFigure & { event: OrderEvent; approximate: number }

/** Far more than the division of two rounded numbers can be off. */
const ROUNDING = 1e-12

/** Compares exactly, unless the rounded figures differ clearly: of 100,000 most do. */
function compareFigures(a: Figure, b: Figure): number {
  const difference = a.approximate - b.approximate
  if (Math.abs(difference) > ROUNDING * Math.abs(a.approximate)) return difference
  if (a.dividend === b.dividend && a.divisor === b.divisor) return 0
  return new Big(a.dividend).times(b.divisor).cmp(new Big(b.dividend).times(a.divisor))
}

type FigureOf = (event: OrderEvent, subtractFee: boolean) => ExactFigure | undefined

const FIGURES: Record<Exclude<EventSort['column'], 'date'>, FigureOf> = {
  amount: ({ inputMint, inputAmount }) => figure(inputMint, wholeAmount(inputAmount)),
  for: (event, subtractFee) =>
    event.kind === 'trade' ? figure(event.outputMint, outputOf(event, subtractFee)) : undefined,
  rate: (event, subtractFee) => {
    if (event.kind !== 'trade') return undefined
    const [dividend, divisor] = [outputOf(event, subtractFee), wholeAmount(event.inputAmount)]
    // A trade of 0 has no rate (behaviour 7.5), nor has one of an unknown amount.
    if (!Number(dividend) || !Number(divisor)) return undefined
    return figure(`${event.inputMint} ${event.outputMint}`, dividend, divisor)
  },
}

function figure(
  group: string,
  dividend: string | undefined,
  divisor: string | undefined = '1',
): ExactFigure | undefined {
  return dividend === undefined ? undefined : { group, dividend, divisor }
}

/** Returns what For shows: the net, or the total with the fee in it (behaviour 5.8). */
function outputOf({ outputAmount, fee }: Trade, subtractFee: boolean): string | undefined {
  const net = wholeAmount(outputAmount)
  return net === undefined || subtractFee || !fee ? net : totalOutput(net, fee.amount)
}

function newestFirst(events: readonly OrderEvent[]): OrderEvent[] {
  return [...events].sort((a, b) => compareText(b.date, a.date))
}
