import { amountText } from '@/lib/domain/amounts/amount'
import type { Trade } from '@/lib/domain/trades/order-event'
import { rate } from '@/lib/domain/amounts/rate'
import type { TokenState } from '@/lib/domain/tokens/token'
import { amountLabel } from '@/lib/view/amounts/amount-label'
import { tokenSymbol } from '@/lib/view/tokens/token-label'
import { decimalsOf, shownOutput } from './row-label'

/** The direction of a rate. The first one is the default. */
export type RateDirection = 'output per input' | 'input per output'

/** The content of a trade's Rate cell. */
export type RateFigure =
  /** `per` has the two symbols: the first per the second. */
  | { kind: 'rate'; rate: string; per: readonly [string, string] }
  /** No rate: 'Unknown' if a token is unknown, '–' if an amount is 0. */
  | { kind: 'none'; text: 'Unknown' | '–' }
  /** Its tokens are still loading. */
  | { kind: 'loading' }

export type TradeSwitches = { subtractFee: boolean; rateDirection: RateDirection }

/** Returns the rate of the shown output amount in the selected direction (behaviour 5.8). */
export function shownRate(
  trade: Trade,
  input: TokenState,
  output: TokenState,
  { subtractFee, rateDirection }: TradeSwitches,
): RateFigure {
  return rateFigure(input, output, rateDirection, () => ({
    paid: amountText(trade.inputAmount, decimalsOf(input)),
    received: shownOutput(trade, output, subtractFee),
  }))
}

/**
 * Returns a rate, or why there is none (behaviour 5.8).
 * @param amountsOf returns what was paid and received, plain decimal text in whole tokens; called only
 * if both tokens are known
 */
export function rateFigure(
  input: TokenState,
  output: TokenState,
  rateDirection: RateDirection,
  amountsOf: () => { paid: string; received: string },
): RateFigure {
  if (input.kind === 'loading' || output.kind === 'loading') return { kind: 'loading' }
  if (input.kind === 'unknown' || output.kind === 'unknown') {
    return { kind: 'none', text: 'Unknown' }
  }
  const { paid, received } = amountsOf()
  const isForward = rateDirection === 'output per input'
  const figure = isForward
    ? rate(received, paid, output.token.decimals)
    : rate(paid, received, input.token.decimals)
  if (figure === undefined) return { kind: 'none', text: '–' }
  const [dividend, divisor] = isForward ? [output.token, input.token] : [input.token, output.token]
  return { kind: 'rate', rate: figure, per: [tokenSymbol(dividend), tokenSymbol(divisor)] }
}

/** The opposite direction. */
export const SWAPPED_DIRECTION: Record<RateDirection, RateDirection> = {
  'output per input': 'input per output',
  'input per output': 'output per input',
}

/** Returns the unit of a rate: 'SOL per USDC'. */
export function rateUnit([dividend, divisor]: readonly [string, string]): string {
  return `${dividend} per ${divisor}`
}

/** Names the button that a rate is: the rate, and what a click does. */
export function rateButtonLabel(rate: string, per: readonly [string, string]): string {
  return `${amountLabel(rate)} ${rateUnit(per)}. Swap rate`
}
