import { rate, signedDifference, sumOf } from '@/lib/domain/amounts/decimal'
import {
  depositedAmount,
  depositsOf,
  isOpen,
  type Order,
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
import { rateUnit } from '@/lib/view/trades/rate-label'
import type { TimeZone } from '@/lib/domain/time/local-day'

/** A line of the order details. */
export type OrderFact = {
  name: string
  texts: readonly string[]
  /** The transaction of the event that the line tells about. */
  transactionSignature?: string
}

type FactsContext = {
  /** The order's tokens. */
  input: TokenState
  output: TokenState
  timeZone: TimeZone
  /** Unix milliseconds. */
  nowMs: number
}

const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const

/**
 * Returns the lines of an order's details: its terms, its outcome and the sums of its trades. A fact
 * that Jupiter doesn't report has no line (behaviour 16.8).
 */
export function orderFacts(order: Order, context: FactsContext): OrderFact[] {
  return [
    ...depositsOf(order).map(({ date, amount, transactionSignature }, index) => ({
      name: index === 0 ? 'Deposited' : 'Top-up',
      texts: [orderAmountText(order, amount, context.input), momentText(date, context.timeZone)],
      transactionSignature,
    })),
    ...(order.kind === 'trigger' ? limitFacts(order, context) : scheduleFacts(order, context)),
    ...outcomeFacts(order, context),
    ...sumFacts(order, context),
    ...fact('Base units', order.baseUnitMints.length > 0 ? [UNKNOWN_DECIMALS] : []),
  ]
}

function limitFacts(
  order: TriggerOrder,
  { input, output, timeZone, nowMs }: FactsContext,
): OrderFact[] {
  const { makingAmount, takingAmount, expiredAt } = order
  const prices = takingAmount !== undefined && [
    priceText([takingAmount, output], [makingAmount, input]),
    priceText([makingAmount, input], [takingAmount, output]),
  ]
  return [
    ...fact('Limit price', prices || []),
    ...(expiredAt === undefined
      ? fact('Expires', [isOpen(order) ? 'Never' : undefined])
      : fact(expiryName(order.status, Date.parse(expiredAt) <= nowMs), [
          momentText(expiredAt, timeZone),
        ])),
  ]
}

/** Names an expiry. An order that closed before its expiry never expired. */
function expiryName(status: string, isOver: boolean): string {
  if (!isOver) return 'Expires'
  return status === 'Completed' || status === 'Cancelled' ? 'Expiry' : 'Expired'
}

function scheduleFacts(order: RecurringOrder, { input, output }: FactsContext): OrderFact[] {
  const { perCycle, minOutAmount, maxOutAmount } = order
  const bound = (amount: string | undefined) =>
    amount === undefined
      ? []
      : [
          `${orderAmountText(order, amount, output)} per trade`,
          perCycle !== undefined ? priceText([perCycle, input], [amount, output]) : undefined,
        ]
  return [
    ...fact('Schedule', [scheduleText(order, input)]),
    ...fact('Min output', bound(minOutAmount)),
    ...fact('Max output', bound(maxOutAmount)),
    ...priceFacts(order, { input, output }),
  ]
}

/** Returns the bounds of the price at which a newer order trades: '$50 per SOL'. */
function priceFacts(
  order: RecurringOrder,
  { input, output }: Pick<FactsContext, 'input' | 'output'>,
) {
  const { priceBounds } = order.newer ?? {}
  if (!priceBounds) return []
  const { mint, min, max } = priceBounds
  const token = [input, output].find((state) => state.mint === mint)
  const per = token ? tokenLabel(token) : mint
  const text = (price: string | undefined) =>
    price && `$${amountLabel(price)}${per === undefined ? '' : ` per ${per}`}`
  return [...fact('Min price', [text(min)]), ...fact('Max price', [text(max)])]
}

/** Returns '25 USDC every day' or '+$25 in value every 2 hours'. */
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

function outcomeFacts(order: Order, context: FactsContext): OrderFact[] {
  const { input, timeZone, nowMs } = context
  const used = usedAmount(order)
  const next = order.kind === 'recurring' ? nextTradeAt(order) : undefined
  const closing = { transactionSignature: order.closingSignature }
  const closedAt = order.updatedAt === '' ? undefined : momentText(order.updatedAt, timeZone)
  const closer = closerText(order)
  const isRefunded = order.refunds.length > 0
  return [
    ...fact('Used', [
      used &&
        `${orderAmountText(order, used, input)} of ${orderAmountText(order, depositedAmount(order), input)}`,
    ]),
    ...order.refunds.flatMap(({ date, amount, transactionSignature }) =>
      fact('Refund', [orderAmountText(order, amount, input), momentText(date, timeZone)], {
        transactionSignature,
      }),
    ),
    ...fact('Yield', [
      order.newer?.yieldAmount && orderAmountText(order, order.newer.yieldAmount, input),
    ]),
    ...fact('Failed rounds', [countText(order.newer?.failedRounds)]),
    ...fact('Moved rounds', [countText(order.newer?.movedRounds)]),
    ...fact('Closed', closer ? [closer, isRefunded ? undefined : closedAt] : [], closing),
    ...fact('Next trade', [
      next && `${Date.parse(next) < nowMs ? 'overdue since ' : ''}${momentText(next, timeZone)}`,
    ]),
    { name: 'Reconciled', texts: reconciledTexts(order, context) },
  ]
}

function countText(count = 0): string | undefined {
  return count === 0 ? undefined : groupedDigits(String(count))
}

/** Returns how much of the deposit trades used, according to Jupiter. */
function usedAmount(order: Order): string | undefined {
  if (order.kind === 'recurring') return order.inUsed
  const { makingAmount, remainingMakingAmount } = order
  if (remainingMakingAmount === undefined) return undefined
  return signedDifference(makingAmount, remainingMakingAmount)
}

function closerText(order: Order): string | undefined {
  if (order.kind === 'trigger') return order.status === 'Cancelled' ? 'Cancelled' : undefined
  if (isOpen(order) || order.closedBy === undefined) return undefined
  return order.closedBy === 'owner' ? 'By owner' : 'By Jupiter'
}

/**
 * Returns when an open order trades next, in ISO 8601. Unless Jupiter says so, that is one cycle after
 * the last trade of an order by time.
 */
function nextTradeAt(order: RecurringOrder): string | undefined {
  const { recurringType, everySeconds, trades, createdAt, newer } = order
  if (!isOpen(order)) return undefined
  if (newer?.nextTradeAt !== undefined) return newer.nextTradeAt
  if (recurringType !== 'time' || everySeconds === undefined) return undefined
  const last = trades.reduce(
    (latest, { confirmedAt }) => (confirmedAt > latest ? confirmedAt : latest),
    createdAt,
  )
  return new Date(Date.parse(last) + everySeconds * SECOND_MS).toISOString()
}

function reconciledTexts(order: Order, { input, output }: FactsContext): string[] {
  const differences = orderDifferences(order)
  const stateOf = (mint: string) => (mint === order.inputMint ? input : output)
  const texts = differenceTexts(order, differences, stateOf)
  if (texts.length > 0) return ['No', ...texts]
  return [differences.input === undefined ? 'Not enough data' : 'Yes']
}

function sumFacts(order: Order, { input, output }: FactsContext): OrderFact[] {
  const { trades } = order
  if (trades.length === 0) return []
  const count = { name: 'Trades', texts: [counted(trades.length, 'trade')] }
  if (tradesBack(order)) return [count]
  const inputs = trades.flatMap(({ inputAmount }) => inputAmount ?? [])
  const paid = inputs.length === trades.length ? sumOf(inputs) : undefined
  const net = sumOf(trades.map(({ outputAmount }) => outputAmount))
  const fees = trades.flatMap(({ feeAmount }) => feeAmount ?? [])
  const areFeesKnown = fees.length === trades.length
  return [
    count,
    ...fact('Paid', [paid && orderAmountText(order, paid, input)]),
    { name: 'Received', texts: [orderAmountText(order, net, output)] },
    ...fact('Fees', areFeesKnown ? [orderAmountText(order, sumOf(fees), output)] : []),
    ...fact('Average rate', [
      paid && priceText([net, output], [paid, input]),
      paid && priceText([paid, input], [net, output]),
    ]),
  ]
}

/** Returns a line, or none if all its texts are undefined. */
function fact(
  name: string,
  lines: readonly (string | undefined)[],
  linked: Pick<OrderFact, 'transactionSignature'> = {},
): OrderFact[] {
  const texts = lines.flatMap((text) => text ?? [])
  return texts.length === 0 ? [] : [{ name, texts, ...linked }]
}

/** Returns '150 USDC per SOL'; undefined if a token is unknown or an amount is 0. */
function priceText(
  [amount, state]: readonly [string, TokenState],
  [per, perState]: readonly [string, TokenState],
): string | undefined {
  if (state.kind !== 'known' || perState.kind !== 'known') return undefined
  const price = rate(amount, per, state.token.decimals)
  return price && `${amountLabel(price)} ${rateUnit([tokenLabel(state), tokenLabel(perState)])}`
}

/** Returns '02 Mar 2026 08:00:26 UTC+1'. @param date ISO 8601 */
function momentText(date: string, timeZone: TimeZone): string {
  const { day, time } = localDate(date, timeZone)
  return `${day} ${time} ${zoneLabel(date, timeZone)}`
}
