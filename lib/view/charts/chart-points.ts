import { bestPriceAt, NO_ANSWERS, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import { totalOutput } from '@/lib/domain/amounts/fee'
import {
  isMeasured,
  type MeasuredEvent,
  type MeasuredTrade,
  type OrderEvent,
} from '@/lib/domain/trades/order-event'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import type { TradeSwitches } from '@/lib/view/trades/trade-switches'

/** A chart shows each trade's rate, or the USD value of what the trade paid. */
export type ChartKind = 'rate' | 'usd'

/** The pair of a chart, and how to draw it. */
export type ChartSpec = TradeSwitches & {
  inputMint: string
  outputMint: string
  kind: ChartKind
  answers: PriceAnswers | undefined
}

/** A chart's points. Heights are floats because they end as pixels; texts are exact (behaviour 18.11). */
export type ChartPoints = {
  terms: ChartSpec
  /** The event of each point: the pair's trades, deposits and refunds by date. */
  events: readonly MeasuredEvent[]
  /** Unix seconds, ascending. */
  seconds: readonly number[]
  /** Null for deposits and refunds, and for trades without a rate or price. */
  heights: readonly (number | null)[]
  /** The average rate of all trades up to each event; null before the first trade, and in a USD chart. */
  averages: readonly (number | null)[]
  /** Undefined if no event has a height. */
  extremes: { lowest: TradePoint; highest: TradePoint } | undefined
}

type TradePoint = { trade: MeasuredTrade; height: number }

/** Returns the points of a pair's chart (behaviour 18.11). @param events by date */
export function chartPoints(events: readonly OrderEvent[], terms: ChartSpec): ChartPoints {
  const pairEvents: MeasuredEvent[] = []
  const seconds: number[] = []
  const heights: (number | null)[] = []
  const averages: (number | null)[] = []
  let [above, below] = [0, 0]
  let lowest: TradePoint | undefined
  let highest: TradePoint | undefined
  // A USD value can be 0, a rate can't.
  const quotient = (dividend: number, divisor: number) =>
    divisor === 0 || (dividend === 0 && terms.kind === 'rate') ? null : dividend / divisor
  for (const event of events) {
    const isOfPair = event.inputMint === terms.inputMint && event.outputMint === terms.outputMint
    if (!isOfPair || !isMeasured(event)) continue
    const [dividend, divisor] = event.kind === 'trade' ? parts(event, terms) : [0, 0]
    const height = quotient(dividend, divisor)
    above += dividend
    below += divisor
    pairEvents.push(event)
    seconds.push(secondsOf(event))
    heights.push(height)
    averages.push(terms.kind === 'rate' ? quotient(above, below) : null)
    if (event.kind !== 'trade' || height === null) continue
    if (!lowest || height < lowest.height) lowest = { trade: event, height }
    if (!highest || height > highest.height) highest = { trade: event, height }
  }
  const extremes = lowest && highest && { lowest, highest }
  return { terms, events: pairEvents, seconds, heights, averages, extremes }
}

const readSeconds = new WeakMap<OrderEvent, number>()

/** Returns the time of an event. Each switch draws 10,000 points again, and reading their dates took a quarter of the time. */
function secondsOf(event: OrderEvent): number {
  const seconds = readSeconds.get(event) ?? unixSeconds(event.date)
  readSeconds.set(event, seconds)
  return seconds
}

/** Returns what a trade paid and received: the net, or the total if the fee isn't subtracted. */
export function sidesOf(trade: MeasuredTrade, { subtractFee }: ChartSpec) {
  const net = trade.outputAmount.amount
  const received = subtractFee ? net : totalOutput(net, trade.fee?.amount)
  return { paid: trade.inputAmount.amount, received }
}

/** Returns the dividend and divisor of a trade's height. Both are 0 without a price. */
function parts(trade: MeasuredTrade, terms: ChartSpec): [number, number] {
  const sides = sidesOf(trade, terms)
  const [paid, received] = [Number(sides.paid), Number(sides.received)]
  if (terms.kind === 'usd') {
    const price = bestPriceAt(terms.answers ?? NO_ANSWERS, terms.inputMint, unixSeconds(trade.date))
    return price ? [paid * Number(price.value), 1] : [0, 0]
  }
  return terms.rateDirection === 'output per input' ? [received, paid] : [paid, received]
}

const HALF_DAY = 43_200

/** Returns a chart's time range in Unix seconds. A single moment gets a day around it. */
export function chartEdges(seconds: readonly number[]): { from: number; to: number } {
  const [from, to] = [seconds[0] ?? 0, seconds.at(-1) ?? 0]
  return from === to ? { from: from - HALF_DAY, to: to + HALF_DAY } : { from, to }
}

/** The margin above the highest and below the lowest point, as a fraction of their distance. */
const MARGIN = 0.08
/** A smaller relative difference counts as none: the labels are then equal, and a zoom would show only rounding. */
const EQUAL_PART = 1e-6

/** Returns the range of a chart's heights. Equal heights are in the middle (behaviour 18.11). */
export function chartHeights(min: number | null, max: number | null): [number, number] {
  if (min === null || max === null) return [0, 1]
  const size = Math.abs(max)
  const isFlat = max - min <= size * EQUAL_PART
  const margin = (isFlat ? size || 1 : max - min) * MARGIN
  return [min - margin, max + margin]
}
