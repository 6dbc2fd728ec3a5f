import { recurringOrder } from './wire/order-builder'
import { newestFirst, type WireOrder } from './wire/wire-order-list'
import { mockWallet } from './wire/mock-wallet'
import { evenFills } from './wire/wire-fill'
import { tokens } from './wire/mock-tokens'

const { SOL, USDC } = tokens

export const noOrders = mockWallet('no-orders', {
  title: 'No orders at all',
  content: () => ({ lists: {} }),
})

function onlyOrder(user: string): WireOrder {
  const createdAt = '2026-02-01T10:00:00Z'
  return recurringOrder({
    user,
    name: 'only',
    from: USDC,
    to: SOL,
    createdAt,
    deposit: '100',
    perCycle: '25',
    fills: evenFills({ createdAt, count: 4, everySeconds: 86_400, input: '25' }),
    closedAt: '2026-02-04T10:05:00Z',
    closedBy: 'end',
  })
}

export const oneRecurring = mockWallet('one-recurring', {
  title: 'One recurring order with four trades',
  content: (user) => ({ lists: { 'past recurring': newestFirst([onlyOrder(user)]) } }),
})

export const unreadableOrders = mockWallet('unreadable-orders', {
  title: 'Two orders with invalid data, and a valid one',
  content: (user) => {
    const undated = { ...onlyOrder(user), createdAt: 'some day' }
    return {
      lists: {
        'past recurring': newestFirst([onlyOrder(user), undated]),
        'past trigger': newestFirst([null]),
      },
    }
  },
})
