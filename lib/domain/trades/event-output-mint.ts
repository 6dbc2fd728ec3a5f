import { type Order, orderType, type OrderType } from '@/lib/domain/orders/order'
import type { OrderEvent } from './order-event'

/** The output mints of orders, by type and key: a deposit or refund does not have it. */
export type OutputMints = ReadonlyMap<string, string>

/** Returns the output mints of some orders, to look up by their events (behaviour 17.3, 18.1). */
export function outputMintsOf(orders: readonly Order[]): OutputMints {
  return new Map(
    orders.map((order) => [typedKey(orderType(order), order.orderKey), order.outputMint]),
  )
}

/** Returns what an event's order buys; undefined if the order is not known. */
export function outputMintOf(event: OrderEvent, outputMints: OutputMints): string | undefined {
  if (event.kind === 'trade') return event.outputMint
  return outputMints.get(typedKey(event.orderType, event.orderKey))
}

function typedKey(type: OrderType, orderKey: string): string {
  return `${type} ${orderKey}`
}
