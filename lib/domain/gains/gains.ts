import type { Currency } from '@/lib/domain/exchange-rates/currency'
import type { Fixed } from '@/lib/domain/amounts/decimal'
import { compareText } from '@/lib/domain/text/compare-text'
import { monthOf, type PeriodGains, addToPeriods, sortedPeriods } from './periods'
import { type Holding, NOTHING_HELD, type Pool } from './pool'
import { type PooledTrade, pooledTrades, type Purchase, type Sale } from './pooled-trades'
import { type RemainingAt, type Report, type Reported, reportOf } from './report'
import { addValue, noValue, type ValueSum } from './value-sum'

/** The totals of the shown trades of one token, in whole tokens and USD, and what remains of it (behaviour 26.8). */
export type TokenGains = {
  mint: string
  /** All measured purchases, and what those with a price cost. */
  bought: Fixed
  purchases: number
  cost: ValueSum
  /** The part of `bought` whose cost is known. */
  boughtWithCost: Fixed
  /** All measured sales, and the proceeds of those with a price. */
  sold: Fixed
  sales: number
  proceeds: ValueSum
  /** The part of `sold` whose cost isn't known, and the part of that which was bought here, but without a price. */
  soldWithoutCost: Fixed
  soldUnpriced: Fixed
  /** Whether another wallet held some of the token when a wallet sold what it hadn't bought (behaviour 26.7). */
  isHeldElsewhere: boolean
  /** The cost of the sales with a gain, and that of the sales without a price. */
  costOfSales: Fixed
  costOfUnpricedSales: Fixed
  /** Of the sales with a known cost and a price. */
  gain: ValueSum
  /** What the pools hold, whatever the other filters hide (behaviour 26.4). */
  remaining: Holding
}

export type Gains = {
  /** The currency of all values. */
  currency: Currency
  /** By cost, then proceeds, the highest first. */
  tokens: readonly TokenGains[]
  /** The tokens of which something remains, also those without a row, sorted. */
  heldMints: readonly string[]
  /** By time, each year before its months. */
  periods: readonly PeriodGains[]
  /** How many shown trades have no price, and how many have an unknown amount (behaviour 26.3). */
  unpriced: number
  unmeasured: number
  /** How many shown trades have no exchange rate, and how many have one that may still change (behaviour 27.4). */
  unrated: number
  provisional: number
  /** How many shown trades have sides whose fetched or manual prices differ by over 10% (behaviour 8.27). */
  mismatches: number
}

/** The results of the shown events, and as of when they say what remains. */
export type ReportedGains = { gains: Gains; remaining: RemainingAt }

/** Returns the gains of the shown events, and the shown trades with what they did to the pools (behaviour 26.4). */
export function reportedGains(
  reported: Reported,
): ReportedGains & { shownTrades: readonly PooledTrade[] } {
  const report = reportOf(reported)
  const pooled = [...pooledTrades(reported)]
  return {
    gains: gainsOf(pooled, report, reported.conversion?.currency),
    remaining: report.remaining,
    shownTrades: pooled.filter(({ trade }) => report.isShown(trade)),
  }
}

/** Returns a function that adds trades in the sequence of `pooledTrades`, and one that returns the gains so far. */
export function createGains(
  { isShown, timeZone, remaining: at }: Report,
  currency: Currency = 'USD',
) {
  const tokens = new Map<string, TokenGains>()
  const periods = new Map<string, PeriodGains>()
  const held = new Map<Pool, Holding>()
  let [unpriced, unmeasured, unrated, provisional, mismatches] = [0, 0, 0, 0, 0]
  const tokenOf = ({ mint }: Pool) => {
    const token = tokens.get(mint) ?? noResult(mint)
    tokens.set(mint, token)
    return token
  }
  const add = (pooled: PooledTrade): void => {
    const { trade, values, rate, sale, purchase } = pooled
    if (at.before === undefined || trade.date < at.before) {
      const last = sale?.parts.at(-1)
      if (sale && last) held.set(sale.pool, last.holding)
      if (purchase) held.set(purchase.pool, purchase.holding)
    }
    if (!isShown(trade)) return
    if (!values) unmeasured += 1
    else if (rate === 'missing') unrated += 1
    else if (values.value === undefined) unpriced += 1
    if (typeof rate === 'object' && rate.isProvisional) provisional += 1
    if (pooled.isMismatch) mismatches += 1
    if (sale) addSale(tokenOf(sale.pool), sale)
    if (purchase) addPurchase(tokenOf(purchase.pool), purchase)
    addToPeriods(periods, monthOf(trade.date, timeZone), pooled)
  }
  const gains = (): Gains => {
    const remaining = new Map<string, Holding>()
    for (const [{ mint }, holding] of held) {
      remaining.set(mint, sumOfHoldings(remaining.get(mint) ?? NOTHING_HELD, holding))
    }
    const rows = [...tokens.values()].map((token) => ({
      ...token,
      remaining: remaining.get(token.mint) ?? NOTHING_HELD,
    }))
    // With a filter by date alone, what only remains has a row, too.
    if (!at.isOfAllOrders) {
      for (const [mint, holding] of remaining) {
        if (holding.amount === 0n || tokens.has(mint)) continue
        rows.push({ ...noResult(mint), remaining: holding })
      }
    }
    const isHeld = (mint: string) => (remaining.get(mint)?.amount ?? 0n) > 0n
    return {
      currency,
      heldMints: [...remaining.keys()].filter(isHeld).sort(),
      tokens: rows.sort(byCost),
      periods: sortedPeriods(periods),
      unpriced,
      unmeasured,
      unrated,
      provisional,
      mismatches,
    }
  }
  return { add, gains }
}

export function gainsOf(pooled: Iterable<PooledTrade>, report: Report, currency?: Currency): Gains {
  const { add, gains } = createGains(report, currency)
  for (const trade of pooled) add(trade)
  return gains()
}

function noResult(mint: string): TokenGains {
  return {
    mint,
    bought: 0n,
    purchases: 0,
    cost: noValue(),
    boughtWithCost: 0n,
    sold: 0n,
    sales: 0,
    proceeds: noValue(),
    soldWithoutCost: 0n,
    soldUnpriced: 0n,
    isHeldElsewhere: false,
    costOfSales: 0n,
    costOfUnpricedSales: 0n,
    gain: noValue(),
    remaining: NOTHING_HELD,
  }
}

function addPurchase(token: TokenGains, { amount, cost }: Purchase): void {
  token.bought += amount
  token.purchases += 1
  addValue(token.cost, cost)
  if (cost !== undefined) token.boughtWithCost += amount
}

function addSale(token: TokenGains, { amount, proceeds, parts, gain, ...sale }: Sale): void {
  token.sold += amount
  token.sales += 1
  addValue(token.proceeds, proceeds)
  addValue(token.gain, gain)
  for (const { amount: part, cost, acquired } of parts) {
    if (cost === undefined) token.soldWithoutCost += part
    else if (proceeds === undefined) token.costOfUnpricedSales += cost
    else token.costOfSales += cost
    if (cost === undefined && acquired !== 'never bought') token.soldUnpriced += part
    if (acquired === 'never bought' && sale.isHeldElsewhere) token.isHeldElsewhere = true
  }
}

function sumOfHoldings(a: Holding, b: Holding): Holding {
  return {
    amount: a.amount + b.amount,
    amountWithCost: a.amountWithCost + b.amountWithCost,
    cost: a.cost + b.cost,
  }
}

/** Compares two tokens: the higher cost comes first, then the higher proceeds, then the mint (behaviour 26.8). */
function byCost(a: TokenGains, b: TokenGains): number {
  return (
    highestFirst(a.cost.value, b.cost.value) ||
    highestFirst(a.proceeds.value, b.proceeds.value) ||
    compareText(a.mint, b.mint)
  )
}

function highestFirst(a: Fixed, b: Fixed): number {
  return Number(a < b) - Number(a > b)
}
