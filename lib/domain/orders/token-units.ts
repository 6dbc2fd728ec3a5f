import { amountText } from '@/lib/domain/amounts/amount'
import type { TokenMap } from '@/lib/domain/tokens/token'
import type { Order, OrderTransfer } from './order'

/** Returns an order in whole tokens. Amounts of a mint that isn't in `tokens` stay in base units (behaviour 25.14). */
export function inTokenUnits(order: Order, tokens: TokenMap): Order {
  function whole(mint: string, amount: string): string
  function whole(mint: string, amount: string | undefined): string | undefined
  function whole(mint: string, amount: string | undefined) {
    const token = order.baseUnitMints.includes(mint) ? tokens.get(mint) : undefined
    return amount === undefined || token === undefined
      ? amount
      : amountText({ amount, adjustedForDecimals: false }, token.decimals)
  }
  const { inputMint, outputMint, newer } = order
  const wholeTransfers = (transfers: readonly OrderTransfer[]) =>
    transfers.map((transfer) => ({ ...transfer, amount: whole(inputMint, transfer.amount) }))
  const shared = {
    baseUnitMints: order.baseUnitMints.filter((mint) => !tokens.has(mint)),
    deposited: whole(inputMint, order.deposited),
    topUps: wholeTransfers(order.topUps),
    refunds: wholeTransfers(order.refunds),
    newer: newer && { ...newer, yieldAmount: whole(inputMint, newer.yieldAmount) },
    trades: order.trades.map((trade) => ({
      ...trade,
      inputAmount: whole(trade.inputMint, trade.inputAmount),
      outputAmount: whole(trade.outputMint, trade.outputAmount),
      feeAmount: whole(trade.outputMint, trade.feeAmount),
    })),
  }
  if (order.kind === 'trigger') {
    return {
      ...order,
      ...shared,
      remaining: whole(inputMint, order.remaining),
      limitOutput: whole(outputMint, order.limitOutput),
    }
  }
  return {
    ...order,
    ...shared,
    used: whole(inputMint, order.used),
    refunded: whole(inputMint, order.refunded),
    received: whole(outputMint, order.received),
    perCycle: whole(inputMint, order.perCycle),
    minOutput: whole(outputMint, order.minOutput),
    maxOutput: whole(outputMint, order.maxOutput),
  }
}
