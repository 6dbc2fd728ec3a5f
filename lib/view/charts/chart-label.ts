import {
  isBelow,
  productOf,
  rounded,
  shifted,
  shortened,
  significantQuotient,
  sumOf,
} from '@/lib/domain/amounts/decimal'
import { bestPriceAt, NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { SECOND_MS, unixSeconds } from '@/lib/domain/time/unix-time'
import type { TokenState } from '@/lib/domain/tokens/token'
import type { MeasuredEvent, MeasuredTrade } from '@/lib/domain/trades/order-event'
import { amountLabel, counted } from '@/lib/view/amounts/amount-label'
import { usdLabel } from '@/lib/view/prices/usd-label'
import { localDate } from '@/lib/view/time/local-date'
import { tokenText } from '@/lib/view/tokens/token-label'
import { rateFigure, rateUnit } from '@/lib/view/trades/rate-label'
import { type ChartSpec, type ChartPoints, sidesOf } from './chart-points'
import type { TimeZone } from '@/lib/domain/time/local-day'

export type ChartTexts = ChartSpec & {
  input: TokenState
  output: TokenState
  timeZone: TimeZone
}

export type Extremes = { lowest: string; highest: string; average: string }

/** Returns a trade's exact height: '0.007183213 SOL per USDC' or '$50.00'. */
export function valueText(trade: MeasuredTrade, terms: ChartTexts): string {
  const { paid, received } = sidesOf(trade, terms)
  if (terms.kind === 'rate') return rateOrReason(paid, received, terms)
  const price = bestPriceAt(terms.answers ?? NO_ANSWERS, trade.inputMint, unixSeconds(trade.date))
  return price ? usdLabel(productOf(paid, price.value)) : 'no USD price'
}

/** Returns the text of the event that the visitor points at; '' without one (behaviour 18.11). */
export function pointText(points: ChartPoints, index: number, terms: ChartTexts): string {
  const event = points.events[index]
  if (!event) return ''
  const { day, time } = localDate(event.date, terms.timeZone)
  const paid = `${amountLabel(event.inputAmount.amount)} ${tokenText(terms.input)}`
  if (event.kind === 'deposit') return `${day} ${time}: deposited ${paid}`
  if (event.kind === 'refund') return `${day} ${time}: refunded ${paid}`
  const { received } = sidesOf(event, terms)
  const average = averageText(points, index, terms)
  const parts = [
    `${day} ${time}: ${valueText(event, terms)}`,
    `paid ${paid}`,
    `received ${amountLabel(received)} ${tokenText(terms.output)}`,
    average && `running average ${average}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Returns the exact average rate of all trades up to an event; '' in a USD chart. */
export function averageText(points: ChartPoints, index: number, terms: ChartTexts): string {
  if (terms.kind === 'usd') return ''
  const sides = points.events
    .slice(0, index + 1)
    .flatMap((event) => (event.kind === 'trade' ? sidesOf(event, terms) : []))
  const paid = sumOf(sides.map((side) => side.paid))
  const received = sumOf(sides.map((side) => side.received))
  return rateOrReason(paid, received, terms)
}

/** Returns the exact lowest, highest and average height; undefined if no trade has a height. */
export function extremes(points: ChartPoints, terms: ChartTexts): Extremes | undefined {
  const { events, extremes } = points
  return (
    extremes && {
      lowest: valueText(extremes.lowest.trade, terms),
      highest: valueText(extremes.highest.trade, terms),
      average: averageText(points, events.length - 1, terms),
    }
  )
}

/** As many characters as the chart's axis has room for. */
const MAX_AXIS_LENGTH = 11
/** From here on, a USD value has no cents in the axis. */
const WHOLE_USD = '100000'
const EXPONENTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/**
 * Returns the figure of a text, without decimals beyond 5 significant digits: '0.0071832'. A figure that is too long
 * for the axis has 4 digits and an exponent: '1.235×10²³' (behaviour 18.11).
 */
export function shortFigure(text: string): string {
  const [figure = ''] = text.split(' ')
  const digits = figure.replace(/[$,]/g, '')
  if (!/^[\d.]+$/.test(digits)) return text
  const sign = figure.startsWith('$') ? '$' : ''
  const hasCents = sign !== '' && isBelow(digits, WHOLE_USD)
  const short = sign === '' ? shortened(digits, 5, 0) : rounded(digits, 0)
  const label = hasCents ? usdLabel(digits) : sign + amountLabel(short)
  return label.length > MAX_AXIS_LENGTH ? sign + scientific(digits) : label
}

/** Returns an amount above 0 with 4 significant digits and a power of ten: '1.235×10²³'. */
function scientific(amount: string): string {
  const figure = significantQuotient(amount, '1', 4)
  const [whole = ''] = figure.split('.')
  const exponent = whole.length - 1 - figure.replace('.', '').search(/[1-9]/)
  const power = String(exponent)
    .replace('-', '⁻')
    .replace(/\d/g, (digit) => EXPONENTS[Number(digit)] ?? '')
  return `${shifted(figure, exponent)}×10${power}`
}

/** Summarizes a chart for screen readers (behaviour 18.11). */
export function chartText(
  { events, terms }: ChartPoints,
  named: Extremes,
  timeZone: TimeZone,
): string {
  const trades = events.filter(({ kind }) => kind === 'trade')
  const [first, last] = [trades[0], trades.at(-1)]
  if (!first || !last) return ''
  const { lowest, highest, average } = named
  const what = terms.kind === 'rate' ? 'Rates' : 'USD values'
  const dayOf = ({ date }: MeasuredEvent) => localDate(date, timeZone).day
  const parts = [
    `${what} of ${counted(trades.length, 'trade')}, ${dayOf(first)} to ${dayOf(last)}`,
    lowest && `lowest ${lowest}, highest ${highest}`,
    average && `average ${average}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Returns the day at an edge of a chart. @param seconds Unix seconds, maybe with a fraction */
export function axisDay(seconds: number, timeZone: TimeZone): string {
  return localDate(seconds * SECOND_MS, timeZone).day
}

/** Returns a rate in words, or why there is none; '' while a token loads. */
function rateOrReason(paid: string, received: string, terms: ChartTexts): string {
  const figure = rateFigure(terms.input, terms.output, terms.rateDirection, { paid, received })
  if (figure.kind === 'rate') return `${amountLabel(figure.rate)} ${rateUnit(figure.per)}`
  return figure.kind === 'none' ? figure.text : ''
}

/** Returns why a chart is empty; undefined if it isn't (behaviour 18.11). */
export function emptyChartText(points: ChartPoints, terms: ChartTexts): string | undefined {
  if (points.events.every(({ kind }) => kind !== 'trade')) return 'No trades for this pair'
  const hasUnknown = [terms.input, terms.output].some(({ kind }) => kind === 'unknown')
  if (terms.kind === 'rate' && hasUnknown) return 'No rate: unknown token'
  if (points.extremes) return undefined
  return terms.kind === 'rate'
    ? 'No rate: nothing received'
    : `No USD prices for ${tokenText(terms.input)} yet`
}
