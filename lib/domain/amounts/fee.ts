import type { Order, OrderTrade } from '@/lib/domain/orders/order'
import { STABLECOINS, WRAPPED_SOL } from '@/lib/domain/tokens/token'
import type { Trade } from '@/lib/domain/trades/order-event'
import { amountText, assertSameUnits } from './amount'
import { differenceOf, isAboveZero, sumOf } from './decimal'

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

/** A trade as Jupiter reports it; the amounts are plain decimal text in whole tokens. */
type ReportedTrade = {
  inputMint: string
  outputMint: string
  outputAmount: string
  feeAmount?: string | undefined
  feeMint?: unknown
}

/**
 * Returns what the wallet received and the fee, which is undefined if it is unknown (behaviour 7.8).
 * Jupiter's `outputAmount` is the net of a recurring order's trade and the total of a trigger's
 * (docs/decisions/002); no other code knows of this difference (behaviour 7.4).
 */
export function receivedOf(
  kind: Order['kind'],
  trade: ReportedTrade,
): Pick<OrderTrade, 'outputAmount' | 'feeAmount'> {
  const { outputAmount } = trade
  const feeAmount = isOtherTokenFee(kind, trade) ? undefined : trade.feeAmount
  if (feeAmount === undefined || kind === 'recurring') return { outputAmount, feeAmount }
  const net = differenceOf(outputAmount, feeAmount)
  return net === undefined
    ? { outputAmount, feeAmount: undefined }
    : { outputAmount: net, feeAmount }
}

/** Tokens that fees are plausibly taken in: SOL, USDC, USDT, JUP. */
const COMMON_MINTS: ReadonlySet<string> = new Set([
  WRAPPED_SOL,
  ...STABLECOINS,
  'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN',
])

/**
 * Returns whether a fee was taken in another token than the output (behaviour 7.8). Recurring orders
 * name a mint. Triggers name the account that the fee went to, so that only a mint that is known to
 * be another one counts.
 */
function isOtherTokenFee(
  kind: Order['kind'],
  { feeMint, inputMint, outputMint, feeAmount }: ReportedTrade,
): boolean {
  if (typeof feeMint !== 'string' || feeMint === '' || feeMint === outputMint) return false
  if (!isAboveZero(feeAmount)) return false
  return kind === 'recurring' || feeMint === inputMint || COMMON_MINTS.has(feeMint)
}
