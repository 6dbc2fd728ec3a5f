import Big from 'big.js'
import { sumOf } from './decimal-sum'
import type { OrderType } from '@/lib/domain/orders/order'

/**
 * Whether Jupiter's `outputAmount` is what the wallet received ('net'), or still holds the fee
 * ('gross'). Taken as net for all (behaviour 7.4); docs/decisions/002 names the check that would
 * settle it for triggers.
 */
const OUTPUT_AMOUNT_IS: Record<OrderType, 'net' | 'gross'> = {
  'recurring time': 'net',
  'recurring price': 'net',
  trigger: 'net',
}

/**
 * A trade's output in whole tokens, exact: total = net + fee (behaviour 7.4, 9.5). Where the fee is
 * undefined, net and total are both what came out (behaviour 7.8).
 */
export type TradeOutput<Fee extends string | undefined> = { net: string; fee: Fee; total: string }

/**
 * Net, fee and total of a trade. This and `netOutput` alone know what Jupiter's `outputAmount` holds.
 * @param outputAmount Jupiter's `outputAmount`, plain decimal text in whole tokens
 * @param fee Jupiter's `feeAmount`, plain decimal text in whole tokens; undefined where it is not
 * known in the output's token
 */
export function tradeOutput<Fee extends string | undefined>(
  type: OrderType,
  outputAmount: string,
  fee: Fee,
  outputAmountIs: 'net' | 'gross' = OUTPUT_AMOUNT_IS[type],
): TradeOutput<Fee> {
  const net = netOutput(type, outputAmount, fee, outputAmountIs)
  if (fee === undefined) return { net, fee, total: net }
  const total = outputAmountIs === 'net' ? sumOf([net, fee]) : outputAmount
  return { net, fee, total }
}

/**
 * The net of a trade alone, for sums over thousands: their totals are the sums of net and fee. The
 * parameters are those of `tradeOutput`.
 */
export function netOutput(
  type: OrderType,
  outputAmount: string,
  fee: string | undefined,
  outputAmountIs: 'net' | 'gross' = OUTPUT_AMOUNT_IS[type],
): string {
  if (fee === undefined || outputAmountIs === 'net') return outputAmount
  return new Big(outputAmount).minus(fee).toFixed()
}
