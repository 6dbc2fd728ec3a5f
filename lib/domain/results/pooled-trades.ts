import { type Fixed, fixed } from '@/lib/domain/amounts/decimal'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { wantedPrices } from '@/lib/domain/prices/token-price'
import { withTradePrices } from '@/lib/domain/prices/trade-prices'
import { compareText } from '@/lib/domain/text/compare-text'
import { STABLECOINS } from '@/lib/domain/tokens/token'
import { isMeasured, type OrderEvent, type Trade } from '@/lib/domain/trades/order-event'
import type { CostMethod } from './cost-method'
import { createPool, type Holding, type Pool, type SalePart, share } from './pool'
import { type TradeUsd, tradeUsd } from './trade-usd'

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

/** A trade and what it did to the pools (behaviour 26.1). A trade with an unknown amount has no `usd` and moves none. */
export type PooledTrade = {
  trade: Trade
  usd: TradeUsd | undefined
  sale: Sale | undefined
  purchase: Purchase | undefined
}

/**
 * Yields all selected trades in the sequence in which they move the pools, each with what it did to them (behaviour
 * 26.2).
 * @param events all events of the selected orders, by date
 * @param answers the stored prices
 */
export function* pooledTrades(
  events: readonly OrderEvent[],
  answers: PriceAnswers,
  method: CostMethod,
): Generator<PooledTrade, undefined> {
  const trades = inPoolSequence(events)
  const pools = createPools(method)
  let [minute, prices] = ['none', answers]
  for (const [index, trade] of trades.entries()) {
    const isMoved = isMeasured(trade)
    const needsPrices = rankOf(trade) === TOKEN_FOR_TOKEN
    // The prices of one minute at a time, because those of all minutes would take longer than a slice.
    if (isMoved && needsPrices && !trade.date.startsWith(minute)) {
      minute = trade.date.slice(0, MINUTE_LENGTH)
      prices = pricesOfMinute(minute, trades, index, answers)
    }
    const usd = isMoved ? tradeUsd(trade, needsPrices ? prices : answers) : undefined
    const sale = isMoved ? sell(pools, trade, usd?.value) : undefined
    yield { trade, usd, sale, purchase: isMoved ? buy(pools, trade, usd?.value) : undefined }
  }
}

const MINUTE_LENGTH = '2026-03-02T08:00'.length

/** Returns the prices of a minute. @param index one of the minute's trades */
function pricesOfMinute(
  minute: string,
  trades: readonly Trade[],
  index: number,
  answers: PriceAnswers,
): PriceAnswers {
  let [start, end] = [index, index + 1]
  while (trades[start - 1]?.date.startsWith(minute)) start -= 1
  while (trades[end]?.date.startsWith(minute)) end += 1
  const ofMinute = trades.slice(start, end)
  return withTradePrices(answers, ofMinute, wantedPrices(ofMinute, Infinity))
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

function sell(pools: Pools, trade: Trade, proceeds: Fixed | undefined): Sale | undefined {
  const amount = fixed(trade.inputAmount?.amount ?? '0')
  const pool = pools.poolOf(trade.inputMint, trade)
  if (!pool || amount === 0n) return undefined
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

function buy(pools: Pools, trade: Trade, cost: Fixed | undefined): Purchase | undefined {
  const amount = fixed(trade.outputAmount.amount)
  const pool = pools.poolOf(trade.outputMint, trade)
  if (!pool || amount === 0n) return undefined
  pool.buy({ date: trade.date, amount, cost })
  return { pool, amount, cost, holding: pool.holding() }
}

/** Returns the trades by date. At one time, purchases with dollars come first and sales for dollars last (26.2). */
function inPoolSequence(events: readonly OrderEvent[]): Trade[] {
  const trades = events.flatMap((event) => (event.kind === 'trade' ? event : []))
  return trades.sort(
    (a, b) =>
      compareText(a.date, b.date) ||
      rankOf(a) - rankOf(b) ||
      compareText(a.transactionSignature, b.transactionSignature) ||
      compareText(a.orderKey, b.orderKey) ||
      (a.place ?? 1) - (b.place ?? 1),
  )
}

const TOKEN_FOR_TOKEN = 1

/** Ranks a trade among those of one time: paid in USDC or USDT, one token for another, received in USDC or USDT. */
function rankOf({ inputMint, outputMint }: Trade): number {
  if (STABLECOINS.has(inputMint)) return 0
  return STABLECOINS.has(outputMint) ? 2 : TOKEN_FOR_TOKEN
}

function entryOf<T>(entries: Map<string, T>, key: string, create: () => T): T {
  const entry = entries.get(key) ?? create()
  entries.set(key, entry)
  return entry
}
