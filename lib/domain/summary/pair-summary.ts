import {
  addProductTo,
  addTo,
  averagePrice,
  type DecimalSum,
  isAboveZero,
  productOf,
  roundedQuotient,
  signedDifference,
  sumText,
} from '@/lib/domain/amounts/decimal'
import { netAndFee, totalOutput } from '@/lib/domain/amounts/fee'
import { bestPriceAt, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import { compareText } from '@/lib/domain/text/compare-text'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import {
  isMeasured,
  type MeasuredEvent,
  type MeasuredTrade,
  type OrderEvent,
  outputMintOf,
  type OutputMints,
} from '@/lib/domain/trades/order-event'

/** What was received: after the fee and with it. Plain decimal text in whole tokens. */
export type Received = { net: string; total: string }

/**
 * The sums of some events between one input and one output mint, whatever the type of their orders
 * (behaviour 18.1): exact decimal text in whole tokens (behaviour 18.3).
 */
export type PairSummary = {
  /** `summaryKey` of its mints, because two tokens may share a symbol. */
  key: string
  inputMint: string
  outputMint: string
  trades: number
  deposits: number
  deposited: string
  /** The orders that gave something back, and what (behaviour 16.1): one can do so more than once. */
  refundedOrders: number
  refunded: string
  paid: string
  received: Received
  /** The fees that are known. */
  fees: string
  /** Trades whose fee is not known in the output's token (behaviour 7.8). */
  unknownFees: number
  /** Events that are in no sum: an amount is not known in whole tokens. */
  unmeasured: number
  /** Dates of the first and the last trade, ISO 8601; undefined without trades. */
  firstTrade: string | undefined
  lastTrade: string | undefined
  /** What the first trade paid and received. */
  first: { paid: string; received: Received } | undefined
  /** Undefined if USD isn't asked for, or no trade has a price. */
  usdValue: PairUsdValue | undefined
}

/**
 * What a pair's trades were worth in USD, exact decimal text: each side over the trades that have a
 * price for it, so that a missing price hides no other one (behaviour 18.7).
 */
export type PairUsdValue = {
  /** USD paid, by how many trades, and what those received. */
  paid: { usd: string; trades: number; received: Received }
  /** USD received, by how many trades. */
  received: { usd: Received; trades: number }
}

/** Returns the identity of a pair of mints. */
export function summaryKey(inputMint: string, outputMint: string): string {
  return `${inputMint} ${outputMint}`
}

type Sums = {
  /** What of the summary is counted, not added up. */
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
  DecimalSum
>

/**
 * Sums up events pair by pair, most trades first (behaviour 18.1).
 * @param answers USD prices; undefined if no USD values are asked for
 */
export function summarize(
  events: readonly OrderEvent[],
  outputMints: OutputMints,
  answers?: PriceAnswers,
): PairSummary[] {
  const pairs = new Map<string, Sums>()
  for (const event of events) {
    const outputMint = outputMintOf(event, outputMints)
    if (outputMint === undefined) continue
    const key = summaryKey(event.inputMint, outputMint)
    const sums = pairs.get(key) ?? noSums(key, event.inputMint, outputMint)
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
    deposited: [],
    refunded: [],
    paid: [],
    net: [],
    fees: [],
    paidUsd: [],
    boughtNet: [],
    boughtFees: [],
    netUsd: [],
    feesUsd: [],
  }
}

function addEvent(sums: Sums, event: MeasuredEvent): void {
  const { pair } = sums
  const input = event.inputAmount.amount
  if (event.kind === 'deposit') {
    pair.deposits += 1
    addTo(sums.deposited, input)
    return
  }
  if (event.kind === 'refund') {
    sums.refundedOrders.add(`${event.orderType} ${event.orderKey}`)
    addTo(sums.refunded, input)
    return
  }
  pair.trades += 1
  addTo(sums.paid, input)
  const { net, fee } = netAndFee(event)
  addTo(sums.net, net)
  if (fee === undefined) pair.unknownFees += 1
  else addTo(sums.fees, fee)
  const { date } = event
  if (pair.firstTrade === undefined || date < pair.firstTrade) {
    pair.firstTrade = date
    pair.first = { paid: input, received: { net, total: totalOutput(net, fee) } }
  }
  if (pair.lastTrade === undefined || date > pair.lastTrade) pair.lastTrade = date
}

function addUsdValue(sums: Sums, trade: MeasuredTrade, answers: PriceAnswers): void {
  const seconds = unixSeconds(trade.date)
  const inputPrice = bestPriceAt(answers, trade.inputMint, seconds)
  const outputPrice = bestPriceAt(answers, trade.outputMint, seconds)
  const { net, fee = '0' } = netAndFee(trade)
  if (inputPrice) {
    sums.paidTrades += 1
    addProductTo(sums.paidUsd, trade.inputAmount.amount, inputPrice.value)
    addTo(sums.boughtNet, net)
    addTo(sums.boughtFees, fee)
  }
  if (outputPrice) {
    sums.receivedTrades += 1
    addProductTo(sums.netUsd, net, outputPrice.value)
    addProductTo(sums.feesUsd, fee, outputPrice.value)
  }
}

function summed(sums: Sums): PairSummary {
  return {
    ...sums.pair,
    refundedOrders: sums.refundedOrders.size,
    deposited: sumText(sums.deposited),
    refunded: sumText(sums.refunded),
    paid: sumText(sums.paid),
    received: receivedOf(sums.net, sums.fees),
    fees: sumText(sums.fees),
    usdValue: usdValueOf(sums),
  }
}

function usdValueOf(sums: Sums): PairUsdValue | undefined {
  const { paidTrades, receivedTrades } = sums
  if (paidTrades === 0 && receivedTrades === 0) return undefined
  const bought = receivedOf(sums.boughtNet, sums.boughtFees)
  return {
    paid: { usd: sumText(sums.paidUsd), trades: paidTrades, received: bought },
    received: { usd: receivedOf(sums.netUsd, sums.feesUsd), trades: receivedTrades },
  }
}

function receivedOf(net: DecimalSum, fees: DecimalSum): Received {
  return { net: sumText(net), total: sumText(net, fees) }
}

/**
 * Returns the average USD price of what was bought: USD paid over what those trades received. Undefined
 * if nothing was received (behaviour 18.7).
 */
export function averageUsdPrice({ paid }: PairUsdValue, side: keyof Received): string | undefined {
  return averagePrice(paid.usd, paid.received[side])
}

/** What a pair would have received at once, and by how much that is more than it did, maybe below 0. */
export type AtOnce = { received: string; difference: string }

/**
 * Returns what all that a pair paid would have bought with its first trade (behaviour 26.6). Undefined
 * with fewer than two trades, and if the first one has no rate or would have
 * bought nothing.
 * @param side whether fees are subtracted
 * @param decimals of the output token
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
