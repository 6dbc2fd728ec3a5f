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
import { totalOutput } from '@/lib/domain/amounts/fee'
import { bestPriceAt, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import { compareText } from '@/lib/domain/text/compare-text'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import {
  isMeasured,
  type MeasuredEvent,
  type MeasuredTrade,
  type OrderEvent,
} from '@/lib/domain/trades/order-event'

/** What was received, without the fee and with it: plain decimal text in whole tokens. */
export type Received = { net: string; total: string }

/**
 * The sums of the events between one input and one output mint, whatever the type of their orders
 * (behaviour 18.1). Amounts are exact decimal text in whole tokens (behaviour 18.3).
 */
export type PairSummary = {
  /** `summaryKey` of its mints, because two tokens may share a symbol. */
  key: string
  inputMint: string
  outputMint: string
  trades: number
  deposits: number
  deposited: string
  /** How many orders gave something back, and how much (behaviour 16.1). An order can do so twice. */
  refundedOrders: number
  refunded: string
  paid: string
  received: Received
  /** The fees that are known. */
  fees: string
  /** Trades whose fee isn't known in the output's token (behaviour 7.8). */
  unknownFees: number
  /** Events that no sum includes, because an amount isn't known in whole tokens. */
  unmeasured: number
  /** The dates of the first and the last trade in ISO 8601; undefined without trades. */
  firstTrade: string | undefined
  lastTrade: string | undefined
  /** What the first trade paid and received. */
  first: { paid: string; received: Received } | undefined
  /** Undefined if the caller gave no prices, or no trade has one. */
  usdValue: PairUsdValue | undefined
}

/**
 * What a pair's trades were worth in USD, each value rounded to 60 decimals. Each side covers the trades
 * that have a price for it, so a missing price doesn't hide the others (behaviour 18.7).
 */
export type PairUsdValue = {
  /** USD paid, by how many trades, and what those trades received. */
  paid: { usd: string; trades: number; received: Received }
  /** USD received, by how many trades. */
  received: { usd: Received; trades: number }
}

/** Returns the identity of a pair of mints. */
export function summaryKey(inputMint: string, outputMint: string): string {
  return `${inputMint} ${outputMint}`
}

type Sums = {
  /** The fields that are counted, not added up. */
  pair: Omit<
    PairSummary,
    'refundedOrders' | 'deposited' | 'refunded' | 'paid' | 'received' | 'fees' | 'usdValue'
  >
  refundedOrders: Set<string>
  paidTrades: number
  receivedTrades: number
} & Record<
  | ('deposited' | 'refunded' | 'paid' | 'net' | 'fees')
  | ('paidUsd' | 'boughtNet' | 'boughtFees' | 'netUsd' | 'feesUsd'),
  Fixed
>

/**
 * Sums up events pair by pair, the pair with the most trades first (behaviour 18.1).
 * @param answers USD prices; undefined for a summary without USD values
 */
export function summarize(events: readonly OrderEvent[], answers?: PriceAnswers): PairSummary[] {
  const pairs = new Map<string, Sums>()
  for (const event of events) {
    const { inputMint, outputMint } = event
    const key = summaryKey(inputMint, outputMint)
    const sums = pairs.get(key) ?? noSums(key, inputMint, outputMint)
    if (isMeasured(event)) {
      addEvent(sums, event)
      if (answers && event.kind === 'trade') addUsdValue(sums, event, answers)
    } else sums.pair.unmeasured += 1
    pairs.set(key, sums)
  }
  return [...pairs.values()]
    .map(summed)
    .sort((a, b) => b.trades - a.trades || compareText(a.key, b.key))
}

function noSums(key: string, inputMint: string, outputMint: string): Sums {
  return {
    pair: {
      key,
      inputMint,
      outputMint,
      trades: 0,
      deposits: 0,
      unknownFees: 0,
      unmeasured: 0,
      firstTrade: undefined,
      lastTrade: undefined,
      first: undefined,
    },
    refundedOrders: new Set(),
    paidTrades: 0,
    receivedTrades: 0,
    deposited: 0n,
    refunded: 0n,
    paid: 0n,
    net: 0n,
    fees: 0n,
    paidUsd: 0n,
    boughtNet: 0n,
    boughtFees: 0n,
    netUsd: 0n,
    feesUsd: 0n,
  }
}

function addEvent(sums: Sums, event: MeasuredEvent): void {
  const { pair } = sums
  const input = fixed(event.inputAmount.amount)
  if (event.kind === 'deposit') {
    pair.deposits += 1
    sums.deposited += input
    return
  }
  if (event.kind === 'refund') {
    sums.refundedOrders.add(`${event.orderType} ${event.orderKey}`)
    sums.refunded += input
    return
  }
  const { date, inputAmount, outputAmount, fee } = event
  pair.trades += 1
  sums.paid += input
  sums.net += fixed(outputAmount.amount)
  if (fee) sums.fees += fixed(fee.amount)
  else pair.unknownFees += 1
  if (pair.firstTrade === undefined || date < pair.firstTrade) {
    pair.firstTrade = date
    const net = outputAmount.amount
    const received = { net, total: totalOutput(net, fee?.amount) }
    pair.first = { paid: inputAmount.amount, received }
  }
  if (pair.lastTrade === undefined || date > pair.lastTrade) pair.lastTrade = date
}

function addUsdValue(sums: Sums, trade: MeasuredTrade, answers: PriceAnswers): void {
  const seconds = unixSeconds(trade.date)
  const inputPrice = bestPriceAt(answers, trade.inputMint, seconds)
  const outputPrice = bestPriceAt(answers, trade.outputMint, seconds)
  const net = fixed(trade.outputAmount.amount)
  const fee = fixed(trade.fee?.amount ?? '0')
  if (inputPrice) {
    sums.paidTrades += 1
    sums.paidUsd += worthOf(fixed(trade.inputAmount.amount), inputPrice.value)
    sums.boughtNet += net
    sums.boughtFees += fee
  }
  if (outputPrice) {
    sums.receivedTrades += 1
    sums.netUsd += worthOf(net, outputPrice.value)
    sums.feesUsd += worthOf(fee, outputPrice.value)
  }
}

function summed(sums: Sums): PairSummary {
  return {
    ...sums.pair,
    refundedOrders: sums.refundedOrders.size,
    deposited: fixedText(sums.deposited),
    refunded: fixedText(sums.refunded),
    paid: fixedText(sums.paid),
    received: netAndTotal(sums.net, sums.fees),
    fees: fixedText(sums.fees),
    usdValue: usdValueOf(sums),
  }
}

function usdValueOf(sums: Sums): PairUsdValue | undefined {
  const { paidTrades, receivedTrades } = sums
  if (paidTrades === 0 && receivedTrades === 0) return undefined
  const bought = netAndTotal(sums.boughtNet, sums.boughtFees)
  return {
    paid: { usd: fixedText(sums.paidUsd), trades: paidTrades, received: bought },
    received: { usd: netAndTotal(sums.netUsd, sums.feesUsd), trades: receivedTrades },
  }
}

function netAndTotal(net: Fixed, fees: Fixed): Received {
  return { net: fixedText(net), total: fixedText(net + fees) }
}

/**
 * Returns the average USD price of what was bought: the USD paid, divided by what those trades received.
 * Undefined if they received nothing (behaviour 18.7).
 */
export function averageUsdPrice({ paid }: PairUsdValue, side: keyof Received): string | undefined {
  return averagePrice(paid.usd, paid.received[side])
}

/** What one trade would have received, and how much more that is than the pair received, maybe below 0. */
export type AtOnce = { received: string; difference: string }

/**
 * Returns what a pair would have received if it had paid everything at the rate of its first trade
 * (behaviour 26.6). Undefined with fewer than two trades, without a first rate, and if the result is 0.
 * @param side 'net' if fees are subtracted
 * @param decimals the decimals of the output token
 */
export function atOnce(
  { trades, paid, received, first }: PairSummary,
  side: keyof Received,
  decimals: number,
): AtOnce | undefined {
  if (trades < 2 || !first) return undefined
  if (!isAboveZero(first.paid) || !isAboveZero(first.received[side])) return undefined
  const amount = roundedQuotient(productOf(paid, first.received[side]), first.paid, decimals)
  if (!isAboveZero(amount)) return undefined
  return { received: amount, difference: signedDifference(amount, received[side]) }
}
