import type { Trade } from '@/lib/domain/trades/order-event'
import { amountText, assertSameUnits } from './amount'
import { sumOf } from './decimal'

/**
 * Returns what a trade received and its fee, plain decimal text in whole tokens. The fee is undefined
 * if it is unknown (behaviour 7.8).
 * @param decimals the output token's; undefined for an unknown token
 * @throws Error if both are in different units, or in base units of an unknown token
 */
export function netAndFee(
  { outputAmount, fee }: Pick<Trade, 'outputAmount' | 'fee'>,
  decimals?: number,
): { net: string; fee: string | undefined } {
  assertSameUnits(outputAmount, fee)
  return {
    net: amountText(outputAmount, decimals),
    fee: fee ? amountText(fee, decimals) : undefined,
  }
}

/**
 * Returns a trade's total: its net plus its fee, exact (behaviour 7.4, 9.1). Without a known fee that
 * is the net (behaviour 7.8). All are plain decimal text in whole tokens.
 */
export function totalOutput(net: string, fee: string | undefined): string {
  return fee === undefined ? net : sumOf([net, fee])
}
