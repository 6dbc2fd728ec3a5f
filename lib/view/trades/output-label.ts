import { netAndFee, totalOutput } from '@/lib/domain/amounts/fee'
import type { TokenState } from '@/lib/domain/tokens/token'
import type { Trade } from '@/lib/domain/trades/order-event'
import { amountLabel } from '@/lib/view/amounts/amount-label'

/**
 * The For cell's amount, plain decimal text in whole tokens: what the wallet received, or with
 * `subtractFee` off the total with the fee in it (behaviour 5.8); the same where the fee is not known
 * (behaviour 7.8).
 * @throws Error if output and fee are in different units, or in base units of an unknown token
 */
export function shownOutput(trade: Trade, output: TokenState, subtractFee: boolean): string {
  const decimals = output.kind === 'known' ? output.token.decimals : undefined
  const { net, fee } = netAndFee(trade, decimals)
  return subtractFee ? net : totalOutput(net, fee)
}

/** The name of the button that an output amount is: its state, and what a click does. */
export function outputButtonLabel(amount: string, subtractFee: boolean): string {
  const figure = amountLabel(amount)
  return subtractFee
    ? `${figure}, fee subtracted, add the fee`
    : `${figure}, fee added, subtract the fee`
}
