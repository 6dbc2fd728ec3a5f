import Big from 'big.js'
import { totalOutput } from '@/lib/domain/amounts/fee'
import type { Trade } from '@/lib/domain/trades/order-event'

const HALF_UP = 1
const TOLERATED_PERCENT = 10

/**
 * By how much of the larger one the USD values of a trade's two sides differ, the output before the
 * fee: whole percent, rounded half up. Undefined up to 10 % (behaviour 8.27).
 * @param inputPrice and `outputPrice` are plain decimal text
 */
export function sidesDifferBy(
  trade: Trade,
  inputPrice: string,
  outputPrice: string,
): string | undefined {
  const { inputAmount, outputAmount, fee } = trade
  // Ours are in whole tokens, always.
  if (!inputAmount.adjustedForDecimals || !outputAmount.adjustedForDecimals) return undefined
  const total = totalOutput(outputAmount.amount, fee?.amount)
  const paid = new Big(inputAmount.amount).times(inputPrice)
  const received = new Big(total).times(outputPrice)
  const larger = paid.gt(received) ? paid : received
  const apart = paid.minus(received).abs().times(100)
  if (apart.lte(larger.times(TOLERATED_PERCENT))) return undefined
  return apart.div(larger).round(0, HALF_UP).toFixed()
}
