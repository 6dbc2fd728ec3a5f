import type { OrderCore } from './order-trade'

/** A limit-style order (spec 3). */
export type TriggerOrder = OrderCore & {
  kind: 'trigger'
  makingAmount: string
  /** 'Open', 'Completed', 'Cancelled', or whatever else the service says. */
  status: string
}

/** Whether a trigger order is open (spec 4). */
export function isOpen(order: TriggerOrder): boolean {
  return order.status === 'Open'
}
