import Big from 'big.js'
import { z } from 'zod/mini'
import { identifierSchema } from '@/lib/domain/text/identifier'
import type { OrderTrade } from '@/lib/domain/orders/order'
import { STABLECOINS, WRAPPED_SOL } from '@/lib/domain/tokens/common-mints'
import { optionalAmount, wireAmount, wireSignature, wireTime } from './wire-values'

/** The trades of an order: null and missing mean none. */
export const wireTrades = z.pipe(
  z.optional(z.nullable(z.array(z.unknown()))),
  z.transform((trades) => trades ?? []),
)

const tradeWire = z.object({
  confirmedAt: wireTime,
  inputMint: identifierSchema,
  outputMint: identifierSchema,
  inputAmount: wireAmount,
  outputAmount: wireAmount,
  feeAmount: optionalAmount,
  feeMint: z.optional(z.unknown()),
  txId: wireSignature,
})
type TradeWire = z.infer<typeof tradeWire>

/** Parses an order's trades one by one; skips and counts those with invalid data (behaviour 3.13). */
export function parseTrades(
  kind: 'recurring' | 'trigger',
  items: readonly unknown[],
): {
  trades: OrderTrade[]
  unreadable: number
} {
  const trades: OrderTrade[] = []
  for (const item of items) {
    const { data } = tradeWire.safeParse(item)
    if (!data) continue
    const { confirmedAt, inputMint, outputMint, inputAmount, txId } = data
    trades.push({
      ...{ confirmedAt, inputMint, outputMint, inputAmount },
      ...netAndFee(kind, data),
      transactionSignature: txId,
    })
  }
  return { trades, unreadable: items.length - trades.length }
}

/**
 * Returns what the wallet received and the fee, which is undefined if it is unknown (behaviour 7.8).
 * Jupiter's `outputAmount` is the net of a recurring order's trade and the total of a trigger's
 * (docs/decisions/002); no other code knows of this difference (behaviour 7.4).
 */
function netAndFee(
  kind: 'recurring' | 'trigger',
  trade: TradeWire,
): Pick<OrderTrade, 'outputAmount' | 'feeAmount'> {
  const { outputAmount, feeAmount } = trade
  if (feeAmount === undefined || isOtherTokenFee(kind, trade, feeAmount)) {
    return { outputAmount, feeAmount: undefined }
  }
  if (kind === 'recurring') return { outputAmount, feeAmount }
  const net = new Big(outputAmount).minus(feeAmount)
  return net.lt(0)
    ? { outputAmount, feeAmount: undefined }
    : { outputAmount: net.toFixed(), feeAmount }
}

const ZERO = /^0+(\.0+)?$/

/** Tokens that fees are plausibly taken in: SOL, USDC, USDT, JUP. */
const COMMON_MINTS: ReadonlySet<unknown> = new Set([
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
  kind: 'recurring' | 'trigger',
  { feeMint, inputMint, outputMint }: TradeWire,
  feeAmount: string,
): boolean {
  if (typeof feeMint !== 'string' || feeMint === '' || feeMint === outputMint) return false
  if (ZERO.test(feeAmount)) return false
  return kind === 'recurring' || feeMint === inputMint || COMMON_MINTS.has(feeMint)
}
