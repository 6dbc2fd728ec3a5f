import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import {
  type RecurringInput,
  recurringOrder,
  type TriggerInput,
  triggerOrder,
} from '@/e2e/wallets/wire/order-builder'
import { evenFills } from '@/e2e/wallets/wire/wire-fill'
import type { WireOrder } from '@/e2e/wallets/wire/wire-order-list'
import { coins } from './sample-coins'

const HOUR = 3600
const DAY = 24 * HOUR
const WEEK = 7 * DAY

type RecurringPlan = Omit<RecurringInput, 'user' | 'fills'> & {
  everySeconds: number
  fills: number
}

const pastRecurring: readonly RecurringPlan[] = [
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

const activeRecurring: readonly RecurringPlan[] = [
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

const { SOL, USDC, USDT, JUP, BONK, JTO, WIF, lookAlike, unknown } = coins

type TriggerPlan = Omit<TriggerInput, 'user'>

const pastTriggers: readonly TriggerPlan[] = [
  {
    name: 'new year',
    from: SOL,
    to: USDC,
    createdAt: '2025-01-19T14:11:02Z',
    making: '5',
    fills: [
      { at: '2025-01-19T15:02:40Z', input: '1.5' },
      { at: '2025-01-19T15:02:41Z', input: '0.75' },
      { at: '2025-01-19T18:47:13Z', input: '1.25' },
      { at: '2025-01-20T03:20:55Z', input: '1' },
      { at: '2025-01-20T03:21:30Z', input: '0.5' },
    ],
  },
  {
    name: 'changed mind',
    from: SOL,
    to: USDC,
    createdAt: '2025-03-14T08:00:00Z',
    making: '8',
    taking: '1180',
    status: 'Cancelled',
    closedAt: '2025-04-02T10:33:08Z',
    fills: [
      { at: '2025-03-16T21:09:44Z', input: '1.2' },
      { at: '2025-03-17T04:52:19Z', input: '0.8' },
    ],
  },
  {
    name: 'out of bonk',
    from: BONK,
    to: USDC,
    createdAt: '2025-09-09T11:26:50Z',
    making: '30000000',
    fills: [
      { at: '2025-09-10T01:15:07Z', input: '12000000' },
      { at: '2025-09-10T01:15:52Z', input: '3000000' },
      { at: '2025-09-12T16:40:29Z', input: '15000000' },
    ],
  },
  {
    name: 'out of jup',
    from: JUP,
    to: USDC,
    createdAt: '2025-12-03T05:59:21Z',
    making: '1200',
    fills: [
      { at: '2025-12-03T09:14:00Z', input: '300' },
      { at: '2025-12-04T22:08:36Z', input: '300' },
      { at: '2025-12-05T13:31:11Z', input: '600' },
    ],
  },
  {
    name: 'new coin',
    from: USDC,
    to: unknown,
    createdAt: '2025-07-22T18:44:16Z',
    making: '90',
    fills: [
      { at: '2025-07-22T18:45:01Z', input: '40' },
      { at: '2025-07-22T19:02:27Z', input: '50' },
    ],
  },
  {
    name: 'wrong coin',
    from: SOL,
    to: lookAlike,
    createdAt: '2025-10-28T23:37:48Z',
    making: '0.2',
    fills: [{ at: '2025-10-28T23:38:20Z', input: '0.2' }],
  },
  {
    name: 'hat',
    from: USDT,
    to: WIF,
    createdAt: '2026-01-11T07:18:05Z',
    making: '250',
    fills: [
      { at: '2026-01-12T02:26:33Z', input: '100' },
      { at: '2026-01-15T17:55:49Z', input: '150' },
    ],
  },
  {
    name: 'too high',
    from: SOL,
    to: USDC,
    createdAt: '2025-05-30T12:00:00Z',
    making: '4',
    taking: '1400',
    status: 'Cancelled',
    closedAt: '2025-08-01T09:12:31Z',
  },
  {
    name: 'too low',
    from: USDC,
    to: SOL,
    createdAt: '2025-11-04T20:20:20Z',
    making: '500',
    taking: '8',
    status: 'Cancelled',
    closedAt: '2025-12-24T16:05:59Z',
  },
]

const activeTriggers: readonly TriggerPlan[] = [
  {
    name: 'jito to sol',
    from: JTO,
    to: SOL,
    createdAt: '2026-03-06T10:40:12Z',
    making: '320',
    fills: [
      { at: '2026-03-09T04:11:38Z', input: '80' },
      { at: '2026-06-21T19:26:04Z', input: '80' },
      { at: '2026-10-18T13:58:47Z', input: '80' },
    ],
  },
  {
    name: 'hat to sol',
    from: WIF,
    to: SOL,
    createdAt: '2026-03-08T15:33:09Z',
    making: '400',
    fills: [{ at: '2026-09-27T06:07:52Z', input: '150' }],
  },
  {
    name: 'waiting',
    from: SOL,
    to: USDC,
    createdAt: '2026-03-09T21:00:37Z',
    making: '10',
    taking: '4000',
    expiredAt: '2027-03-09T21:00:00Z',
  },
]

/**
 * The orders of the sample wallet's four lists, by the names of their files. Two past recurring orders were closed
 * early, two past triggers were cancelled without a trade, and an open trigger has no trade.
 */
export const sampleLists: Record<string, WireOrder[]> = {
  'recurring-history': pastRecurring.map(recurringOf),
  'recurring-active': activeRecurring.map(recurringOf),
  'trigger-history': pastTriggers.map(triggerOf),
  'trigger-active': activeTriggers.map(triggerOf),
}

function recurringOf({ fills: count, ...plan }: RecurringPlan): WireOrder {
  const { createdAt, everySeconds, perCycle: input } = plan
  const fills = evenFills({ createdAt, count, everySeconds, input })
  return recurringOrder({ ...plan, user: SAMPLE_WALLET, fills })
}

function triggerOf(plan: TriggerPlan): WireOrder {
  return triggerOrder({ ...plan, user: SAMPLE_WALLET })
}
