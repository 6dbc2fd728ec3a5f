import type { OrderCore } from './order-trade'

/** A recurring order: it trades at set times or at set prices. */
export type RecurringOrder = OrderCore & {
  kind: 'recurring'
  recurringType: 'time' | 'price'
  /** What went into it when it was opened: plain decimal text in whole tokens. */
  inDeposited: string
  /** What its trades took of it, as Jupiter says; undefined where it does not. */
  inUsed: string | undefined
  /** What it gave back to the wallet, as Jupiter says; undefined where it does not. */
  inWithdrawn: string | undefined
  /** What its trades brought, as Jupiter says; undefined where it does not. */
  outReceived: string | undefined
  /**
   * Jupiter says that it had output but sent none of its trades: they exist and are missing
   * (behaviour 3.11).
   */
  lostTrades: boolean
}

/** Whether a recurring order still runs (behaviour 2.7). */
export function isActive(order: RecurringOrder): boolean {
  return order.orderStatus === 'active'
}
