import { amountText } from '@/lib/domain/amounts/amount'
import {
  addProductTo,
  addTo,
  type DecimalSum,
  significantQuotient,
  sumText,
} from '@/lib/domain/amounts/decimal'
import { netAndFee } from '@/lib/domain/amounts/fee'
import { bestPriceAt, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import { type Received, summaryKey } from './pair-summary'

/**
 * What a pair's trades were worth in USD, exact decimal text: each side over the trades whose side has
 * a price, so that a price that is missing hides no other one (behaviour 18.7).
 */
export type PairUsdValue = {
  /** USD paid, over how many trades, and what those received. */
  paid: { usd: string; trades: number; received: Received }
  /** USD received, over how many trades. */
  received: { usd: Received; trades: number }
  /** Trades both of whose sides have a price. */
  priced: number
}

/** By `summaryKey`; a pair none of whose trades has a price is not there. */
export type PairUsdValues = ReadonlyMap<string, PairUsdValue>

type Sums = Record<'paidUsd' | 'boughtNet' | 'boughtFees' | 'netUsd' | 'feesUsd', DecimalSum> & {
  paidTrades: number
  receivedTrades: number
  priced: number
}

/** Values the trades among some events pair by pair (behaviour 18.7). */
export function valueTrades(events: readonly OrderEvent[], answers: PriceAnswers): PairUsdValues {
  const pairs = new Map<string, Sums>()
  for (const event of events) if (event.kind === 'trade') addTrade(pairs, event, answers)
  return new Map([...pairs].map(([key, sums]) => [key, valued(sums)]))
}

function addTrade(pairs: Map<string, Sums>, trade: Trade, answers: PriceAnswers): void {
  const { inputMint, outputMint, inputAmount } = trade
  const seconds = unixSeconds(trade.date)
  const inputPrice = bestPriceAt(answers, inputMint, seconds)
  const outputPrice = bestPriceAt(answers, outputMint, seconds)
  if (!inputPrice && !outputPrice) return
  const key = summaryKey(inputMint, outputMint)
  const sums = pairs.get(key) ?? noSums()
  pairs.set(key, sums)
  const { net, fee = '0' } = netAndFee(trade)
  if (inputPrice && outputPrice) sums.priced += 1
  if (inputPrice) {
    sums.paidTrades += 1
    addProductTo(sums.paidUsd, amountText(inputAmount, undefined), inputPrice.value)
    addTo(sums.boughtNet, net)
    addTo(sums.boughtFees, fee)
  }
  if (outputPrice) {
    sums.receivedTrades += 1
    addProductTo(sums.netUsd, net, outputPrice.value)
    addProductTo(sums.feesUsd, fee, outputPrice.value)
  }
}

function noSums(): Sums {
  return {
    ...{ paidUsd: [], boughtNet: [], boughtFees: [], netUsd: [], feesUsd: [] },
    ...{ paidTrades: 0, receivedTrades: 0, priced: 0 },
  }
}

function valued(sums: Sums): PairUsdValue {
  const received = { net: sumText(sums.boughtNet), total: sumText(sums.boughtNet, sums.boughtFees) }
  const usd = { net: sumText(sums.netUsd), total: sumText(sums.netUsd, sums.feesUsd) }
  return {
    paid: { usd: sumText(sums.paidUsd), trades: sums.paidTrades, received },
    received: { usd, trades: sums.receivedTrades },
    priced: sums.priced,
  }
}

/** Twice as many as a USD figure ever shows. */
const AVERAGE_DIGITS = 30
const NOT_ZERO = /[1-9]/

/**
 * Returns the average USD price of what was bought: USD paid over what those trades received, to 30
 * significant digits. Undefined if nothing was received (behaviour 18.7).
 */
export function averageUsdPrice({ paid }: PairUsdValue, side: keyof Received): string | undefined {
  const received = paid.received[side]
  if (!NOT_ZERO.test(received)) return undefined
  if (!NOT_ZERO.test(paid.usd)) return '0'
  return significantQuotient(paid.usd, received, AVERAGE_DIGITS)
}
