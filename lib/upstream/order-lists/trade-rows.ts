import * as z from '@/lib/domain/text/zod'
import { netAndFee } from '@/lib/domain/amounts/fee'
import { differenceOf, sumOf } from '@/lib/domain/amounts/decimal'
import type { Order, OrderTrade, OrderTransfer } from '@/lib/domain/orders/order'
import { identifierSchema } from '@/lib/domain/text/identifier'
import {
  optionalAmount,
  wireAmount,
  wireSignature,
  wireTime,
} from '@/lib/upstream/http/wire-values'

/** The rows of an order's trades or events. A missing or null field means that there are none. */
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

/** The fields that tell the kinds of rows apart. A row without an action is a fill. */
const rowWire = z.object({
  action: z.optional(z.unknown()),
  inputMint: z.optional(z.unknown()),
  outputMint: z.optional(z.unknown()),
})

const { confirmedAt, inputMint, inputAmount, txId } = tradeWire.shape
const topUpWire = z.object({ confirmedAt, inputMint, inputAmount, txId })

/**
 * Parses the rows of an order's `trades` one by one: fills, and the top-ups that are a part of `deposited`. It skips and
 * counts rows with invalid data, rows with both mints that aren't fills, and top-ups that add up to more than the
 * deposit (behaviour 3.13). It ignores other rows, such as withdrawals.
 */
export function parseTrades(
  kind: Order['kind'],
  order: { inputMint: string; trades: readonly unknown[] },
  deposited: string,
): Pick<Order, 'trades' | 'topUps' | 'unreadableTrades'> {
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
        const transactionSignature = topUp.txId
        topUps.push({ date: topUp.confirmedAt, amount: topUp.inputAmount, transactionSignature })
      } else unreadable += 1
    }
  }
  const added = sumOf(topUps.map(({ amount }) => amount))
  return differenceOf(deposited, added) === undefined
    ? { trades, topUps: [], unreadableTrades: unreadable + topUps.length }
    : { trades, topUps, unreadableTrades: unreadable || undefined }
}

function parseFill(kind: Order['kind'], item: unknown): OrderTrade | undefined {
  const { data } = tradeWire.safeParse(item)
  if (!data) return undefined
  const { txId, feeMint, ...fields } = data
  const received = netAndFee(kind, { ...fields, feeMint })
  return { ...fields, ...received, transactionSignature: txId }
}
