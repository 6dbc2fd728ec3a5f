import { isAboveZero } from '@/lib/domain/amounts/decimal'
import { compareText } from '@/lib/domain/text/compare-text'
import { amountOf, depositsOf, type Order, orderType } from '@/lib/domain/orders/order'
import type { CsvEvent, OrderEvent } from './order-event'

const KIND_RANK: Record<OrderEvent['kind'], number> = { deposit: 0, trade: 1, refund: 2 }

/** Events by order and wallet. They can be kept because an order object never changes. */
const builtEvents = new WeakMap<Order, Map<string, readonly OrderEvent[]>>()

/**
 * Returns the events of orders, the oldest first; at equal times by kind, then by order key (behaviour 5.3). An order
 * object always gives the same event objects, so memoized rows don't render again when more orders arrive.
 */
export function orderEvents(
  orders: readonly Order[],
  userAddress: string | ((order: Order) => string),
): OrderEvent[] {
  const walletOf = typeof userAddress === 'string' ? () => userAddress : userAddress
  // The sort is stable, so an order's trades of the same time keep their sequence.
  return orders
    .flatMap((order) => eventsOf(order, walletOf(order)))
    .sort(
      (a, b) =>
        compareText(a.date, b.date) ||
        KIND_RANK[a.kind] - KIND_RANK[b.kind] ||
        compareText(a.orderKey, b.orderKey),
    )
}

const builtKeys = new WeakMap<OrderEvent, string>()

/** Returns the key of an event of `orderEvents`, which it keeps when other events arrive before it (behaviour 5.3). */
export function eventKey(event: OrderEvent): string {
  return builtKeys.get(event) ?? ''
}

function eventsOf(order: Order, userAddress: string): readonly OrderEvent[] {
  const byWallet = builtEvents.get(order) ?? new Map<string, readonly OrderEvent[]>()
  const events = byWallet.get(userAddress) ?? withKeys(createEvents(order, userAddress))
  builtEvents.set(order, byWallet.set(userAddress, events))
  return events
}

/** Gives each event of an order its key. The oldest event of a kind has number 1. */
function withKeys(events: OrderEvent[]): readonly OrderEvent[] {
  const counts = new Map<OrderEvent['kind'], number>()
  for (const event of [...events].sort((a, b) => compareText(a.date, b.date))) {
    const { kind, orderType, orderKey } = event
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    builtKeys.set(event, `${orderType} ${orderKey} ${kind} ${count}`)
  }
  return events
}

function createEvents(order: Order, userAddress: string): OrderEvent[] {
  const shared = {
    orderType: orderType(order),
    orderKey: order.orderKey,
    userAddress,
    ...(order.newer && { isNewer: true as const }),
  }
  const transfer = ({ date, amount, transactionSignature }: Order['refunds'][number]) => ({
    date,
    inputMint: order.inputMint,
    inputAmount: amountOf(order, order.inputMint, amount),
    outputMint: order.outputMint,
    ...shared,
    transactionSignature,
  })
  // A failed deposit has an amount of 0, and isn't an event.
  const deposits = depositsOf(order).filter(({ amount }) => isAboveZero(amount))
  const places = tradePlaces(order)
  const trades = order.trades.map((trade): CsvEvent => ({
    kind: 'trade',
    date: trade.confirmedAt,
    inputMint: trade.inputMint,
    inputAmount:
      trade.inputAmount === undefined ? null : amountOf(order, trade.inputMint, trade.inputAmount),
    ...shared,
    transactionSignature: trade.transactionSignature,
    outputMint: trade.outputMint,
    outputAmount: amountOf(order, trade.outputMint, trade.outputAmount),
    fee: trade.feeAmount === undefined ? null : amountOf(order, trade.outputMint, trade.feeAmount),
    ...(places.has(trade) && { place: places.get(trade) }),
  }))
  return [
    ...deposits.map((deposit) => ({ kind: 'deposit' as const, ...transfer(deposit) })),
    ...trades,
    ...order.refunds.map((refund) => ({ kind: 'refund' as const, ...transfer(refund) })),
  ]
}

/** Numbers the trades of each transaction, by date and amounts; the first has no number (behaviour 19.5). */
function tradePlaces({ trades }: Order) {
  const places = new Map<Order['trades'][number], number>()
  const counts = new Map<string, number>()
  const sorted = [...trades].sort(
    (a, b) =>
      compareText(a.confirmedAt, b.confirmedAt) ||
      compareText(a.inputAmount ?? '', b.inputAmount ?? '') ||
      compareText(a.outputAmount, b.outputAmount),
  )
  for (const trade of sorted) {
    const place = (counts.get(trade.transactionSignature) ?? 0) + 1
    counts.set(trade.transactionSignature, place)
    if (place > 1) places.set(trade, place)
  }
  return places
}
