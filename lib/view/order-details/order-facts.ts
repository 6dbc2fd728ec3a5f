import { signedDifference, sumOf, sumOfKnown } from '@/lib/domain/amounts/decimal'
import {
  depositsOf,
  isOpen,
  type Order,
  orderState,
  type OrderState,
  type RecurringOrder,
  tradesBack,
  type TriggerOrder,
} from '@/lib/domain/orders/order'
import { orderDifferences } from '@/lib/domain/reconciliation/reconcile-orders'
import { SECOND_MS } from '@/lib/domain/time/unix-time'
import type { TokenState } from '@/lib/domain/tokens/token'
import {
  amountLabel,
  counted,
  groupedDigits,
  UNKNOWN_DECIMALS,
} from '@/lib/view/amounts/amount-label'
import { differenceTexts, orderAmountText } from '@/lib/view/reconciliation/reconciliation-label'
import { localDate, zoneLabel } from '@/lib/view/time/local-date'
import { tokenLabel } from '@/lib/view/tokens/token-label'
import { rateText } from '@/lib/view/trades/rate-label'
import type { TimeZone } from '@/lib/domain/time/local-day'

type FactsContext = {
  input: TokenState
  output: TokenState
  timeZone: TimeZone
  nowMs: number
}

const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const

/** A line before its empty texts are left out. Without any text there is no line. */
type Line = readonly [
  name: string,
  texts: readonly (string | false | undefined)[],
  transactionSignature?: string,
]

/** Returns the lines of an order's details, without those that have no text (behaviour 16.8). */
export function orderFacts(order: Order, context: FactsContext) {
  const { input, timeZone } = context
  const deposits = depositsOf(order).map(({ date, amount, transactionSignature }, index): Line => {
    const texts = [orderAmountText(order, amount, input), momentText(date, timeZone)]
    return [index === 0 ? 'Deposited' : 'Top-up', texts, transactionSignature]
  })
  const lines: Line[] = [
    ...deposits,
    ...(order.kind === 'trigger' ? limitLines(order, context) : scheduleLines(order, context)),
    ...outcomeLines(order, context),
    ...sumLines(order, context),
    ['Base units', [order.baseUnitMints.length > 0 && UNKNOWN_DECIMALS]],
  ]
  return lines.flatMap(([name, lineTexts, transactionSignature]) => {
    const texts = lineTexts.flatMap((text) => text || [])
    return texts.length === 0 ? [] : [{ name, texts, transactionSignature }]
  })
}

const EXPIRY_NAMES = new Map<OrderState | undefined, string>([
  ['open', 'Expires'],
  ['expired', 'Expired'],
])

function limitLines(order: TriggerOrder, { input, output, timeZone, nowMs }: FactsContext): Line[] {
  const { deposited, limitOutput, expiredAt } = order
  // An order that closed before its expiry never expires, even if that is still to come.
  const name = EXPIRY_NAMES.get(orderState(order, nowMs)) ?? 'Expiry'
  const never = isOpen(order) ? 'Never' : undefined
  return [
    ['Limit price', bothRates(deposited, input, limitOutput, output)],
    [name, [expiredAt ? momentText(expiredAt, timeZone) : never]],
  ]
}

function scheduleLines(order: RecurringOrder, { input, output }: FactsContext): Line[] {
  const { perCycle, minOutput, maxOutput, newer } = order
  const bound = (amount: string | undefined) => [
    amount && `${orderAmountText(order, amount, output)} per trade`,
    bothRates(perCycle, input, amount, output)[1],
  ]
  const { mint, min, max } = newer?.priceBounds ?? {}
  const token = [input, output].find((state) => state.mint === mint)
  const per = token ? tokenLabel(token) : mint
  /** Returns the price at which a newer order trades: '$50 per SOL'. */
  const priceBound = (price: string | undefined) =>
    price && `$${amountLabel(price)}${per === undefined ? '' : ` per ${per}`}`
  return [
    ['Schedule', [scheduleText(order, input)]],
    ['Min output', bound(minOutput)],
    ['Max output', bound(maxOutput)],
    ['Min price', [priceBound(min)]],
    ['Max price', [priceBound(max)]],
  ]
}

function scheduleText(order: RecurringOrder, input: TokenState): string | undefined {
  const { perCycle, usdPerCycle, everySeconds } = order
  const amount =
    usdPerCycle === undefined
      ? perCycle && orderAmountText(order, perCycle, input)
      : `+$${amountLabel(usdPerCycle)} in value`
  if (amount === undefined || everySeconds === undefined) return undefined
  const [seconds, unit] = UNITS.find(([length]) => everySeconds % length === 0) ?? UNITS[3]
  const times = everySeconds / seconds
  return `${amount} every ${times === 1 ? unit : counted(times, unit)}`
}

function outcomeLines(order: Order, context: FactsContext): Line[] {
  const { input, timeZone, nowMs } = context
  const amountText = (amount: string | undefined) => amount && orderAmountText(order, amount, input)
  const used = usedAmount(order)
  const next = order.kind === 'recurring' ? nextTradeAt(order) : undefined
  const closer = closerText(order)
  const isDated = order.refunds.length === 0 && order.updatedAt !== ''
  const closedAt = isDated ? momentText(order.updatedAt, timeZone) : undefined
  const { yieldAmount, failedRounds = 0, rescheduledRounds = 0 } = order.newer ?? {}
  return [
    ['Used', [used && `${amountText(used)} of ${amountText(order.deposited)}`]],
    ...order.refunds.map(({ date, amount, transactionSignature }): Line => [
      'Refund',
      [amountText(amount), momentText(date, timeZone)],
      transactionSignature,
    ]),
    ['Yield', [amountText(yieldAmount)]],
    ['Failed rounds', [failedRounds > 0 && groupedDigits(failedRounds)]],
    ['Rescheduled rounds', [rescheduledRounds > 0 && groupedDigits(rescheduledRounds)]],
    ['Closed', closer ? [closer, closedAt] : [], order.closingSignature],
    [
      'Next trade',
      [next && `${Date.parse(next) < nowMs ? 'overdue since ' : ''}${momentText(next, timeZone)}`],
    ],
    ['Reconciled', reconciledTexts(order, context)],
  ]
}

function usedAmount(order: Order): string | undefined {
  if (order.kind === 'recurring') return order.used
  const { deposited, remaining } = order
  if (remaining === undefined) return undefined
  return signedDifference(deposited, remaining)
}

function closerText(order: Order): string | undefined {
  if (order.kind === 'trigger') return order.status === 'Cancelled' ? 'Cancelled' : undefined
  if (isOpen(order) || order.closedBy === undefined) return undefined
  return order.closedBy === 'owner' ? 'By owner' : 'By Jupiter'
}

/** Returns when an open order trades next: the time that Jupiter gives, or one cycle after the last trade. */
function nextTradeAt(order: RecurringOrder): string | undefined {
  const { recurringType, everySeconds, trades, createdAt, newer } = order
  if (!isOpen(order)) return undefined
  if (newer?.nextTradeAt !== undefined) return newer.nextTradeAt
  if (recurringType !== 'time' || everySeconds === undefined) return undefined
  const times = [createdAt, ...trades.map(({ confirmedAt }) => confirmedAt)]
  const last = times.sort().at(-1) ?? createdAt
  return new Date(Date.parse(last) + everySeconds * SECOND_MS).toISOString()
}

function reconciledTexts(order: Order, { input, output }: FactsContext): string[] {
  const differences = orderDifferences(order)
  const stateOf = (mint: string) => (mint === order.inputMint ? input : output)
  const texts = differenceTexts(order, differences, stateOf)
  if (texts.length > 0) return ['No', ...texts]
  return [differences.input === undefined ? 'Not enough data' : 'Yes']
}

function sumLines(order: Order, { input, output }: FactsContext): Line[] {
  const { trades } = order
  if (trades.length === 0) return []
  const count: Line = ['Trades', [counted(trades.length, 'trade')]]
  if (tradesBack(order)) return [count]
  const paid = sumOfKnown(trades.map(({ inputAmount }) => inputAmount))
  const net = sumOf(trades.map(({ outputAmount }) => outputAmount))
  const fees = sumOfKnown(trades.map(({ feeAmount }) => feeAmount))
  return [
    count,
    ['Paid', [paid && orderAmountText(order, paid, input)]],
    ['Received', [orderAmountText(order, net, output)]],
    ['Fees', [fees && orderAmountText(order, fees, output)]],
    ['Average rate', bothRates(paid, input, net, output)],
  ]
}

/** Returns '0.0066 SOL per USDC' and '150 USDC per SOL'; undefined in place of a rate that doesn't exist. */
function bothRates(
  paid: string | undefined,
  input: TokenState,
  received: string | undefined,
  output: TokenState,
) {
  if (paid === undefined || received === undefined) return []
  const amounts = { paid, received }
  return [
    rateText(input, output, 'output per input', amounts),
    rateText(input, output, 'input per output', amounts),
  ]
}

/** Returns '02 Mar 2026 08:00:26 UTC+1'. @param date ISO 8601 */
function momentText(date: string, timeZone: TimeZone): string {
  const { day, time } = localDate(date, timeZone)
  return `${day} ${time} ${zoneLabel(date, timeZone)}`
}
