import Big from 'big.js'
import { sumOf } from '@/lib/domain/amounts/decimal'
import { nextTradeAt } from '@/lib/domain/orders/next-trade'
import { depositedAmount, type Order } from '@/lib/domain/orders/order'
import type { RecurringOrder } from '@/lib/domain/orders/recurring-order'
import { refundAmount } from '@/lib/domain/orders/refund-amount'
import { isOpen, type TriggerOrder } from '@/lib/domain/orders/trigger-order'
import { orderDifferences } from '@/lib/domain/reconciliation/reconcile-orders'
import { counted } from '@/lib/view/amounts/count-label'
import { differenceTexts } from '@/lib/view/reconciliation/reconciliation-label'
import {
  amountOf,
  cadenceText,
  closerText,
  momentText,
  priceText,
  type OrderTokens,
} from './order-details-label'

/** One line of an order's details. */
export type OrderFact = {
  name: string
  texts: readonly string[]
  /** The transaction that it happened in. */
  transactionSignature?: string
}

/** The order's two tokens, and the zone of its dates: an IANA name, undefined for the visitor's own. */
export type OrderTokensAndZone = OrderTokens & { timeZone?: string | undefined }

/** How an order was set, line by line; what Jupiter does not tell is left out (behaviour 16.8). */
export function settingFacts(order: Order, tokens: OrderTokensAndZone): OrderFact[] {
  const deposited = amountOf(depositedAmount(order), tokens.input)
  return [
    {
      ...{ name: 'Deposited', texts: [deposited, momentText(order.createdAt, tokens.timeZone)] },
      transactionSignature: order.transactionSignature,
    },
    ...(order.kind === 'trigger' ? limitFacts(order, tokens) : cycleFacts(order, tokens)),
  ]
}

/** What became of an order, line by line (behaviour 16.8). */
export function outcomeFacts(order: Order, tokens: OrderTokensAndZone, nowMs: number): OrderFact[] {
  const { input, timeZone } = tokens
  const used = usedOf(order)
  const refund = refundAmount(order)
  const closer = closerText(order)
  const next = order.kind === 'recurring' ? nextTradeAt(order) : undefined
  const closing = { transactionSignature: order.closingSignature }
  const closedAt = order.updatedAt === '' ? [] : [momentText(order.updatedAt, timeZone)]
  return [
    ...fact(
      'Used',
      used && `${amountOf(used, input)} of ${amountOf(depositedAmount(order), input)}`,
    ),
    ...(refund === undefined
      ? []
      : [{ name: 'Refund', texts: [amountOf(refund, input), ...closedAt], ...closing }]),
    ...(closer === undefined
      ? []
      : [
          {
            name: 'Closed',
            texts: [closer, ...(refund === undefined ? closedAt : [])],
            ...closing,
          },
        ]),
    ...fact(
      'Next trade',
      next && `${Date.parse(next) < nowMs ? 'overdue since ' : ''}${momentText(next, timeZone)}`,
    ),
    { name: 'Reconciled', texts: reconciledTexts(order, tokens) },
  ]
}

/** What the trades of an order come to together (behaviour 16.8). */
export function sumFacts(order: Order, { input, output }: OrderTokens): OrderFact[] {
  const { trades } = order
  if (trades.length === 0) return []
  const paid = sumOf(trades.map(({ inputAmount }) => inputAmount))
  const net = sumOf(trades.map(({ outputAmount }) => outputAmount))
  const fees = trades.flatMap(({ feeAmount }) => feeAmount ?? [])
  const isFeeKnown = fees.length === trades.length
  return [
    { name: 'Trades', texts: [counted(trades.length, 'trade')] },
    { name: 'Paid', texts: [amountOf(paid, input)] },
    { name: 'Received', texts: [amountOf(net, output)] },
    ...fact('Fees', isFeeKnown ? amountOf(sumOf(fees), output) : undefined),
    ...facts('Average rate', [
      priceText([net, output], [paid, input]),
      priceText([paid, input], [net, output]),
    ]),
  ]
}

function limitFacts(
  order: TriggerOrder,
  { input, output, timeZone }: OrderTokensAndZone,
): OrderFact[] {
  const { makingAmount, takingAmount } = order
  return [
    ...facts(
      'Limit price',
      takingAmount === undefined
        ? []
        : [
            priceText([takingAmount, output], [makingAmount, input]),
            priceText([makingAmount, input], [takingAmount, output]),
          ],
    ),
    ...fact('Expires', expiryOf(order, timeZone)),
  ]
}

function expiryOf(order: TriggerOrder, timeZone: string | undefined): string | undefined {
  if (order.expiredAt) return momentText(order.expiredAt, timeZone)
  return isOpen(order) ? 'Never' : undefined
}

function cycleFacts(order: RecurringOrder, tokens: OrderTokens): OrderFact[] {
  const { input, output } = tokens
  const { perCycle, minOutAmount, maxOutAmount, recurringType } = order
  const bound = (amount: string | undefined) => amount && `${amountOf(amount, output)} per trade`
  const price = (amount: string | undefined) =>
    amount && perCycle && recurringType === 'time'
      ? priceText([perCycle, input], [amount, output])
      : undefined
  return [
    ...fact('Schedule', cadenceText(order, tokens)),
    ...facts('Min output', [bound(minOutAmount), price(minOutAmount)]),
    ...facts('Max output', [bound(maxOutAmount), price(maxOutAmount)]),
  ]
}

/** What the trades took, as Jupiter says. */
function usedOf(order: Order): string | undefined {
  if (order.kind === 'recurring') return order.inUsed
  const { makingAmount, remainingMakingAmount } = order
  if (remainingMakingAmount === undefined) return undefined
  return new Big(makingAmount).minus(remainingMakingAmount).toFixed()
}

function reconciledTexts(order: Order, { input, output }: OrderTokens): string[] {
  const differences = orderDifferences(order)
  const stateOf = (mint: string) => (mint === order.inputMint ? input : output)
  const texts = differenceTexts(order, differences, stateOf)
  if (texts.length > 0) return ['No', ...texts]
  return [differences.input === undefined ? 'Not enough data' : 'Yes']
}

function fact(name: string, text: string | undefined): OrderFact[] {
  return facts(name, [text])
}

function facts(name: string, some: readonly (string | undefined)[]): OrderFact[] {
  const texts = some.flatMap((text) => text ?? [])
  return texts.length === 0 ? [] : [{ name, texts }]
}
