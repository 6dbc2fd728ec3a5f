import * as z from '@/lib/domain/text/zod'
import { identifierSchema } from '@/lib/domain/text/identifier'
import { differenceOf, sumOf } from '@/lib/domain/amounts/decimal'
import type { OrderTrade, OrderTransfer } from '@/lib/domain/orders/order'
import { STABLECOINS, WRAPPED_SOL } from '@/lib/domain/tokens/common-mints'
import { optionalAmount, wireAmount, wireSignature, wireTime } from './wire-values'

/** The rows of an order's `trades`: null and missing mean none. */
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

/** What says which kind of row one is; a row without an action is a fill. */
const rowWire = z.object({
  action: z.optional(z.unknown()),
  inputMint: z.optional(z.unknown()),
  outputMint: z.optional(z.unknown()),
})

const topUpWire = z.object({
  confirmedAt: wireTime,
  inputMint: identifierSchema,
  inputAmount: wireAmount,
  txId: wireSignature,
})

/**
 * Parses the rows of an order's `trades` one by one: fills, and the top-ups that Jupiter lists among
 * them. Other rows without an output are no trades. Rows with invalid data, rows of another action with
 * both mints, and top-ups that aren't a part of the deposit are skipped and counted (behaviour 3.13).
 * @param deposited what went into the order, its top-ups included
 */
export function parseTrades(
  kind: 'recurring' | 'trigger',
  order: { inputMint: string; trades: readonly unknown[] },
  deposited: string,
): { trades: OrderTrade[]; topUps: OrderTransfer[]; unreadable: number } {
  const trades: OrderTrade[] = []
  const topUps: OrderTransfer[] = []
  let unreadable = 0
  for (const item of order.trades) {
    const row = rowWire.safeParse(item).data
    const action = row?.action ?? 'Fill'
    if (action === 'Fill') {
      const trade = parseFill(kind, item)
      if (trade) trades.push(trade)
      else unreadable += 1
    } else if (row?.inputMint && row.outputMint) unreadable += 1
    else if (action === 'Deposit') {
      const topUp = topUpWire.safeParse(item).data
      if (topUp?.inputMint === order.inputMint) {
        const { confirmedAt: date, inputAmount: amount, txId } = topUp
        topUps.push({ date, amount, transactionSignature: txId })
      } else unreadable += 1
    }
  }
  const added = sumOf(topUps.map(({ amount }) => amount))
  return differenceOf(deposited, added) === undefined
    ? { trades, topUps: [], unreadable: unreadable + topUps.length }
    : { trades, topUps, unreadable }
}

function parseFill(kind: 'recurring' | 'trigger', item: unknown): OrderTrade | undefined {
  const { data } = tradeWire.safeParse(item)
  if (!data) return undefined
  const { confirmedAt, inputMint, outputMint, inputAmount, txId } = data
  return {
    confirmedAt,
    inputMint,
    outputMint,
    inputAmount,
    ...netAndFee(kind, data),
    transactionSignature: txId,
  }
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
  const net = differenceOf(outputAmount, feeAmount)
  return net === undefined
    ? { outputAmount, feeAmount: undefined }
    : { outputAmount: net, feeAmount }
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
