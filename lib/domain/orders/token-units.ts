import { amountText } from '@/lib/domain/amounts/amount'
import type { TokenMap } from '@/lib/domain/tokens/token'
import type { Order, OrderTransfer } from './order'

/** Returns an order in units of its tokens. Amounts of a mint that isn't in `tokens` stay in base units (behaviour 25.14). */
export function inTokenUnits(order: Order, tokens: TokenMap): Order {
  function inUnits(mint: string, amount: string): string
  function inUnits(mint: string, amount: string | undefined): string | undefined
  function inUnits(mint: string, amount: string | undefined) {
    const token = order.baseUnitMints.includes(mint) ? tokens.get(mint) : undefined
    return amount === undefined || token === undefined
      ? amount
      : amountText({ amount, adjustedForDecimals: false }, token.decimals)
  }
  const { inputMint, outputMint, newer } = order
  const transfersInUnits = (transfers: readonly OrderTransfer[]) =>
    transfers.map((transfer) => ({ ...transfer, amount: inUnits(inputMint, transfer.amount) }))
  const shared = {
    baseUnitMints: order.baseUnitMints.filter((mint) => !tokens.has(mint)),
    deposited: inUnits(inputMint, order.deposited),
    topUps: transfersInUnits(order.topUps),
    refunds: transfersInUnits(order.refunds),
    newer: newer && { ...newer, yieldAmount: inUnits(inputMint, newer.yieldAmount) },
    trades: order.trades.map((trade) => ({
      ...trade,
      inputAmount: inUnits(trade.inputMint, trade.inputAmount),
      outputAmount: inUnits(trade.outputMint, trade.outputAmount),
      feeAmount: inUnits(trade.outputMint, trade.feeAmount),
    })),
  }
  if (order.kind === 'trigger') {
    return {
      ...order,
      ...shared,
      remaining: inUnits(inputMint, order.remaining),
      limitOutput: inUnits(outputMint, order.limitOutput),
    }
  }
  return {
    ...order,
    ...shared,
    used: inUnits(inputMint, order.used),
    refunded: inUnits(inputMint, order.refunded),
    received: inUnits(outputMint, order.received),
    perCycle: inUnits(inputMint, order.perCycle),
    minOutput: inUnits(outputMint, order.minOutput),
    maxOutput: inUnits(outputMint, order.maxOutput),
  }
}
