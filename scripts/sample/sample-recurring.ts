import { type RecurringInput, recurringOrder } from '../../e2e/wallets/wire/order-builder'
import { evenFills } from '../../e2e/wallets/wire/wire-fill'
import type { WireOrder } from '../../e2e/wallets/wire/wire-order-list'
import { coins } from './sample-coins'

const HOUR = 3600
const DAY = 24 * HOUR
const WEEK = 7 * DAY

type Plan = Omit<RecurringInput, 'user' | 'fills'> & { everySeconds: number; fills: number }

const past: readonly Plan[] = [
  {
    name: 'first year',
    from: coins.USDC,
    to: coins.SOL,
    createdAt: '2025-01-08T17:05:12Z',
    deposit: '2080',
    perCycle: '40',
    everySeconds: WEEK,
    fills: 52,
    closedAt: '2025-12-31T17:06:40Z',
    closedBy: 'end',
  },
  {
    name: 'dip',
    from: coins.USDC,
    to: coins.SOL,
    createdAt: '2025-04-07T06:41:30Z',
    deposit: '750',
    perCycle: '25',
    everySeconds: DAY,
    fills: 30,
    closedAt: '2025-05-06T06:43:02Z',
    closedBy: 'end',
  },
  {
    name: 'bonk',
    from: coins.SOL,
    to: coins.BONK,
    createdAt: '2025-06-02T20:14:09Z',
    deposit: '6',
    perCycle: '0.25',
    everySeconds: 12 * HOUR,
    fills: 14,
    closedAt: '2025-06-09T15:22:51Z',
    closedBy: 'user',
  },
  {
    name: 'jup',
    type: 'price',
    from: coins.USDC,
    to: coins.JUP,
    createdAt: '2025-08-11T09:30:00Z',
    closedAt: '2025-09-04T12:03:17Z',
    closedBy: 'user',
    deposit: '900',
    perCycle: '30',
    everySeconds: DAY,
    fills: 24,
  },
  {
    name: 'jito',
    from: coins.USDT,
    to: coins.JTO,
    createdAt: '2025-10-01T12:00:45Z',
    deposit: '600',
    perCycle: '50',
    everySeconds: WEEK,
    fills: 12,
    closedAt: '2025-12-17T12:01:58Z',
    closedBy: 'end',
  },
  {
    name: 'cat',
    from: coins.SOL,
    to: coins.IOCAT,
    createdAt: '2025-11-20T22:48:33Z',
    deposit: '0.8',
    perCycle: '0.1',
    everySeconds: DAY,
    fills: 8,
    closedAt: '2025-11-27T22:50:10Z',
    closedBy: 'end',
  },
]

const active: readonly Plan[] = [
  {
    name: 'second year',
    from: coins.USDC,
    to: coins.SOL,
    createdAt: '2026-02-02T16:20:05Z',
    deposit: '3000',
    perCycle: '50',
    everySeconds: WEEK,
    fills: 41,
  },
  {
    name: 'steady',
    type: 'price',
    from: coins.USDC,
    to: coins.JUP,
    createdAt: '2026-03-01T08:15:00Z',
    deposit: '1500',
    perCycle: '20',
    everySeconds: 5 * DAY,
    fills: 50,
  },
  {
    name: 'monthly',
    from: coins.USDC,
    to: coins.JTO,
    createdAt: '2026-03-05T19:02:44Z',
    deposit: '1200',
    perCycle: '100',
    everySeconds: 30 * DAY,
    fills: 9,
    minOutput: '40',
  },
]

/** Returns the sample wallet's past recurring orders, of which two were closed early. */
export function pastRecurring(user: string): WireOrder[] {
  return past.map((plan) => orderOf(user, plan))
}

/** Returns the sample wallet's open recurring orders. */
export function activeRecurring(user: string): WireOrder[] {
  return active.map((plan) => orderOf(user, plan))
}

function orderOf(user: string, { fills: count, ...plan }: Plan): WireOrder {
  const { createdAt, everySeconds, perCycle: input } = plan
  return recurringOrder({
    ...plan,
    user,
    fills: evenFills({ createdAt, count, everySeconds, input }),
  })
}
