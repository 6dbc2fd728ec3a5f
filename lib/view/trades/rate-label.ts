import { isMeasured, type Trade } from '@/lib/domain/trades/order-event'
import { rate } from '@/lib/domain/amounts/rate'
import type { TokenState } from '@/lib/domain/tokens/token'
import { amountLabel } from '@/lib/view/amounts/amount-label'
import { tokenSymbol } from '@/lib/view/tokens/token-label'
import { shownOutput } from '@/lib/domain/amounts/fee'
import type { RateDirection, TradeSwitches } from './trade-switches'

export type RateFigure =
  /** `per` holds two symbols, the first one per the second. */
  | { kind: 'rate'; rate: string; per: readonly [string, string] }
  /** There is no rate: 'Unknown' if a token is unknown, '–' if an amount is 0 or unknown. */
  | { kind: 'none'; text: 'Unknown' | '–' }
  | { kind: 'loading' }

/** Returns the rate of the shown output in the selected direction (behaviour 5.8). */
export function shownRate(
  trade: Trade,
  input: TokenState,
  output: TokenState,
  { subtractFee, rateDirection }: TradeSwitches,
): RateFigure {
  const received = shownOutput(trade, subtractFee)
  if (!isMeasured(trade) || received === undefined) return { kind: 'none', text: '–' }
  const paid = trade.inputAmount.amount
  return rateFigure(input, output, rateDirection, { paid, received })
}

/** Returns the rate of two amounts in token units, as plain decimal text, or why there is none (behaviour 5.8). */
export function rateFigure(
  input: TokenState,
  output: TokenState,
  rateDirection: RateDirection,
  { paid, received }: { paid: string; received: string },
): RateFigure {
  if (input.kind === 'loading' || output.kind === 'loading') return { kind: 'loading' }
  if (input.kind === 'unknown' || output.kind === 'unknown') {
    return { kind: 'none', text: 'Unknown' }
  }
  const isForward = rateDirection === 'output per input'
  const figure = isForward
    ? rate(received, paid, output.token.decimals)
    : rate(paid, received, input.token.decimals)
  if (figure === undefined) return { kind: 'none', text: '–' }
  const [dividend, divisor] = isForward ? [output.token, input.token] : [input.token, output.token]
  return { kind: 'rate', rate: figure, per: [tokenSymbol(dividend), tokenSymbol(divisor)] }
}

/** Returns a rate in words, '150 USDC per SOL'; undefined if there is none. Takes the arguments of `rateFigure`. */
export function rateText(...args: Parameters<typeof rateFigure>): string | undefined {
  const figure = rateFigure(...args)
  return figure.kind === 'rate' ? `${amountLabel(figure.rate)} ${rateUnit(figure.per)}` : undefined
}

export function rateUnit([dividend, divisor]: readonly [string, string]): string {
  return `${dividend} per ${divisor}`
}

export function rateButtonLabel(rate: string, per: readonly [string, string]): string {
  return `${amountLabel(rate)} ${rateUnit(per)}. Swap rate`
}

/** Names the button of an output: its amount, and what a click does. */
export function outputButtonLabel(amount: string, subtractFee: boolean): string {
  const figure = amountLabel(amount)
  return subtractFee
    ? `${figure} after fee. Show before fee`
    : `${figure} before fee. Show after fee`
}
