import { z } from 'zod/mini'
import { identifierSchema } from '@/lib/domain/text/identifier'
import type { OrderTrade } from '@/lib/domain/orders/order-trade'
import { hasForeignFee } from './fee-mint'
import { wireAmount } from './wire-amount'
import { wireTime } from './wire-time'
import { wireSignature } from './wire-values'

/** The trades of an order: null and missing mean none. */
export const wireTrades = z.pipe(
  z.optional(z.nullable(z.array(z.unknown()))),
  z.transform((trades) => trades ?? []),
)

const tradeWire = z.pipe(
  z.object({
    confirmedAt: wireTime,
    inputMint: identifierSchema,
    outputMint: identifierSchema,
    inputAmount: wireAmount,
    outputAmount: wireAmount,
    feeAmount: wireAmount,
    feeMint: z.optional(z.unknown()),
    txId: wireSignature,
  }),
  z.transform(({ txId, ...trade }) => ({ ...trade, transactionSignature: txId })),
)

/**
 * An order's trades, each parsed by itself: one that cannot be read is left out and counted.
 * Recurring orders' trades have the same fields as triggers' (behaviour 3.17). A fee in another token
 * than the output is none of the output's (behaviour 7.8).
 */
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
    const { feeMint, ...trade } = data
    const isForeign = hasForeignFee(kind, { ...trade, feeMint })
    trades.push(isForeign ? { ...trade, feeAmount: undefined } : trade)
  }
  return { trades, unreadable: items.length - trades.length }
}
