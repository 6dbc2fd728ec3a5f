import { pricesFromTrades, type SidePrices } from '@/lib/domain/prices/minute-prices'
import { bestPrice } from '@/lib/domain/prices/price-answers'
import { roundToMinute } from '@/lib/domain/prices/token-price'
import { mismatchingSides, type TradeAmounts, tradeAmounts } from '@/lib/domain/prices/trade-value'
import { compareText } from '@/lib/domain/text/compare-text'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import { STABLECOINS } from '@/lib/domain/tokens/token'
import { isMeasured, type OrderEvent, type Trade } from '@/lib/domain/trades/order-event'
import type { Reported } from './report'
import { type TradeValues, tradeUsd } from './trade-usd'

/** A trade and its USD values, which are the same for each method and currency. */
export type PricedTrade = {
  trade: Trade
  /** Both are undefined if an amount is unknown. */
  amounts: TradeAmounts | undefined
  usd: TradeValues | undefined
  /** Whether the fetched or manual prices of the sides differ by over 10% (behaviour 8.27). */
  isMismatch: boolean
}

/** Yields all selected trades in the sequence in which they move the pools (behaviour 26.1). */
export function* pricedTrades({
  events,
  answers,
}: Pick<Reported, 'events' | 'answers'>): Generator<PricedTrade, undefined> {
  for (const { minute, trades } of tradesByMinute(events)) {
    const fromTrades = pricesFromTrades(answers, minute, trades)
    if (trades.length > 1) trades.sort(byPoolSequence)
    for (const trade of trades) {
      const input = answers.get(trade.inputMint)?.get(minute)
      const output = answers.get(trade.outputMint)?.get(minute)
      yield pricedTrade(trade, { input, output, fromTrades })
    }
  }
}

function pricedTrade(trade: Trade, prices: SidePrices): PricedTrade {
  if (!isMeasured(trade)) return { trade, amounts: undefined, usd: undefined, isMismatch: false }
  const amounts = tradeAmounts(trade)
  const usd = tradeUsd(trade, amounts, prices)
  const sides = mismatchingSides(amounts, bestPrice(prices.input), bestPrice(prices.output))
  return { trade, amounts, usd, isMismatch: sides !== undefined }
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
