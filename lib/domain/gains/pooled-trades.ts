import type { Fixed } from '@/lib/domain/amounts/decimal'
import type { Conversion, ExchangeRate } from '@/lib/domain/exchange-rates/exchange-rate'
import type { Day } from '@/lib/domain/time/local-day'
import { STABLECOINS } from '@/lib/domain/tokens/token'
import type { Trade } from '@/lib/domain/trades/order-event'
import type { CostMethod } from './cost-method'
import { createPool, type Holding, type Pool, type SalePart, share } from './pool'
import { type PricedTrade, pricedTrades } from './priced-trades'
import type { Reported } from './report'
import { convertedValues, type TradeValues } from './trade-usd'

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
  isMismatch: boolean
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
export function pooledTrades({
  method,
  conversion,
  ...source
}: Pooling): Generator<PooledTrade, undefined> {
  return pooledFrom(pricedTrades(source), { method, conversion })
}

/** Does the same with trades whose USD values are known. */
export function* pooledFrom(
  pricedTrades: Iterable<PricedTrade>,
  { method, conversion }: Pick<Pooling, 'method' | 'conversion'>,
): Generator<PooledTrade, undefined> {
  const pools = createPools(method)
  for (const trade of pricedTrades) yield pooled(trade, pools, conversion)
}

function pooled(
  { trade, amounts, usd, isMismatch }: PricedTrade,
  pools: Pools,
  conversion: Conversion | undefined,
): PooledTrade {
  if (!amounts || !usd) {
    const none = { values: undefined, rate: undefined, sale: undefined, purchase: undefined }
    return { trade, isMismatch, ...none }
  }
  const isRated = conversion !== undefined && usd.value !== undefined
  const rate = isRated ? (conversion.rateOn(utcDay(trade)) ?? 'missing') : undefined
  const values = convertedValues(usd, rate)
  const sale = sell(pools, trade, amounts.paid, values.value)
  const purchase = buy(pools, trade, amounts.received, values.value)
  return { trade, isMismatch, values, rate, sale, purchase }
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
    isHeldElsewhere: (pool: Pool) => {
      for (const other of poolsOf(pool.mint).values()) {
        if (other !== pool && other.holding().amount > 0n) return true
      }
      return false
    },
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
  return parts.map(({ amount: part, cost, acquired, holding }, index) => {
    let partProceeds = rest
    if (proceeds !== undefined && index < parts.length - 1)
      partProceeds = share(proceeds, part, amount)
    if (rest !== undefined && partProceeds !== undefined) rest -= partProceeds
    // A copy by spread takes longer.
    return { amount: part, cost, acquired, holding, proceeds: partProceeds }
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

function entryOf<T>(entries: Map<string, T>, key: string, create: () => T): T {
  let entry = entries.get(key)
  if (!entry) {
    entry = create()
    entries.set(key, entry)
  }
  return entry
}
