import { amountText } from '@/lib/domain/amounts/amount'
import type { TokenState } from '@/lib/domain/tokens/token'
import type { Order } from './order'

type StateOf = (mint: string) => TokenState

/** What was returned for an order, so that its events stay the same objects. */
const knownOrders = new WeakMap<Order, Order>()

/**
 * Returns the orders with amounts in whole tokens, exact to the last digit. Amounts of a token that no
 * service knows stay in base units. An order whose tokens are loading for the first time is skipped
 * (behaviour 25.14).
 * @returns the same array if no order is in base units
 */
export function inWholeTokens(orders: readonly Order[], stateOf: StateOf): readonly Order[] {
  return orders.every(isInWholeTokens)
    ? orders
    : orders.flatMap((order) => wholeOrder(order, stateOf) ?? [])
}

function isInWholeTokens({ baseUnitMints }: Order): boolean {
  return baseUnitMints.length === 0
}

function wholeOrder(order: Order, stateOf: StateOf): Order | undefined {
  const known = knownOrders.get(order)
  if (isInWholeTokens(order) || (known && isInWholeTokens(known))) return known ?? order
  const states = order.baseUnitMints.map(stateOf)
  if (states.some(({ kind }) => kind === 'loading')) return known
  const decimals = new Map(
    states.flatMap((state) => (state.kind === 'known' ? [[state.mint, state.token.decimals]] : [])),
  )
  const baseUnitMints = order.baseUnitMints.filter((mint) => !decimals.has(mint))
  if (known?.baseUnitMints.length === baseUnitMints.length) return known
  const whole = { ...withAmounts(order, decimals), baseUnitMints }
  knownOrders.set(order, whole)
  return whole
}

/** Divides all amounts of the mints whose decimals are given. */
function withAmounts(order: Order, decimals: ReadonlyMap<string, number>): Order {
  function whole(mint: string, amount: string): string
  function whole(mint: string, amount: string | undefined): string | undefined
  function whole(mint: string, amount: string | undefined) {
    const places = decimals.get(mint)
    return amount === undefined || places === undefined
      ? amount
      : amountText({ amount, adjustedForDecimals: false }, places)
  }
  const { inputMint, outputMint, newer } = order
  const shared = {
    refunds: order.refunds.map((refund) => ({
      ...refund,
      amount: whole(inputMint, refund.amount),
    })),
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
      makingAmount: whole(inputMint, order.makingAmount),
      remainingMakingAmount: whole(inputMint, order.remainingMakingAmount),
      takingAmount: whole(outputMint, order.takingAmount),
    }
  }
  return {
    ...order,
    ...shared,
    inDeposited: whole(inputMint, order.inDeposited),
    inUsed: whole(inputMint, order.inUsed),
    inWithdrawn: whole(inputMint, order.inWithdrawn),
    outReceived: whole(outputMint, order.outReceived),
    perCycle: whole(inputMint, order.perCycle),
    minOutAmount: whole(outputMint, order.minOutAmount),
    maxOutAmount: whole(outputMint, order.maxOutAmount),
  }
}
