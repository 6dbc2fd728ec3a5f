import Big from 'big.js'
import type { OrderType } from '@/lib/domain/orders/order'

/**
 * Whether a service's outputAmount is what the wallet received ('net'), or still holds the fee
 * ('gross'). The spec's rule is net for all; docs/decisions/002 names the check that would settle
 * it for triggers.
 */
const OUTPUT_AMOUNT_IS: Record<OrderType, 'net' | 'gross'> = {
  'recurring time': 'net',
  'recurring price': 'net',
  trigger: 'net',
}

/** A trade's output in whole tokens, exact: total = net + fee. */
export type TradeOutput = { net: string; fee: string; total: string }

/**
 * Net, fee and total of a trade. The only place that knows what a service's outputAmount holds.
 * @param outputAmount the service's outputAmount, in whole tokens
 * @param fee the service's feeAmount, in whole tokens
 */
export function tradeOutput(type: OrderType, outputAmount: string, fee: string): TradeOutput {
  if (OUTPUT_AMOUNT_IS[type] === 'gross') {
    return { net: new Big(outputAmount).minus(fee).toFixed(), fee, total: outputAmount }
  }
  return { net: outputAmount, fee, total: new Big(outputAmount).plus(fee).toFixed() }
}
