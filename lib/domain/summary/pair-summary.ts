import { groupedBy, type PairMints } from '@/lib/domain/orders/order'
import {
  averagePrice,
  type Fixed,
  fixed,
  fixedText,
  isAboveZero,
  productOf,
  roundedQuotient,
  signedDifference,
  worthOf,
} from '@/lib/domain/amounts/decimal'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import type { ValueSum } from '@/lib/domain/gains/value-sum'
import { sidePrices } from '@/lib/domain/prices/trade-value'
import { compareText } from '@/lib/domain/text/compare-text'
import {
  isMeasured,
  type MeasuredEvent,
  type MeasuredTrade,
  type OrderEvent,
} from '@/lib/domain/trades/order-event'

/** `net` is what the wallet received, `total` includes the fee: plain decimal text, in token units or US dollars. */
export type Received = { net: string; total: string }

/** The sums of the events with the same input and output mint, exact and in token units (behaviour 18.1, 18.3). */
export type PairSummary = {
  /** `summaryKey` of the mints, because two tokens may share a symbol. */
  key: string
  inputMint: string
  outputMint: string
  trades: number
  deposits: number
  deposited: string
  /** How many orders had a refund, and the sum of all refunds (behaviour 16.1). An order can have several refunds. */
  refundedOrders: number
  refunded: string
  paid: string
  received: Received
  fees: string
  /** Trades whose fee isn't known in the output's token (behaviour 7.8). */
  unknownFees: number
  /** Events that no sum includes, because an amount isn't known in token units. */
  unmeasured: number
  /** Undefined without trades. */
  firstTrade: MeasuredTrade | undefined
  lastTrade: MeasuredTrade | undefined
  /** Undefined if the caller gave no prices, or no trade has one. */
  usdValue: PairUsdValue | undefined
}

/** What a pair's trades were worth; each side covers the trades with a price for it (behaviour 18.7). */
export type PairUsdValue = {
  paid: ValueSum
  received: Record<keyof Received, ValueSum>
  /** The USD of `paid` divided by the tokens that its trades received; undefined if they received none. */
  average: Record<keyof Received, string | undefined>
}

/** Returns the key of a pair's summary. The opposite direction has a key of its own (behaviour 18.1). */
export function summaryKey(pair: PairMints): string {
  return `${pair.inputMint} ${pair.outputMint}`
}

/**
 * Sums up events pair by pair, the pair with the most trades first (behaviour 18.1).
 * @param events the oldest first
 * @param answers undefined for sums without USD values
 */
export function summarize(events: readonly OrderEvent[], answers?: PriceAnswers): PairSummary[] {
  return [...groupedBy(events, summaryKey).values()]
    .map((pairEvents) => summaryOf(pairEvents, answers))
    .sort((a, b) => b.trades - a.trades || compareText(a.key, b.key))
}

function summaryOf(events: readonly OrderEvent[], answers?: PriceAnswers): PairSummary {
  const [{ inputMint, outputMint } = { inputMint: '', outputMint: '' }] = events
  const measured = events.filter((event) => isMeasured(event))
  const deposits = measured.filter(({ kind }) => kind === 'deposit')
  const refunds = measured.filter(({ kind }) => kind === 'refund')
  const trades = measured.filter((event) => event.kind === 'trade')
  const net = fixedSum(trades, netOf)
  const fees = fixedSum(trades, feeOf)
  return {
    key: summaryKey({ inputMint, outputMint }),
    inputMint,
    outputMint,
    trades: trades.length,
    deposits: deposits.length,
    deposited: fixedText(fixedSum(deposits, inputOf)),
    refundedOrders: new Set(refunds.map((event) => `${event.orderType} ${event.orderKey}`)).size,
    refunded: fixedText(fixedSum(refunds, inputOf)),
    paid: fixedText(fixedSum(trades, inputOf)),
    received: netAndTotal(net, fees),
    fees: fixedText(fees),
    unknownFees: trades.filter(({ fee }) => !fee).length,
    unmeasured: events.length - measured.length,
    firstTrade: trades[0],
    lastTrade: trades.at(-1),
    usdValue: answers && usdValueOf(trades, answers),
  }
}

function fixedSum<T>(items: readonly T[], amountOf: (item: T) => Fixed): Fixed {
  return items.reduce((sum, item) => sum + amountOf(item), 0n)
}

const inputOf = ({ inputAmount }: MeasuredEvent) => fixed(inputAmount.amount)
const netOf = ({ outputAmount }: MeasuredTrade) => fixed(outputAmount.amount)
const feeOf = ({ fee }: MeasuredTrade) => fixed(fee?.amount ?? '0')

function netAndTotal(net: Fixed, fees: Fixed): Received {
  return { net: fixedText(net), total: fixedText(net + fees) }
}

function usdValueOf(
  trades: readonly MeasuredTrade[],
  answers: PriceAnswers,
): PairUsdValue | undefined {
  const paid: ValueSum = { value: 0n, trades: 0 }
  const received: ValueSum = { value: 0n, trades: 0 }
  let [feesUsd, boughtNet, boughtFees] = [0n, 0n, 0n]
  for (const trade of trades) {
    const [inputPrice, outputPrice] = sidePrices(trade, answers)
    const [net, fee] = [netOf(trade), feeOf(trade)]
    if (inputPrice) {
      paid.trades += 1
      paid.value += worthOf(inputOf(trade), inputPrice.value)
      boughtNet += net
      boughtFees += fee
    }
    if (outputPrice) {
      received.trades += 1
      received.value += worthOf(net, outputPrice.value)
      feesUsd += worthOf(fee, outputPrice.value)
    }
  }
  if (paid.trades === 0 && received.trades === 0) return undefined
  const averageOf = (bought: Fixed) => averagePrice(fixedText(paid.value), fixedText(bought))
  return {
    paid,
    received: { net: received, total: { ...received, value: received.value + feesUsd } },
    average: { net: averageOf(boughtNet), total: averageOf(boughtNet + boughtFees) },
  }
}

/**
 * What one trade of all that was paid would have bought. `difference` is that amount less what the trades bought, and
 * may be below 0.
 */
export type LumpSum = { amount: string; difference: string; boughtByTrades: string }

/**
 * Returns what a pair would have bought if it had paid everything at the rate of its first trade (behaviour 26.6).
 * Undefined with fewer than two trades, if the first has no rate, and if the amount is 0.
 */
export function lumpSum(
  { trades, paid, received, firstTrade }: PairSummary,
  side: keyof Received,
  decimals: number,
): LumpSum | undefined {
  if (trades < 2 || !firstTrade) return undefined
  const firstPaid = firstTrade.inputAmount.amount
  const firstReceived = netAndTotal(netOf(firstTrade), feeOf(firstTrade))[side]
  if (!isAboveZero(firstPaid) || !isAboveZero(firstReceived)) return undefined
  const amount = roundedQuotient(productOf(paid, firstReceived), firstPaid, decimals)
  if (!isAboveZero(amount)) return undefined
  const boughtByTrades = received[side]
  return { amount, difference: signedDifference(amount, boughtByTrades), boughtByTrades }
}
