import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { betterSide, sidePrices } from '@/lib/domain/prices/trade-value'
import { compareText } from '@/lib/domain/text/compare-text'
import { localDay, type TimeZone } from '@/lib/domain/time/local-day'
import { isMeasured, type MeasuredTrade, type OrderEvent } from '@/lib/domain/trades/order-event'
import { type Fixed, fixed, worthOf } from '@/lib/domain/amounts/decimal'
import { STABLECOINS } from '@/lib/domain/tokens/token'

/** A sum in USD, which may be negative, and the number of trades in it. */
export type UsdSum = { usd: Fixed; trades: number }

/** The sums of the trades of a month, '2026-03', or of a year, '2026' (behaviour 26.5). */
export type PeriodResult = {
  period: string
  trades: number
  /** How many of the trades have an unknown fee. */
  unknownFees: number
  paid: UsdSum
  received: UsdSum
  fees: UsdSum
  gain: UsdSum
}

/** The totals of one token, in whole tokens and USD (behaviour 26.2). */
export type TokenResult = {
  mint: string
  bought: Fixed
  boughtUsd: Fixed
  sold: Fixed
  soldUsd: Fixed
  /** What was sold without a known cost. `costSold` and `gain` leave it out. */
  unmatched: Fixed
  costSold: Fixed
  /** Of the sales with a known cost. */
  gain: UsdSum
  left: Fixed
  leftCost: Fixed
  /** How many of the token's trades have no price. */
  unpriced: number
}

export type Results = {
  /** By cost, the highest first. */
  tokens: readonly TokenResult[]
  /** By time, each year before its months. */
  periods: readonly PeriodResult[]
  /** Trades that no sum includes: those without a price, and those without all amounts in whole tokens. */
  unpriced: number
  unmeasured: number
}

/** Returns a function that adds events, oldest first, and returns the results so far (behaviour 26.1). */
export function createResults(answers: PriceAnswers, timeZone: TimeZone) {
  const pools = new Map<string, TokenResult>()
  const periods = new Map<string, PeriodResult>()
  let [unpriced, unmeasured] = [0, 0]
  return (events: readonly OrderEvent[]): Results => {
    for (const event of events) {
      if (event.kind !== 'trade') continue
      const month = monthOf(event.date, timeZone)
      const ofTime = [month.slice(0, 4), month].map((name) => entryOf(periods, name, emptyPeriod))
      for (const period of ofTime) period.trades += 1
      if (!isMeasured(event)) {
        unmeasured += 1
        continue
      }
      const { exchange, paid, received, fees } = valued(event, answers)
      const gain = addExchange(pools, exchange)
      // USDC for USDT, or the reverse, needs no price (behaviour 26.3).
      const isOfMoney = STABLECOINS.has(event.inputMint) && STABLECOINS.has(event.outputMint)
      if (exchange.value === undefined && !isOfMoney) unpriced += 1
      for (const period of ofTime) {
        addUsd(period.paid, paid)
        addUsd(period.received, received)
        addUsd(period.fees, fees)
        if (!event.fee) period.unknownFees += 1
        addUsd(period.gain, gain)
      }
    }
    return {
      tokens: [...pools.values()].sort(
        (a, b) => Number(a.boughtUsd < b.boughtUsd) - Number(a.boughtUsd > b.boughtUsd),
      ),
      periods: [...periods.values()].sort((a, b) => compareText(a.period, b.period)),
      unpriced,
      unmeasured,
    }
  }
}

export function resultsOf(
  events: readonly OrderEvent[],
  answers: PriceAnswers,
  timeZone: TimeZone,
): Results {
  return createResults(answers, timeZone)(events)
}

/** Returns a trade as an exchange with its USD value (behaviour 8.32), and the values of its sides and its fee. */
function valued(trade: MeasuredTrade, answers: PriceAnswers) {
  const { inputMint, outputMint, fee } = trade
  const [input, output] = sidePrices(trade, answers)
  const [sold, bought] = [fixed(trade.inputAmount.amount), fixed(trade.outputAmount.amount)]
  const paid = input && worthOf(sold, input.value)
  const received = output && worthOf(bought, output.value)
  const fees = output && fee ? worthOf(fixed(fee.amount), output.value) : undefined
  const value = betterSide(trade, input, output) === 'input' ? paid : received
  const exchange = { inputMint, paid: sold, outputMint, received: bought, value }
  return { exchange, paid, received, fees }
}

/** Returns a date's month. Intl is slow, so days 2 to 27 skip it: their month is the same in every zone. */
function monthOf(date: string, timeZone: TimeZone): string {
  const day = Number(date.slice(8, 10))
  const localDate = day > 1 && day < 28 ? date : localDay(Date.parse(date), timeZone)
  return localDate.slice(0, 7)
}

function emptyPeriod(period: string): PeriodResult {
  const sums = { paid: noUsd(), received: noUsd(), fees: noUsd(), gain: noUsd() }
  return { period, trades: 0, unknownFees: 0, ...sums }
}

function noUsd(): UsdSum {
  return { usd: 0n, trades: 0 }
}

function addUsd(sum: UsdSum, usd: Fixed | undefined): void {
  if (usd === undefined) return
  sum.usd += usd
  sum.trades += 1
}

function entryOf<T>(entries: Map<string, T>, key: string, create: (key: string) => T): T {
  const entry = entries.get(key) ?? create(key)
  entries.set(key, entry)
  return entry
}

/** Returns whether a hidden trade bought what a later shown trade sells (behaviour 26.4). @param events by date */
export function hidesPurchases(
  events: readonly OrderEvent[],
  shownEvents: readonly OrderEvent[],
): boolean {
  const visible = new Set(shownEvents)
  const hidden = new Set<string>()
  return events.some((event) => {
    if (event.kind !== 'trade') return false
    if (visible.has(event)) return hidden.has(event.inputMint)
    if (!STABLECOINS.has(event.outputMint)) hidden.add(event.outputMint)
    return false
  })
}

function emptyPool(mint: string): TokenResult {
  const bought = { bought: 0n, boughtUsd: 0n }
  const sold = { sold: 0n, soldUsd: 0n, unmatched: 0n, costSold: 0n, gain: noUsd() }
  return { mint, ...bought, ...sold, left: 0n, leftCost: 0n, unpriced: 0 }
}

/** One exchange: what went out, and what came in net of the fee, in whole tokens. */
type Exchange = {
  inputMint: string
  paid: Fixed
  outputMint: string
  received: Fixed
  value: Fixed | undefined
}

/**
 * Adds an exchange to the tokens' average costs (behaviour 26.1). Older exchanges must be added before newer ones.
 * USDC and USDT have no cost.
 * Returns the gain; undefined without a value, or if nothing of known cost was sold.
 */
export function addExchange(
  pools: Map<string, TokenResult>,
  { inputMint, paid, outputMint, received, value }: Exchange,
): Fixed | undefined {
  const poolOf = (mint: string) =>
    STABLECOINS.has(mint) ? undefined : entryOf(pools, mint, emptyPool)
  const [from, to] = [poolOf(inputMint), poolOf(outputMint)]
  if (value === undefined) {
    for (const pool of [from, to]) if (pool) pool.unpriced += 1
    return undefined
  }
  const gain = from && sell(from, paid, value)
  if (to) {
    to.bought += received
    to.boughtUsd += value
    to.left += received
    to.leftCost += value
  }
  return gain
}

/** Takes what is sold, and its cost, out of the pool. Returns the gain; undefined if nothing of known cost was sold. */
function sell(pool: TokenResult, amount: Fixed, value: Fixed): Fixed | undefined {
  pool.sold += amount
  pool.soldUsd += value
  const matched = amount < pool.left ? amount : pool.left
  pool.unmatched += amount - matched
  if (matched === 0n) return undefined
  const cost = (pool.leftCost * matched) / pool.left
  const gain = (value * matched) / amount - cost
  pool.left -= matched
  pool.leftCost -= cost
  pool.costSold += cost
  addUsd(pool.gain, gain)
  return gain
}
