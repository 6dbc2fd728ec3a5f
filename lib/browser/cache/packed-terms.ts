import { z } from 'zod/mini'
import { decimalTextSchema } from '@/lib/domain/amounts/amount'
import type { RecurringOrder, RecurringTerms } from '@/lib/domain/orders/recurring-order'
import type { TriggerOrder, TriggerTerms } from '@/lib/domain/orders/trigger-order'

// What Jupiter may tell of an order, null where it does not: arrays instead of names, as trades are.
const amount = z.union([decimalTextSchema, z.null()])
const recurringSchema = z.tuple([
  amount,
  amount,
  amount,
  amount,
  amount,
  amount,
  z.union([z.int().check(z.minimum(1)), z.null()]),
  z.union([z.enum(['owner', 'Jupiter']), z.null()]),
])
const triggerSchema = z.tuple([amount, amount, z.union([z.iso.datetime(), z.null()])])

/** An order's terms as a compact array. */
export function packTerms(order: RecurringOrder | TriggerOrder): (string | number | null)[] {
  const terms =
    order.kind === 'trigger'
      ? [order.remainingMakingAmount, order.takingAmount, order.expiredAt]
      : [
          ...[order.inUsed, order.inWithdrawn, order.outReceived],
          ...[order.perCycle, order.minOutAmount, order.maxOutAmount],
          ...[order.everySeconds, order.closedBy],
        ]
  return terms.map((term) => term ?? null)
}

/** A recurring order's terms as they were; undefined where a part is not as it was stored. */
export function unpackRecurringTerms(stored: unknown): RecurringTerms | undefined {
  const { data } = recurringSchema.safeParse(stored)
  if (!data) return undefined
  const [inUsed, inWithdrawn, outReceived, perCycle, minOutAmount, maxOutAmount, ...rest] = data
  const [everySeconds, closedBy] = rest
  return {
    inUsed: inUsed ?? undefined,
    inWithdrawn: inWithdrawn ?? undefined,
    outReceived: outReceived ?? undefined,
    perCycle: perCycle ?? undefined,
    minOutAmount: minOutAmount ?? undefined,
    maxOutAmount: maxOutAmount ?? undefined,
    everySeconds: everySeconds ?? undefined,
    closedBy: closedBy ?? undefined,
  }
}

/** A trigger's terms as they were; undefined where a part is not as it was stored. */
export function unpackTriggerTerms(stored: unknown): TriggerTerms | undefined {
  const { data } = triggerSchema.safeParse(stored)
  if (!data) return undefined
  const [remainingMakingAmount, takingAmount, expiredAt] = data
  return {
    remainingMakingAmount: remainingMakingAmount ?? undefined,
    takingAmount: takingAmount ?? undefined,
    expiredAt: expiredAt ?? undefined,
  }
}
