import type { OrderCore } from './order-trade'

/** A trigger order: it trades once the price is right, like a limit order. */
export type TriggerOrder = OrderCore & {
  kind: 'trigger'
  /** What went into it when it was opened: plain decimal text in whole tokens. */
  makingAmount: string
  /** What its trades left of it, as Jupiter says; undefined where it does not. */
  remainingMakingAmount: string | undefined
  /** 'Open', 'Completed', 'Cancelled', or whatever else Jupiter says. */
  status: string
}

/** Whether a trigger order still waits for its price (behaviour 2.8). */
export function isOpen(order: TriggerOrder): boolean {
  return order.status === 'Open'
}

/** Whether a trigger order is listed: only with at least one trade; the others are counted. */
export function isListed(order: TriggerOrder): boolean {
  return order.trades.length > 0
}
