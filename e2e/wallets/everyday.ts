import { evenFills } from './wire/wire-fill'
import { recurringOrder, triggerOrder } from './wire/order-builder'
import { newestFirst } from './wire/wire-order-list'
import { mockWallet, type WalletContent } from './wire/mock-wallet'
import { tokens } from './wire/mock-tokens'

const { SOL, USDC, JUP, BONK, JTO, nowhere } = tokens
const HOUR = 3600
const DAY = 24 * HOUR

function pastRecurring(user: string) {
  const winter = '2025-11-14T19:22:47Z'
  const bonk = '2026-03-02T09:06:34Z'
  const jup = '2026-03-02T12:30:00Z'
  return newestFirst([
    recurringOrder({
      user,
      name: 'winter',
      from: USDC,
      to: SOL,
      createdAt: winter,
      deposit: '1250.5',
      perCycle: '125.05',
      everySeconds: 7 * DAY,
      fills: evenFills({ createdAt: winter, count: 10, everySeconds: 7 * DAY, input: '125.05' }),
      closedAt: '2026-01-16T19:24:30Z',
      closedBy: 'end',
    }),
    recurringOrder({
      user,
      name: 'bonk',
      from: SOL,
      to: BONK,
      createdAt: bonk,
      deposit: '12',
      perCycle: '0.5',
      everySeconds: 12 * HOUR,
      fills: evenFills({ createdAt: bonk, count: 24, everySeconds: 12 * HOUR, input: '0.5' }),
      closedAt: '2026-03-13T21:08:02Z',
      closedBy: 'end',
    }),
    recurringOrder({
      user,
      name: 'jup',
      type: 'price',
      from: USDC,
      to: JUP,
      createdAt: jup,
      deposit: '660',
      perCycle: '30',
      everySeconds: DAY,
      fills: evenFills({ createdAt: jup, count: 22, everySeconds: DAY, input: '30' }),
      closedAt: '2026-03-23T12:31:40Z',
      closedBy: 'end',
    }),
  ])
}

function activeRecurring(user: string) {
  const twiceADay = '2026-03-02T08:00:11Z'
  const daily = '2026-03-03T10:00:04Z'
  return newestFirst([
    recurringOrder({
      user,
      name: 'twice a day',
      from: USDC,
      to: SOL,
      createdAt: twiceADay,
      deposit: '3200',
      perCycle: '50',
      everySeconds: 12 * HOUR,
      fills: evenFills({ createdAt: twiceADay, count: 55, everySeconds: 12 * HOUR, input: '50' }),
    }),
    recurringOrder({
      user,
      name: 'daily',
      from: USDC,
      to: SOL,
      createdAt: daily,
      deposit: '600',
      perCycle: '25',
      everySeconds: DAY,
      minOutput: '0.15',
      fills: evenFills({ createdAt: daily, count: 22, everySeconds: DAY, input: '25' }),
    }),
  ])
}

function pastTriggers(user: string) {
  const sold = '2026-03-04T17:12:09Z'
  const unknown = '2026-03-02T13:02:51Z'
  return newestFirst([
    triggerOrder({
      user,
      name: 'sold',
      from: SOL,
      to: USDC,
      createdAt: sold,
      making: '14.4',
      taking: '2082.39516',
      fills: evenFills({ createdAt: sold, count: 6, everySeconds: 5 * HOUR, input: '2.4' }),
    }),
    triggerOrder({
      user,
      name: 'half-hearted',
      from: SOL,
      to: USDC,
      createdAt: '2026-03-19T07:41:30Z',
      making: '8',
      taking: '1240',
      status: 'Cancelled',
      closedAt: '2026-04-11T18:05:44Z',
      fills: [{ at: '2026-03-21T02:17:09Z', input: '2' }],
    }),
    triggerOrder({
      user,
      name: 'unknown',
      from: USDC,
      to: nowhere,
      createdAt: unknown,
      making: '160',
      taking: '118496.645662',
      fills: evenFills({ createdAt: unknown, count: 4, everySeconds: 4 * HOUR, input: '40' }),
    }),
    triggerOrder({
      user,
      name: 'too high',
      from: JTO,
      to: USDC,
      createdAt: '2026-02-11T11:20:00Z',
      making: '150',
      taking: '900',
      status: 'Cancelled',
    }),
    triggerOrder({
      user,
      name: 'too low',
      from: USDC,
      to: SOL,
      createdAt: '2025-12-20T21:03:15Z',
      making: '500',
      taking: '10',
      status: 'Cancelled',
      closedAt: '2026-01-02T08:00:00Z',
    }),
  ])
}

function activeTriggers(user: string) {
  const jito = '2026-03-03T06:40:18Z'
  return newestFirst([
    triggerOrder({
      user,
      name: 'jito',
      from: JTO,
      to: SOL,
      createdAt: jito,
      // The four trades leave the smallest possible amount.
      making: '480.000000001',
      taking: '5.602449594',
      fills: evenFills({ createdAt: jito, count: 4, everySeconds: 10 * DAY, input: '120' }),
    }),
    triggerOrder({
      user,
      name: 'waiting',
      from: SOL,
      to: USDC,
      createdAt: '2026-04-02T09:15:27Z',
      making: '3',
      taking: '900',
      expiredAt: '2026-12-31T00:00:00Z',
    }),
  ])
}

/** Returns the lists of a typical wallet: 10 orders with 148 trades, and 3 triggers without trades. */
export function everydayContent(user: string): WalletContent {
  return {
    lists: {
      'past recurring': pastRecurring(user),
      'active recurring': activeRecurring(user),
      'past trigger': pastTriggers(user),
      'active trigger': activeTriggers(user),
    },
  }
}

export const everyday = mockWallet('everyday', {
  title: 'Like a real person: some months of recurring orders and triggers',
  content: everydayContent,
})
