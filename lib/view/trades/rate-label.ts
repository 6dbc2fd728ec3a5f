import { amountText, assertSameUnits } from '@/lib/domain/amounts/amount'
import { tradeOutput } from '@/lib/domain/amounts/fee'
import type { Trade } from '@/lib/domain/trades/order-event'
import { rate } from '@/lib/domain/amounts/rate'
import type { TokenState } from '@/lib/domain/tokens/token'
import { tokenSymbol } from '@/lib/view/tokens/token-label'

/** Which way a rate is given (spec 4: the first is the default). */
export type RateDirection = 'output per input' | 'input per output'

/** What a trade row's Rate cell shows. */
export type RateFigure =
  /** `per` has the two symbols: the first per the second. */
  | { kind: 'rate'; rate: string; per: readonly [string, string] }
  /** A token of it is not known (spec 2). */
  | { kind: 'unknown' }
  /** Its tokens are still being asked for. */
  | { kind: 'loading' }
  /** Nothing came out, so there is no rate. */
  | { kind: 'none' }

export type TradeSwitches = { subtractFee: boolean; rateDirection: RateDirection }

/** The For cell's amount: what the wallet received, with the fee added back when not subtracted. */
export function shownOutput(trade: Trade, output: TokenState, subtractFee: boolean): string {
  assertSameUnits(trade.outputAmount, trade.fee)
  const decimals = output.kind === 'known' ? output.token.decimals : undefined
  const amounts = tradeOutput(
    trade.orderType,
    amountText(trade.outputAmount, decimals),
    amountText(trade.fee, decimals),
  )
  return subtractFee ? amounts.net : amounts.total
}

/** The Rate cell: it follows the output amount shown and the direction chosen. */
export function shownRate(
  trade: Trade,
  input: TokenState,
  output: TokenState,
  { subtractFee, rateDirection }: TradeSwitches,
): RateFigure {
  if (input.kind === 'loading' || output.kind === 'loading') return { kind: 'loading' }
  if (input.kind === 'unknown' || output.kind === 'unknown') return { kind: 'unknown' }
  const received = shownOutput(trade, output, subtractFee)
  const paid = amountText(trade.inputAmount, input.token.decimals)
  const isForward = rateDirection === 'output per input'
  const figure = isForward
    ? rate(received, paid, output.token.decimals)
    : rate(paid, received, input.token.decimals)
  if (figure === undefined) return { kind: 'none' }
  const [dividend, divisor] = isForward ? [output.token, input.token] : [input.token, output.token]
  return { kind: 'rate', rate: figure, per: [tokenSymbol(dividend), tokenSymbol(divisor)] }
}
