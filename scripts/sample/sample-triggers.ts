import { type TriggerInput, triggerOrder } from '../../e2e/wallets/wire/order-builder'
import type { WireOrder } from '../../e2e/wallets/wire/wire-order-list'
import { coins } from './sample-coins'

const { SOL, USDC, USDT, JUP, BONK, JTO, WIF, lookAlike, unknown } = coins

type Plan = Omit<TriggerInput, 'user'>

const past: readonly Plan[] = [
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

const active: readonly Plan[] = [
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

/** Returns the sample wallet's past triggers, of which two were cancelled without a trade. */
export function pastTriggers(user: string): WireOrder[] {
  return past.map((plan) => triggerOrder({ ...plan, user }))
}

/** Returns the sample wallet's open triggers, of which one has no trade. */
export function activeTriggers(user: string): WireOrder[] {
  return active.map((plan) => triggerOrder({ ...plan, user }))
}
