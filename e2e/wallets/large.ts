import { decimalText, baseUnits } from './wire/wire-amount'
import type { ListName } from './wire/list-fault'
import { evenFills } from './wire/wire-fill'
import { recurringOrder, triggerOrder } from './wire/order-builder'
import type { OrderList, WireOrder } from './wire/wire-order-list'
import { mockWallet, type WalletSize } from './wire/mock-wallet'
import { tokens } from './wire/mock-tokens'
import { unixSeconds, wireDate } from './wire/wire-date'

const { SOL, USDC, USDT, JUP, BONK, JTO } = tokens
const DAY = 86_400
const OLDEST = unixSeconds('2024-01-01T00:00:00Z')
const NEWEST = unixSeconds('2025-12-31T00:00:00Z')
const MAX_ORDER_SECONDS = 60 * DAY

const PAIRS = [
  { from: USDC, to: SOL, perTrade: '25' },
  { from: SOL, to: BONK, perTrade: '0.5' },
  { from: USDC, to: JUP, perTrade: '12.5' },
  { from: SOL, to: USDC, perTrade: '1.2' },
  { from: JTO, to: SOL, perTrade: '30.000000001' },
  { from: USDT, to: SOL, perTrade: '40' },
] as const

/** The lists of ten successive orders. A recurring order has twice as many trades as a trigger. */
const SHARES: readonly { list: ListName; weight: number }[] = [
  { list: 'active recurring', weight: 2 },
  { list: 'active trigger', weight: 1 },
  { list: 'past recurring', weight: 2 },
  { list: 'past trigger', weight: 1 },
  { list: 'past recurring', weight: 2 },
  { list: 'past trigger', weight: 1 },
  { list: 'past recurring', weight: 2 },
  { list: 'past trigger', weight: 1 },
  { list: 'past recurring', weight: 2 },
  { list: 'past trigger', weight: 1 },
]

function weightBefore(number: number): number {
  const rounds = Math.floor(number / SHARES.length) * 15
  const rest = SHARES.slice(0, number % SHARES.length)
  return rest.reduce((sum, share) => sum + share.weight, rounds)
}

/** Returns the number of an order's trades. It is rounded so that the total of all orders is exact. */
function tradesOf(number: number, size: WalletSize): number {
  const upTo = (end: number) =>
    Math.floor((size.trades * weightBefore(end)) / weightBefore(size.orders))
  return upTo(number + 1) - upTo(number)
}

function numberedOrder(user: string, number: number, size: WalletSize, list: ListName): WireOrder {
  const { from, to, perTrade } = PAIRS[number % PAIRS.length] ?? PAIRS[0]
  const count = tradesOf(number, size)
  const createdAt = wireDate(OLDEST + Math.floor(((NEWEST - OLDEST) * number) / size.orders))
  const everySeconds = Math.min(DAY, Math.max(60, Math.floor(MAX_ORDER_SECONDS / (count + 1))))
  const fills = evenFills({ createdAt, count, everySeconds, input: perTrade })
  const shared = { user, name: `large ${number}`, from, to, createdAt, fills }
  // An open order still has one trade to make.
  const parts = BigInt(list.startsWith('active') ? count + 1 : Math.max(1, count))
  const whole = decimalText(baseUnits(perTrade, from.decimals) * parts, from.decimals)
  const closedAt = wireDate(unixSeconds(createdAt) + (count + 1) * everySeconds)
  if (list === 'active trigger') return triggerOrder({ ...shared, making: whole })
  if (list === 'past trigger') {
    return triggerOrder({
      ...shared,
      making: whole,
      closedAt,
      status: count === 0 ? 'Cancelled' : 'Completed',
    })
  }
  return recurringOrder({
    ...shared,
    deposit: whole,
    perCycle: perTrade,
    everySeconds,
    type: from === USDC && number % 4 === 0 ? 'price' : 'time',
    ...(list === 'active recurring' ? {} : { closedAt, closedBy: 'end' as const }),
  })
}

function numberedList(user: string, size: WalletSize, list: ListName): OrderList {
  const numbers = Array.from({ length: size.orders }, (_, index) => size.orders - 1 - index).filter(
    (number) => SHARES[number % SHARES.length]?.list === list,
  )
  return {
    length: numbers.length,
    at(index) {
      const number = numbers[index]
      return number === undefined ? undefined : numberedOrder(user, number, size, list)
    },
  }
}

export const large = mockWallet('large', {
  title: '400 orders with 5,000 trades; tests ask for other sizes',
  content: (user, size) => ({
    lists: {
      'past recurring': numberedList(user, size, 'past recurring'),
      'active recurring': numberedList(user, size, 'active recurring'),
      'past trigger': numberedList(user, size, 'past trigger'),
      'active trigger': numberedList(user, size, 'active trigger'),
    },
  }),
})
