import type { OrderCore } from './order-trade'

/**
 * How a recurring order was set and what became of it, as Jupiter says; each undefined where it does
 * not. Amounts are plain decimal text in whole tokens.
 */
export type RecurringTerms = {
  /** What its trades took of the deposit. */
  inUsed: string | undefined
  /** What it gave back to the wallet. */
  inWithdrawn: string | undefined
  /** What its trades brought. */
  outReceived: string | undefined
  /** What a trade takes; of an order by price the US dollars that its worth is to grow by. */
  perCycle: string | undefined
  /** The least and the most that a trade may bring; undefined also where there is no such bound. */
  minOutAmount: string | undefined
  maxOutAmount: string | undefined
  /** How many seconds lie between two trades. */
  everySeconds: number | undefined
  closedBy: 'owner' | 'Jupiter' | undefined
}

/** A recurring order: it trades at set times or at set prices. */
export type RecurringOrder = OrderCore &
  RecurringTerms & {
    kind: 'recurring'
    recurringType: 'time' | 'price'
    /** What went into it when it was opened: plain decimal text in whole tokens. */
    inDeposited: string
    /**
     * Jupiter says that it had output but sent none of its trades: they exist and are missing
     * (behaviour 3.12).
     */
    lostTrades: boolean
  }

/** Whether a recurring order still runs (behaviour 2.7). */
export function isActive(order: RecurringOrder): boolean {
  return order.orderStatus === 'active'
}
