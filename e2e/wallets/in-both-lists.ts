import { evenFills } from './wire/wire-fill'
import { recurringOrder, triggerOrder } from './wire/order-builder'
import { newestFirst, type WireOrder } from './wire/wire-order-list'
import { sampleWallet } from './wire/sample-wallet'
import { tokens } from './wire/sample-tokens'

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
