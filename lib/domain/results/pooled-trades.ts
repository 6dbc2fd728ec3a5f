import type { Fixed } from '@/lib/domain/amounts/decimal'
import type { Conversion, ExchangeRate } from '@/lib/domain/exchange-rates/exchange-rate'
import { roundToMinute } from '@/lib/domain/prices/token-price'
import { type MinutePrices, minutePrices } from '@/lib/domain/prices/minute-prices'
import { compareText } from '@/lib/domain/text/compare-text'
import type { Day } from '@/lib/domain/time/local-day'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import { STABLECOINS } from '@/lib/domain/tokens/token'
import { isMeasured, type OrderEvent, type Trade } from '@/lib/domain/trades/order-event'
import type { CostMethod } from './cost-method'
import { createPool, type Holding, type Pool, type SalePart, share } from './pool'
import type { Reported } from './report'
import { convertedValues, tradeAmounts, type TradeValues, tradeUsd } from './trade-usd'

/** A sale, in parts by the origin of what was sold. */
export type Sale = {
  pool: Pool
  amount: Fixed
  /** Net of the fee; undefined if the trade has no price. */
  proceeds: Fixed | undefined
  parts: readonly (SalePart & { proceeds: Fixed | undefined })[]
  /** Of the parts with a known cost; undefined if there is none, or no price. */
  gain: Fixed | undefined
  /** Whether another wallet held some of the token at that time. With average cost, no wallet has a pool of its own. */
  isHeldElsewhere: boolean
}

export type Purchase = {
  pool: Pool
  amount: Fixed
  /** Includes the fee; undefined if the trade has no price. */
  cost: Fixed | undefined
  /** What the pool holds after the purchase. */
  holding: Holding
}

/** A trade and what it did to the pools (behaviour 26.1). A trade with an unknown amount has no `values` and moves none. */
export type PooledTrade = {
  trade: Trade
  values: TradeValues | undefined
  /** The exchange rate of the values; undefined in USD and without a USD value (behaviour 27.3). */
  rate: ExchangeRate | 'missing' | undefined
  sale: Sale | undefined
  purchase: Purchase | undefined
}

/** What moves the pools: all events of the selected orders, by date, and the stored prices. */
export type Pooling = Pick<Reported, 'events' | 'answers' | 'method' | 'conversion'>

/**
 * Yields all selected trades in the sequence in which they move the pools, each with what it did to them (behaviour
 * 26.2).
 */
export function* pooledTrades({
  events,
  answers,
  method,
  conversion,
}: Pooling): Generator<PooledTrade, undefined> {
  const pools = createPools(method)
  for (const { minute, trades } of tradesByMinute(events)) {
    const prices = minutePrices(answers, minute, trades)
    for (const trade of trades.sort(byPoolSequence)) yield pooled(trade, pools, prices, conversion)
  }
}

type MinuteTrades = { minute: number; trades: Trade[] }

/** Yields the trades of each minute. A wallet of 100,000 trades is too large to be grouped at once. */
function* tradesByMinute(events: readonly OrderEvent[]): Generator<MinuteTrades, undefined> {
  let group: MinuteTrades | undefined
  for (const event of events) {
    if (event.kind !== 'trade') continue
    const minute = roundToMinute(unixSeconds(event.date))
    if (group?.minute === minute) group.trades.push(event)
    else {
      if (group) yield group
      group = { minute, trades: [event] }
    }
  }
  if (group) yield group
}

function pooled(
  trade: Trade,
  pools: Pools,
  prices: MinutePrices,
  conversion: Conversion | undefined,
): PooledTrade {
  if (!isMeasured(trade)) {
    return { trade, values: undefined, rate: undefined, sale: undefined, purchase: undefined }
  }
  const amounts = tradeAmounts(trade)
  const usd = tradeUsd(trade, amounts, prices)
  const isRated = conversion !== undefined && usd.value !== undefined
  const rate = isRated ? (conversion.rateOn(utcDay(trade)) ?? 'missing') : undefined
  const values = convertedValues(usd, rate)
  const sale = sell(pools, trade, amounts.paid, values.value)
  return { trade, values, rate, sale, purchase: buy(pools, trade, amounts.received, values.value) }
}

/** Returns the pools by mint. First in, first out has one for each wallet (behaviour 26.2). */
function createPools(method: CostMethod) {
  const pools = new Map<string, Map<string, Pool>>()
  const poolsOf = (mint: string) => entryOf(pools, mint, () => new Map<string, Pool>())
  return {
    /** Returns the pool of a token; undefined for USDC and USDT, which have no cost. */
    poolOf: (mint: string, { userAddress }: Trade) => {
      if (STABLECOINS.has(mint)) return undefined
      const owner = method === 'average' ? '' : userAddress
      return entryOf(poolsOf(mint), owner, () => createPool(method, mint))
    },
    isHeldElsewhere: (pool: Pool) =>
      [...poolsOf(pool.mint).values()].some(
        (other) => other !== pool && other.holding().amount > 0n,
      ),
  }
}

type Pools = ReturnType<typeof createPools>

/** Returns the day of a trade in UTC, whose rate counts in every zone (behaviour 27.4). */
function utcDay({ date }: Trade): Day {
  return date.slice(0, '2026-03-02'.length)
}

function sell(
  pools: Pools,
  trade: Trade,
  amount: Fixed,
  proceeds: Fixed | undefined,
): Sale | undefined {
  const pool = pools.poolOf(trade.inputMint, trade)
  if (!pool) return undefined
  const isHeldElsewhere = pools.isHeldElsewhere(pool)
  const parts = withProceeds(pool.sell(amount), amount, proceeds)
  let gain: Fixed | undefined
  for (const part of parts) {
    if (part.proceeds === undefined || part.cost === undefined) continue
    gain = (gain ?? 0n) + part.proceeds - part.cost
  }
  return { pool, amount, proceeds, parts, gain, isHeldElsewhere }
}

/** Gives each part its share of the proceeds. The last part takes the remainder (behaviour 26.2). */
function withProceeds(
  parts: readonly SalePart[],
  amount: Fixed,
  proceeds: Fixed | undefined,
): Sale['parts'] {
  let rest = proceeds
  return parts.map((part, index) => {
    if (proceeds === undefined || rest === undefined) return { ...part, proceeds: undefined }
    const partProceeds = index === parts.length - 1 ? rest : share(proceeds, part.amount, amount)
    rest -= partProceeds
    return { ...part, proceeds: partProceeds }
  })
}

function buy(
  pools: Pools,
  trade: Trade,
  amount: Fixed,
  cost: Fixed | undefined,
): Purchase | undefined {
  const pool = pools.poolOf(trade.outputMint, trade)
  if (!pool) return undefined
  if (amount > 0n) pool.buy({ date: trade.date, amount, cost })
  return { pool, amount, cost, holding: pool.holding() }
}

/** Compares two trades by date. At one time, purchases with dollars come first and sales for dollars last (26.2). */
function byPoolSequence(a: Trade, b: Trade): number {
  return (
    compareText(a.date, b.date) ||
    rankOf(a) - rankOf(b) ||
    compareText(a.transactionSignature, b.transactionSignature) ||
    compareText(a.orderKey, b.orderKey) ||
    (a.place ?? 1) - (b.place ?? 1)
  )
}

/** Ranks a trade among those of one time: paid in USDC or USDT, one token for another, received in USDC or USDT. */
function rankOf({ inputMint, outputMint }: Trade): number {
  if (STABLECOINS.has(inputMint)) return 0
  return STABLECOINS.has(outputMint) ? 2 : 1
}

function entryOf<T>(entries: Map<string, T>, key: string, create: () => T): T {
  const entry = entries.get(key) ?? create()
  entries.set(key, entry)
  return entry
}
