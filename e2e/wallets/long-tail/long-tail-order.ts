import { recurringOrder, triggerOrder } from '../wire/order-builder'
import { pickedByNoise, repeatableNoise } from '../wire/repeatable-noise'
import type { MockToken } from '../wire/mock-tokens'
import { decimalText } from '../wire/wire-amount'
import { wireDate } from '../wire/wire-date'
import { evenFills } from '../wire/wire-fill'
import type { WireOrder } from '../wire/wire-order-list'
import type { PlannedOrder } from './long-tail-plan'

const DAY = 86_400
const INTERVALS = [60, 300, 3_600, 6 * 3_600, DAY, 7 * DAY]
const MAX_ORDER_SECONDS = 120 * DAY
const CYCLE_USD = [5, 10, 25, 100, 333, 1_000]
const KEPT_DIGITS = [1, 2, 4, 7, 20]

/** Returns an amount in base units that is worth about `usd` US dollars, rounded down to few or many digits. */
function amountWorth(token: MockToken, usd: number, number: number): bigint {
  const units = BigInt(Math.floor((usd / token.usd) * 10 ** token.decimals))
  const digits = units.toString()
  const digitCount = Math.min(digits.length, pickedByNoise(KEPT_DIGITS, number, 41))
  return BigInt(digits.slice(0, digitCount).padEnd(digits.length, '0'))
}

/** Returns what each trade spends: `perTrade` in a time order, and up to a fifth more or less in other orders. */
function spentBy(order: PlannedOrder, perTrade: bigint): bigint[] {
  return Array.from({ length: order.trades }, (_, index) => {
    const percent = 80 + Math.floor(repeatableNoise(order.number, 100 + index) * 40)
    return order.pair.kind === 'time' ? perTrade : (perTrade * BigInt(percent)) / 100n
  })
}

/** Returns a planned order with all its trades. */
export function tailOrder(user: string, order: PlannedOrder): WireOrder {
  const { number, pair, trades, createdAt } = order
  const { from, to } = pair
  const inText = (units: bigint) => decimalText(units, from.decimals)
  const intervals = INTERVALS.filter((seconds) => seconds * trades <= MAX_ORDER_SECONDS)
  const everySeconds = pickedByNoise(intervals, number, 42)
  const cycleUsd = pickedByNoise(CYCLE_USD, number, 43)
  const perTrade = amountWorth(from, cycleUsd, number)
  const spent = spentBy(order, perTrade)
  const plan = { createdAt: wireDate(createdAt), count: trades, everySeconds, input: '0' }
  const fills = evenFills(plan).map((fill, index) => ({
    ...fill,
    input: inText(spent[index] ?? perTrade),
  }))
  const isOpen = order.list.startsWith('active')
  const isEarlyEnd = trades === 0 || repeatableNoise(number, 44) < 0.25
  const left = isOpen || isEarlyEnd ? perTrade * 2n : 0n
  const deposit = inText(spent.reduce((sum, units) => sum + units, left))
  const shared = { user, name: `long-tail ${number}`, from, to, createdAt: plan.createdAt, fills }
  const closing = isOpen ? {} : { closedAt: wireDate(createdAt + (trades + 1) * everySeconds) }
  if (pair.kind === 'trigger') {
    const past = { status: isEarlyEnd ? 'Cancelled' : 'Completed' }
    return triggerOrder({ ...shared, ...closing, ...(isOpen ? {} : past), making: deposit })
  }
  return recurringOrder({
    ...shared,
    ...closing,
    type: pair.kind,
    deposit,
    everySeconds,
    perCycle: pair.kind === 'price' ? String(cycleUsd) : inText(perTrade),
    closedBy: isEarlyEnd ? 'user' : 'end',
  })
}
