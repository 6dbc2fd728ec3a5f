import { triggerOrder, recurringOrder } from './wire/order-builder'
import { newestFirst } from './wire/wire-order-list'
import { sampleWallet } from './wire/sample-wallet'
import { evenFills } from './wire/wire-fill'
import { tokens } from './wire/sample-tokens'

const { SOL, USDC, JTO } = tokens

export const noOrders = sampleWallet('no-orders', {
  title: 'No orders at all',
  content: () => ({ lists: {} }),
})

export const oneRecurring = sampleWallet('one-recurring', {
  title: 'One recurring order with four trades',
  content: (user) => {
    const createdAt = '2026-02-01T10:00:00Z'
    const order = recurringOrder({
      ...{ user, name: 'only', from: USDC, to: SOL, createdAt },
      ...{ deposit: '100', perCycle: '25' },
      fills: evenFills({ createdAt, count: 4, everySeconds: 86_400, input: '25' }),
      ...{ closedAt: '2026-02-04T10:05:00Z', closedBy: 'end' },
    })
    return { lists: { 'past recurring': newestFirst([order]) } }
  },
})

export const triggersWithoutTrades = sampleWallet('triggers-without-trades', {
  title: 'Three triggers, none with a trade',
  content: (user) => {
    const cancelled = (name: string, createdAt: string) =>
      triggerOrder({
        ...{ user, name, from: SOL, to: USDC, createdAt, making: '4', taking: '1600' },
        status: 'Cancelled',
      })
    const open = triggerOrder({
      ...{ user, name: 'open', from: JTO, to: USDC, createdAt: '2026-04-01T06:00:00Z' },
      ...{ making: '200', taking: '1000' },
    })
    const past = [
      cancelled('first', '2026-01-10T15:30:00Z'),
      cancelled('second', '2026-02-10T15:30:00Z'),
    ]
    return { lists: { 'past trigger': newestFirst(past), 'active trigger': newestFirst([open]) } }
  },
})
