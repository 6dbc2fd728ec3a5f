import { everydayContent } from '../everyday'
import { mockWallet } from '../wire/mock-wallet'
import { tokens } from '../wire/mock-tokens'
import { baseUnits, decimalText } from '../wire/wire-amount'
import { unixSeconds, wireDate } from '../wire/wire-date'
import { evenFills } from '../wire/wire-fill'
import { newerRecurring, newerTrigger } from './newer-order'

const { SOL, USDC, JUP, BONK } = tokens
const DAY = 86_400
const OLDEST = unixSeconds('2026-03-15T06:00:00Z')
const PAIRS = [
  { from: USDC, to: SOL, perTrade: '25' },
  { from: SOL, to: BONK, perTrade: '0.5' },
  { from: USDC, to: JUP, perTrade: '12.5' },
  { from: SOL, to: USDC, perTrade: '1.2' },
] as const

/** Returns the data of an order whose fills are half a day apart. With `isOpen`, one more fill is to come. */
function numberedOrder(user: string, number: number, fills: number, isOpen: boolean) {
  const { from, to, perTrade } = PAIRS[number % PAIRS.length] ?? PAIRS[0]
  const createdAt = wireDate(OLDEST + number * DAY)
  const parts = BigInt(fills + (isOpen ? 1 : 0))
  return {
    user,
    name: String(number),
    from,
    to,
    createdAt,
    perRound: perTrade,
    everySeconds: DAY / 2,
    deposit: decimalText(baseUnits(perTrade, from.decimals) * parts, from.decimals),
    fills: evenFills({ createdAt, count: fills, everySeconds: DAY / 2, input: perTrade }),
  }
}

/** Returns triggers with one fill each, and recurring orders, of which the newest is open. */
function newerLists(user: string, size: { triggers: number; recurring: number; fills: number }) {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => count - 1 - index)
  const [newest = 0, ...others] = numbers(size.recurring)
  const open = numberedOrder(user, newest, size.fills, true)
  return {
    'active newer recurring': [newerRecurring({ ...open, state: 'active' })],
    'past newer recurring': others.map((number) =>
      newerRecurring({ ...numberedOrder(user, number, size.fills, false), state: 'completed' }),
    ),
    'past newer trigger': numbers(size.triggers).map((number) =>
      newerTrigger({ ...numberedOrder(user, number, 1, false), state: 'filled' }),
    ),
  }
}

export const largeNewer = mockWallet('large-newer', {
  title: 'Sixty newer orders with 2,000 fills, and the older ones of `everyday`',
  content: (user) => ({
    ...everydayContent(user),
    newer: newerLists(user, { triggers: 40, recurring: 20, fills: 98 }),
  }),
})

export const manyNewer = mockWallet('many-newer', {
  title: 'Newer orders alone: 212 past triggers, and four recurring orders',
  content: (user) => ({
    lists: {},
    newer: newerLists(user, { triggers: 212, recurring: 4, fills: 1 }),
  }),
})
