import { evenFills } from './wire/wire-fill'
import { recurringOrder, triggerOrder } from './wire/order-builder'
import { newestFirst, type WireOrder } from './wire/wire-order-list'
import { sampleWallet } from './wire/sample-wallet'
import { tokens } from './wire/wire-tokens'

const { SOL, USDC } = tokens
const CREATED = '2026-03-10T07:00:00Z'

function recurringWith(user: string, count: number, closedAt?: string): WireOrder {
  return recurringOrder({
    ...{ user, name: 'moving', from: USDC, to: SOL, createdAt: CREATED },
    ...{ deposit: '150', perCycle: '30' },
    fills: evenFills({ createdAt: CREATED, count, everySeconds: 86_400, input: '30' }),
    ...(closedAt === undefined ? {} : { closedAt, closedBy: 'end' as const }),
  })
}

function triggerWith(user: string, count: number, status: string): WireOrder {
  return triggerOrder({
    ...{ user, name: 'moving trigger', from: SOL, to: USDC, createdAt: CREATED },
    ...{ making: '6', taking: '900', status },
    fills: evenFills({ createdAt: CREATED, count, everySeconds: 3600, input: '2' }),
  })
}

/** An order that is closed between two calls is in both lists, once as it was before. */
export const inBothLists = sampleWallet('in-both-lists', {
  title: 'A recurring order and a trigger, each in the active and the past list',
  content: (user) => ({
    lists: {
      'active recurring': newestFirst([recurringWith(user, 3)]),
      'past recurring': newestFirst([recurringWith(user, 5, '2026-03-14T07:02:00Z')]),
      'active trigger': newestFirst([triggerWith(user, 1, 'Open')]),
      'past trigger': newestFirst([triggerWith(user, 3, 'Completed')]),
    },
  }),
})

export const twoTradesOneTransaction = sampleWallet('two-trades-one-transaction', {
  title: 'One order with two trades in the same transaction',
  content: (user) => {
    const together = { at: '2026-03-10T07:30:00Z', transaction: 'together' }
    const order = triggerOrder({
      ...{ user, name: 'together', from: SOL, to: USDC, createdAt: CREATED },
      ...{ making: '5', taking: '725' },
      fills: [
        { ...together, input: '2' },
        { ...together, input: '3' },
      ],
    })
    return { lists: { 'past trigger': newestFirst([order]) } }
  },
})

/** As recorded once: `all` said that nothing was used, `time` knew all trades. */
export const lostTrades = sampleWallet('lost-trades', {
  title: 'An order whose trades only the list of time orders shows',
  content: (user) => {
    const createdAt = '2026-02-14T11:00:00Z'
    const whole = recurringOrder({
      ...{ user, name: 'lost', from: USDC, to: SOL, createdAt },
      ...{ deposit: '200', perCycle: '20' },
      fills: evenFills({ createdAt, count: 8, everySeconds: 86_400, input: '20' }),
    })
    const nothing = { inUsed: '0', rawInUsed: '0', outReceived: '0', rawOutReceived: '0' }
    return {
      lists: { 'active recurring': newestFirst([{ ...whole, ...nothing, trades: [] }]) },
      timeLists: { 'active recurring': newestFirst([whole]) },
    }
  },
})
