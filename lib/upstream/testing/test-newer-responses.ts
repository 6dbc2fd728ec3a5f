import type { Order } from '@/lib/domain/orders/order'
import {
  parseNewerRecurring,
  parseNewerTriggers,
} from '@/lib/upstream/newer-orders/newer-orders-page'
import type { ListPage } from '@/lib/upstream/order-lists/orders-page'

// For tests: the documented samples of newer orders, with shortened signatures.
type Item = Record<string, unknown>

export const deposit = {
  type: 'deposit',
  timestamp: '2026-06-26T06:54:05.924Z',
  txSignature: '4R18deposit',
  inputAmount: '20000000',
  state: 'success',
}
export const round = {
  type: 'fill',
  timestamp: '2026-06-26T18:42:11.469Z',
  txSignature: 'HuNMround',
  roundNumber: 1,
  inputAmount: '10000000',
  outputAmount: '137589159',
  attemptCount: 1,
  state: 'success',
}
export const recurring = {
  id: '019f053d-3f0c-70ad-bb5e-76d633291f80',
  inputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  outputMint: 'So11111111111111111111111111111111111111112',
  inputAmountInitial: '20000000',
  inputAmountRemaining: '10000000',
  inputAmountUsed: '10000000',
  amountPerRound: '10000000',
  outputAmountTotal: '137589159',
  orderType: 'time_based',
  numberOfRounds: 2,
  roundsFilled: 1,
  fillPercent: 0.5,
  intervalSeconds: 86_400,
  createdAt: '2026-06-26T06:54:05.327Z',
  updatedAt: '2026-06-27T00:00:00Z',
  state: 'active',
  displayState: 'active',
  jlEnabled: false,
  events: [deposit, round],
}
export const triggerDeposit = {
  type: 'deposit',
  timestamp: 1_704_000_000_000,
  txSignature: '5eykdeposit',
  mint: 'So11111111111111111111111111111111111111112',
  amount: '1000000000',
  state: 'success',
}
export const fill = {
  type: 'fill',
  timestamp: 1_704_000_500_000,
  txSignature: '3abcFi11',
  outputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  outputAmount: '200000000',
  state: 'success',
  orderContext: 'take_profit',
}
export const trigger = {
  id: '019f0530-36a7-77da-a38f-ed9414bb996b',
  orderType: 'single',
  orderState: 'filled',
  rawState: 'filled',
  inputMint: 'So11111111111111111111111111111111111111112',
  outputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  initialInputAmount: '1000000000',
  remainingInputAmount: '0',
  outputAmount: '200000000',
  inputUsed: '1000000000',
  triggerPriceUsd: 200,
  expiresAt: 1_704_067_200_000,
  createdAt: 1_704_000_000_000,
  updatedAt: 1_704_000_600_000,
  events: [triggerDeposit, fill],
}
export const withdrawal = (change: Item) => ({
  type: 'withdrawal',
  timestamp: 1_704_000_900_000,
  txSignature: '7withdrawa1',
  state: 'success',
  ...change,
})
export const back = (change: Item = {}) => ({
  ...fill,
  timestamp: 1_704_000_700_000,
  outputMint: 'So11111111111111111111111111111111111111112',
  outputAmount: '1100000000',
  ...change,
})

export const answer = (
  orders: unknown[],
  pagination: unknown = { total: 1, limit: 100, offset: 0 },
) => JSON.stringify({ orders, pagination })

/** The only order of a page. Throws if a part of it is invalid. */
export function oneOf<T extends Order>({ orders, unreadableOrders }: ListPage<T>): T {
  const [order] = orders
  if (!order || unreadableOrders > 0) throw new Error('the order was skipped')
  if (order.unreadableTrades) throw new Error(`${order.unreadableTrades} events were skipped`)
  return order
}
export const recurringOf = (change: Item) =>
  oneOf(parseNewerRecurring(answer([{ ...recurring, ...change }]), 'past'))
export const triggerOf = (change: Item) =>
  oneOf(parseNewerTriggers(answer([{ ...trigger, ...change }]), 'past'))
/** A trigger with these events after its deposit. */
export const triggerWith = (events: unknown[], change: Item = {}) =>
  triggerOf({ events: [triggerDeposit, ...events], ...change })
