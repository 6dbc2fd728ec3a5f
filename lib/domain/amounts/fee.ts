import type { Order } from '@/lib/domain/orders/order'
import { JUP, STABLECOINS, WRAPPED_SOL } from '@/lib/domain/tokens/token'
import type { Trade } from '@/lib/domain/trades/order-event'
import { FileError } from '@/lib/domain/files/file-error'
import { type Amount, tokenAmount } from './amount'
import { differenceOf, isAboveZero, sumOf } from './decimal'

/** Returns a trade's total: net plus fee, in the same units. An unknown fee adds 0 (behaviour 7.4, 7.8, 9.1). */
export function totalOutput(net: string, fee: string | undefined): string {
  return fee === undefined ? net : sumOf([net, fee])
}

/** Returns a trade's For cell in token units; undefined for base units (behaviour 5.8, 25.14). */
export function shownOutput(
  { outputAmount, fee }: Trade,
  subtractFee: boolean,
): string | undefined {
  const net = tokenAmount(outputAmount)
  return subtractFee || net === undefined ? net : totalOutput(net, tokenAmount(fee))
}

/** Checks that a trade's output and fee are in the same units (behaviour 7.3). @throws FileError */
export function assertSameUnits(output: Amount, fee: Amount | null): void {
  if (fee && output.adjustedForDecimals !== fee.adjustedForDecimals) {
    throw new FileError('output and fee use different units')
  }
}

/** A trade as Jupiter reports it; the amounts are plain decimal text in token units. */
type ReportedTrade = {
  inputMint: string
  outputMint: string
  outputAmount: string
  feeAmount?: string | undefined
  feeMint?: unknown
}

/**
 * Returns what the wallet received, and the fee; an unknown fee is undefined (behaviour 7.8). Jupiter's
 * `outputAmount` is the net for a recurring order and the total for a trigger (docs/decisions/002). No
 * other code knows of this difference (behaviour 7.4).
 */
export function netAndFee(
  kind: Order['kind'],
  trade: ReportedTrade,
): { outputAmount: string; feeAmount: string | undefined } {
  const { outputAmount } = trade
  const feeAmount = isOtherTokenFee(kind, trade) ? undefined : trade.feeAmount
  if (feeAmount === undefined || kind === 'recurring') return { outputAmount, feeAmount }
  const net = differenceOf(outputAmount, feeAmount)
  return net === undefined
    ? { outputAmount, feeAmount: undefined }
    : { outputAmount: net, feeAmount }
}

/** The tokens that Jupiter plausibly takes fees in: SOL, USDC, USDT and JUP. */
const COMMON_MINTS: ReadonlySet<string> = new Set([WRAPPED_SOL, ...STABLECOINS, JUP])

/**
 * Returns whether a fee was taken in another token than the output (behaviour 7.8). A recurring order
 * names the fee's mint. A trigger usually names an account instead, so for triggers only the input's mint
 * and common mints count.
 */
function isOtherTokenFee(
  kind: Order['kind'],
  { feeMint, inputMint, outputMint, feeAmount }: ReportedTrade,
): boolean {
  if (typeof feeMint !== 'string' || feeMint === '' || feeMint === outputMint) return false
  if (!isAboveZero(feeAmount)) return false
  return kind === 'recurring' || feeMint === inputMint || COMMON_MINTS.has(feeMint)
}
