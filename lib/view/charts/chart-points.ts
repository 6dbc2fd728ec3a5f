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
export type ChartOf = TradeSwitches & {
  inputMint: string
  outputMint: string
  kind: ChartKind
  answers: PriceAnswers | undefined
}

/** A chart's points. Heights are floats because they end as pixels; texts are exact (behaviour 18.11). */
export type ChartPoints = {
  terms: ChartOf
  /** The event of each point: the pair's trades, deposits and refunds by date. */
  events: readonly MeasuredEvent[]
  trades: number
  /** Unix seconds, ascending. */
  seconds: readonly number[]
  /** Null for deposits and refunds, and for trades without a rate or price. */
  heights: readonly (number | null)[]
  /** The average rate of all trades up to each event; null before the first trade, and in a USD chart. */
  averages: readonly (number | null)[]
}

/** Returns the points of a pair's chart (behaviour 18.11). @param events by date */
export function chartPoints(events: readonly OrderEvent[], terms: ChartOf): ChartPoints {
  const pairEvents: MeasuredEvent[] = []
  const seconds: number[] = []
  const heights: (number | null)[] = []
  const averages: (number | null)[] = []
  let [trades, above, below] = [0, 0, 0]
  for (const event of events) {
    const isOfPair = event.inputMint === terms.inputMint && event.outputMint === terms.outputMint
    if (!isOfPair || !isMeasured(event)) continue
    pairEvents.push(event)
    seconds.push(unixSeconds(event.date))
    if (event.kind === 'trade') {
      trades += 1
      const { paid, received } = sidesOf(event, terms)
      const [dividend, divisor] = parts(event, terms, Number(paid), Number(received))
      above += dividend
      below += divisor
      // A USD value can be 0, a rate can't.
      const isWorthless = terms.kind === 'usd' && divisor > 0 && dividend === 0
      heights.push(isWorthless ? 0 : quotient(dividend, divisor))
    } else heights.push(null)
    averages.push(terms.kind === 'rate' ? quotient(above, below) : null)
  }
  return { terms, events: pairEvents, trades, seconds, heights, averages }
}

/** Returns what a trade paid and received: the net, or the total if the fee isn't subtracted. */
export function sidesOf(
  { inputAmount, outputAmount, fee }: MeasuredTrade,
  { subtractFee }: Pick<TradeSwitches, 'subtractFee'>,
): { paid: string; received: string } {
  const net = outputAmount.amount
  return {
    paid: inputAmount.amount,
    received: subtractFee ? net : totalOutput(net, fee?.amount),
  }
}

/** Returns the dividend and divisor of a trade's height. Both are 0 without a price. */
function parts(
  trade: MeasuredTrade,
  terms: ChartOf,
  paid: number,
  received: number,
): [number, number] {
  if (terms.kind === 'usd') {
    const price = bestPriceAt(terms.answers ?? NO_ANSWERS, terms.inputMint, unixSeconds(trade.date))
    return price ? [paid * Number(price.value), 1] : [0, 0]
  }
  return terms.rateDirection === 'output per input' ? [received, paid] : [paid, received]
}

function quotient(dividend: number, divisor: number): number | null {
  return divisor === 0 || dividend === 0 ? null : dividend / divisor
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
