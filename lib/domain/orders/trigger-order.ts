import type { OrderCore } from './order-trade'

/**
 * How a trigger was set and what became of it, as Jupiter says; each undefined where it does not.
 * Amounts are plain decimal text in whole tokens.
 */
export type TriggerTerms = {
  /** What its trades left of the deposit. */
  remainingMakingAmount: string | undefined
  /** What all of the deposit is to bring. */
  takingAmount: string | undefined
  /** ISO 8601 in UTC with milliseconds; undefined also where it never expires. */
  expiredAt: string | undefined
}

/** A trigger order: it trades once the price is right, like a limit order. */
export type TriggerOrder = OrderCore &
  TriggerTerms & {
    kind: 'trigger'
    /** What went into it when it was opened: plain decimal text in whole tokens. */
    makingAmount: string
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
