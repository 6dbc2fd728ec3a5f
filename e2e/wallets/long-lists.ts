import { everydayContent } from './everyday'
import { evenFills } from './wire/wire-fill'
import { triggerOrder } from './wire/order-builder'
import type { OrderList, WireOrder } from './wire/wire-order-list'
import { mockWallet } from './wire/mock-wallet'
import { tokens } from './wire/mock-tokens'
import { unixSeconds, wireDate } from './wire/wire-date'

const { SOL, USDC, JUP, BONK, JTO } = tokens
const HOUR = 3600
const FIRST = unixSeconds('2025-02-03T04:05:06Z')
const PAIRS = [
  { from: SOL, to: USDC, making: '2', perTrade: '1' },
  { from: USDC, to: JUP, making: '90', perTrade: '45' },
  { from: JTO, to: SOL, making: '50', perTrade: '25' },
  { from: USDC, to: BONK, making: '30', perTrade: '15' },
] as const

/** Returns the n-th trigger of a long list. Every seventh has no trades, the others one or two. */
function numberedTrigger(user: string, number: number): WireOrder {
  const { perTrade, ...pair } = PAIRS[number % PAIRS.length] ?? PAIRS[0]
  const createdAt = wireDate(FIRST + number * 18 * HOUR)
  const count = number % 7 === 6 ? 0 : 1 + (number % 2)
  return triggerOrder({
    user,
    name: `number ${number}`,
    createdAt,
    ...pair,
    status: count === 2 ? 'Completed' : 'Cancelled',
    fills: evenFills({ createdAt, count, everySeconds: 2 * HOUR, input: perTrade }),
  })
}

/** Returns a list of triggers, which are made when they are loaded. */
function triggersOfLength(user: string, length: number): OrderList {
  return { length, at: (index) => numberedTrigger(user, length - 1 - index) }
}

export const manyPages = mockWallet('many-pages', {
  title: '397 past triggers on 40 pages',
  content: (user) => ({
    lists: { ...everydayContent(user).lists, 'past trigger': triggersOfLength(user, 397) },
  }),
})

export const slow = mockWallet('slow', {
  title: 'Every call takes 700 ms, and there are 8 pages of past triggers',
  latencyMs: 700,
  content: (user) => ({
    lists: { ...everydayContent(user).lists, 'past trigger': triggersOfLength(user, 75) },
  }),
})
