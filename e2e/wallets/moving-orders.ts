import { everydayContent } from './everyday'
import { triggersOfLength } from './long-lists'
import { triggerOrder } from './wire/order-builder'
import { sampleWallet } from './wire/sample-wallet'
import { tokens } from './wire/sample-tokens'
import { evenFills } from './wire/wire-fill'
import { newestFirst, ordersOf, type WireOrder } from './wire/wire-order-list'

const { SOL, USDC } = tokens
/** Newer and older than all of `triggersOfLength`: at the beginning and the end of its list. */
const [NEWEST, OLDEST] = ['2026-03-10T07:00:00Z', '2025-01-10T07:00:00Z'] as const

/** An order of four parts, of which so many were traded. */
function ofFourParts(
  user: string,
  count: number,
  status: string,
  createdAt: string = NEWEST,
): WireOrder {
  return triggerOrder({
    ...{ user, name: 'of four parts', from: SOL, to: USDC, createdAt },
    ...{ making: '8', taking: '1200', status },
    fills: evenFills({ createdAt, count, everySeconds: 3600, input: '2' }),
  })
}

export const tradedMeanwhile = sampleWallet('traded-meanwhile', {
  title: 'An order of page 1 has 1 trade, and 4 once page 2 of its list was read',
  content: (user) => {
    const others = ordersOf(triggersOfLength(user, 24))
    const withOrder = (order: WireOrder) => newestFirst([order, ...others])
    return {
      lists: { 'past trigger': withOrder(ofFourParts(user, 1, 'Open')) },
      growth: {
        list: 'past trigger',
        whenPage: 2,
        orders: withOrder(ofFourParts(user, 4, 'Completed')),
      },
    }
  },
})

/** It stood on page 2 of the active list, and comes into the past list that was read before. */
export const closedMeanwhile = sampleWallet('closed-meanwhile', {
  title: 'An order is closed while page 2 of the active triggers is read: neither list has it',
  content: (user) => {
    const others = ordersOf(triggersOfLength(user, 12))
    const activeOnes = newestFirst([...others, ofFourParts(user, 1, 'Open', OLDEST)])
    return {
      lists: { 'active trigger': activeOnes },
      growth: {
        list: 'active trigger',
        whenPage: 2,
        orders: newestFirst(others),
        other: {
          list: 'past trigger',
          orders: newestFirst([ofFourParts(user, 4, 'Completed', OLDEST)]),
        },
      },
    }
  },
})

export const filledWithoutTrades = sampleWallet('filled-without-trades', {
  title: 'A trigger that was filled comes without its trades',
  content: (user) => ({
    lists: {
      ...everydayContent(user).lists,
      'past trigger': newestFirst([{ ...ofFourParts(user, 4, 'Completed'), trades: [] }]),
    },
  }),
})

export const shortPages = sampleWallet('short-pages', {
  title: 'Pages of five: 11 past triggers come as 5, 5 and 1',
  content: (user) => ({
    lists: { 'past trigger': triggersOfLength(user, 11) },
    ordersPerPage: 5,
  }),
})
