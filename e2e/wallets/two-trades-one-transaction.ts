import { triggerOrder } from './wire/order-builder'
import { newestFirst } from './wire/wire-order-list'
import { mockWallet } from './wire/mock-wallet'
import { tokens } from './wire/mock-tokens'

const { SOL, USDC } = tokens

export const twoTradesOneTransaction = mockWallet('two-trades-one-transaction', {
  title: 'One order with two trades in the same transaction',
  content: (user) => {
    const together = { at: '2026-03-10T07:30:00Z', transaction: 'together' }
    const order = triggerOrder({
      user,
      name: 'together',
      from: SOL,
      to: USDC,
      createdAt: '2026-03-10T07:00:00Z',
      making: '5',
      taking: '725',
      fills: [
        { ...together, input: '2' },
        { ...together, input: '3' },
      ],
    })
    return { lists: { 'past trigger': newestFirst([order]) } }
  },
})
