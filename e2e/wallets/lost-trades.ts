import { evenFills } from './wire/wire-fill'
import { recurringOrder } from './wire/order-builder'
import { newestFirst } from './wire/wire-order-list'
import { mockWallet } from './wire/mock-wallet'
import { tokens } from './wire/mock-tokens'

const { SOL, USDC } = tokens

/** A case seen at Jupiter: an order that traded comes without its trades, and says that nothing was used. */
export const lostTrades = mockWallet('lost-trades', {
  title: 'An order whose trades Jupiter doesn’t return',
  content: (user) => {
    const createdAt = '2026-02-14T11:00:00Z'
    const whole = recurringOrder({
      user,
      name: 'lost',
      from: USDC,
      to: SOL,
      createdAt,
      deposit: '200',
      perCycle: '20',
      fills: evenFills({ createdAt, count: 8, everySeconds: 86_400, input: '20' }),
    })
    const nothing = { inUsed: '0', rawInUsed: '0', outReceived: '0', rawOutReceived: '0' }
    return {
      lists: { 'active recurring': newestFirst([{ ...whole, ...nothing, trades: [] }]) },
    }
  },
})
