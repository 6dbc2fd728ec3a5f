import { z } from 'zod/mini'
import type { RecurringTerms } from '@/lib/domain/orders/recurring-order'
import { toldAmount } from './wire-amount'
import { toldSeconds } from './wire-values'

/** The fields that tell how an order was set and what became of it; it can be without any. */
export const recurringTermsWire = z.object({
  inUsed: toldAmount,
  inWithdrawn: toldAmount,
  outReceived: toldAmount,
  inAmountPerCycle: toldAmount,
  cycleFrequency: toldSeconds,
  minOutAmount: toldAmount,
  maxOutAmount: toldAmount,
  userClosed: z.catch(z.optional(z.boolean()), undefined),
  // Of orders by price.
  incrementalUsdValue: toldAmount,
  orderInterval: toldSeconds,
  closedBy: z.catch(z.optional(z.string()), undefined),
  userPubkey: z.catch(z.optional(z.string()), undefined),
})
type TermsWire = z.infer<typeof recurringTermsWire> & { closeTx: string }

/** What Jupiter tells of a recurring order beside what was traded (behaviour 3.17). */
export function recurringTerms(wire: TermsWire, recurringType: 'time' | 'price'): RecurringTerms {
  const isByTime = recurringType === 'time'
  const { inUsed, inWithdrawn, outReceived, minOutAmount, maxOutAmount } = wire
  return {
    inUsed,
    inWithdrawn,
    outReceived,
    perCycle: isByTime ? wire.inAmountPerCycle : wire.incrementalUsdValue,
    minOutAmount: isMore(minOutAmount) ? minOutAmount : undefined,
    maxOutAmount: isMore(maxOutAmount) ? maxOutAmount : undefined,
    everySeconds: isByTime ? wire.cycleFrequency : wire.orderInterval,
    closedBy: closerOf(wire),
  }
}

/** Whether an amount is above 0: as a bound 0 stands for none. */
export function isMore(amount = '0'): boolean {
  return /[1-9]/.test(amount)
}

/** Undefined while it is open, and where Jupiter names nobody. */
function closerOf({ userClosed, closedBy = '', userPubkey, closeTx }: TermsWire) {
  if (userClosed === true || (closedBy !== '' && closedBy === userPubkey)) return 'owner'
  const isTold = userClosed !== undefined || closedBy !== ''
  return closeTx !== '' && isTold ? 'Jupiter' : undefined
}
