import { bestPriceAt, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import { betterSide } from '@/lib/domain/prices/trade-value'
import { compareText } from '@/lib/domain/text/compare-text'
import { addDays, localDay, startOfDay, type TimeZone } from '@/lib/domain/time/local-day'
import { isMeasured, type MeasuredTrade, type OrderEvent } from '@/lib/domain/trades/order-event'
import { type Fixed, fixed, worthOf } from '@/lib/domain/amounts/decimal'
import { STABLECOINS } from '@/lib/domain/tokens/token'

/** A sum in USD, maybe below 0, and how many trades are in it. */
export type UsdSum = { usd: Fixed; trades: number }

/** What the trades of a month, '2026-03', or of a year, '2026', paid and brought (behaviour 26.5). */
export type PeriodResult = { period: string; trades: number } & Record<
  'paid' | 'received' | 'fees' | 'gain',
  UsdSum
>

export type Results = {
  /** What cost most comes first. */
  tokens: readonly TokenResult[]
  /** By time, each year before its months. */
  periods: readonly PeriodResult[]
  /** Trades in no cost and no gain: without a price, or with an unknown amount. */
  unpriced: number
  unmeasured: number
}

/**
 * Folds events, which come by date, into what each token and each month cost and brought
 * (behaviour 26.1).
 * @param timeZone of the months
 */
export function createResults(answers: PriceAnswers, timeZone: TimeZone) {
  const pools = createPools()
  const periods = new Map<string, PeriodResult>()
  const monthOf = monthsIn(timeZone)
  let [unpriced, unmeasured] = [0, 0]
  return {
    add(event: OrderEvent): void {
      if (event.kind !== 'trade') return
      const ms = Date.parse(event.date)
      const month = monthOf(ms)
      const ofTime = [periodAt(periods, month), periodAt(periods, month.slice(0, 4))]
      for (const period of ofTime) period.trades += 1
      if (!isMeasured(event)) {
        unmeasured += 1
        return
      }
      const { exchange, paid, received, fees } = valued(event, Math.floor(ms / 1_000), answers)
      if (exchange.value === undefined && !isOfMoney(event)) unpriced += 1
      const gain = pools.add(exchange)
      for (const period of ofTime) {
        addUsd(period.paid, paid)
        addUsd(period.received, received)
        addUsd(period.fees, fees)
        addUsd(period.gain, gain)
      }
    },
    results: (): Results => ({
      tokens: pools
        .results()
        .sort((a, b) => Number(a.boughtUsd < b.boughtUsd) - Number(a.boughtUsd > b.boughtUsd)),
      periods: [...periods.values()].sort((a, b) => compareText(a.period, b.period)),
      unpriced,
      unmeasured,
    }),
  }
}

/** Returns the results of some events at once. */
export function resultsOf(
  events: readonly OrderEvent[],
  answers: PriceAnswers,
  timeZone: TimeZone,
): Results {
  const fold = createResults(answers, timeZone)
  for (const event of events) fold.add(event)
  return fold.results()
}

/** Returns a trade with its USD value (behaviour 8.32), and those of its sides and its fee. */
function valued(trade: MeasuredTrade, seconds: number, answers: PriceAnswers) {
  const { inputMint, outputMint, fee } = trade
  const sold = fixed(trade.inputAmount.amount)
  const bought = fixed(trade.outputAmount.amount)
  const input = bestPriceAt(answers, inputMint, seconds)
  const output = bestPriceAt(answers, outputMint, seconds)
  const paid = input && worthOf(sold, input.value)
  const received = output && worthOf(bought, output.value)
  const fees = output && fee ? worthOf(fixed(fee.amount), output.value) : undefined
  const value = betterSide(trade, input, output) === 'input' ? paid : received
  const exchange = { inputMint, paid: sold, outputMint, received: bought, value }
  return { exchange, paid, received, fees }
}

/** Returns whether a trade exchanges one kind of money for another, which moves nothing without a price. */
function isOfMoney({ inputMint, outputMint }: MeasuredTrade): boolean {
  return STABLECOINS.has(inputMint) && STABLECOINS.has(outputMint)
}

function periodAt(periods: Map<string, PeriodResult>, period: string): PeriodResult {
  const none = () => ({ usd: 0n, trades: 0 })
  const result = periods.get(period) ?? {
    period,
    trades: 0,
    paid: none(),
    received: none(),
    fees: none(),
    gain: none(),
  }
  periods.set(period, result)
  return result
}

function addUsd(sum: UsdSum, usd: Fixed | undefined): void {
  if (usd === undefined) return
  sum.usd += usd
  sum.trades += 1
}

/** Returns what names the month of a moment. Moments only go on, so a month is looked up once. */
function monthsIn(timeZone: TimeZone): (ms: number) => string {
  let [month, endMs] = ['', -Infinity]
  return (ms) => {
    if (ms < endMs) return month
    month = localDay(ms, timeZone).slice(0, 7)
    endMs = startOfDay(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, timeZone)
    return month
  }
}

/**
 * Returns whether filters hide a purchase of what a trade that is shown sells later (behaviour 26.4).
 * Both lists are by date.
 */
export function hidesPurchases(
  events: readonly OrderEvent[],
  shownEvents: readonly OrderEvent[],
): boolean {
  if (shownEvents.length === events.length) return false
  const visible = new Set(shownEvents)
  const hidden = new Set<string>()
  return events.some((event) => {
    if (event.kind !== 'trade') return false
    if (visible.has(event)) return hidden.has(event.inputMint)
    if (!STABLECOINS.has(event.outputMint)) hidden.add(event.outputMint)
    return false
  })
}

/**
 * What some trades made of a token, in whole tokens and USD (behaviour 26.2): what was bought, what was
 * sold and how much of that has no known cost (`unmatched`), the cost of what was sold, the realized
 * gain, and what is left at which cost.
 */
export type TokenResult = { mint: string; unpriced: number } & Record<
  | 'bought'
  | 'boughtUsd'
  | 'sold'
  | 'soldUsd'
  | 'unmatched'
  | 'costSold'
  | 'gain'
  | 'left'
  | 'leftCost',
  Fixed
>

/** One exchange: what went out, and what came in net of the fee, in whole tokens. */
export type Exchange = {
  inputMint: string
  paid: Fixed
  outputMint: string
  received: Fixed
  /** Its USD value; undefined without a price. */
  value: Fixed | undefined
}

/**
 * Keeps the average cost of every token but USDC and USDT, over exchanges by date (behaviour 26.1).
 * `add` returns the gain of one; undefined if nothing was sold whose cost is known.
 */
export function createPools() {
  const pools = new Map<string, TokenResult>()
  const poolOf = (mint: string) => {
    if (STABLECOINS.has(mint)) return undefined
    const pool = pools.get(mint) ?? emptyPool(mint)
    pools.set(mint, pool)
    return pool
  }
  return {
    add({ inputMint, paid, outputMint, received, value }: Exchange): Fixed | undefined {
      const [from, to] = [poolOf(inputMint), poolOf(outputMint)]
      if (value === undefined) {
        for (const pool of [from, to]) if (pool) pool.unpriced += 1
        return undefined
      }
      const gain = from && sell(from, paid, value)
      if (to) buy(to, received, value)
      return gain
    },
    results: (): TokenResult[] => [...pools.values()],
  }
}

function emptyPool(mint: string): TokenResult {
  return {
    mint,
    bought: 0n,
    boughtUsd: 0n,
    sold: 0n,
    soldUsd: 0n,
    unmatched: 0n,
    costSold: 0n,
    gain: 0n,
    left: 0n,
    leftCost: 0n,
    unpriced: 0,
  }
}

function buy(pool: TokenResult, amount: Fixed, value: Fixed): void {
  pool.bought += amount
  pool.boughtUsd += value
  pool.left += amount
  pool.leftCost += value
}

/** Takes what is sold out of the pool, with its share of the cost: what is left keeps the rest. */
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
  pool.gain += gain
  return gain
}
