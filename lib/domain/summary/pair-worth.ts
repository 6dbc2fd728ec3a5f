import Big, { type BigConstructor } from 'big.js'
import { amountText } from '@/lib/domain/amounts/amount'
import { addProductTo, addTo, type DecimalSum, sumText } from '@/lib/domain/amounts/decimal-sum'
import { bestPriceAt, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import { type ByPair, ofPair, pairEntries } from './by-pair'
import { netAndFee, type Received, summaryKey } from './pair-summary'

/**
 * What a pair's trades were worth in USD, exact decimal text: each side over the trades whose side has
 * a price, so that a price that is missing hides no other one (behaviour 18.7).
 */
export type PairWorth = {
  /** USD paid, over how many trades, and what those received. */
  paid: { usd: string; trades: number; received: Received }
  /** USD received, over how many trades. */
  received: { usd: Received; trades: number }
  /** Trades both of whose sides have a price. */
  priced: number
}

/** By `summaryKey`; a pair none of whose trades has a price is not there. */
export type PairWorths = ReadonlyMap<string, PairWorth>

type Sums = Record<'paidUsd' | 'boughtNet' | 'boughtFees' | 'netUsd' | 'feesUsd', DecimalSum> & {
  paidTrades: number
  receivedTrades: number
  priced: number
}

/** Values the trades among some events, pair by pair; stops after each event, as `summarize`. */
export function* valueTrades(
  events: readonly OrderEvent[],
  answers: PriceAnswers,
): Generator<undefined, PairWorths, undefined> {
  const pairs: ByPair<Sums> = new Map()
  for (const event of events) {
    if (event.kind === 'trade') addTrade(pairs, event, answers)
    yield undefined
  }
  return new Map(
    pairEntries(pairs).map(([input, output, sums]) => [summaryKey(input, output), valued(sums)]),
  )
}

function addTrade(pairs: ByPair<Sums>, trade: Trade, answers: PriceAnswers): void {
  const { inputMint, outputMint, inputAmount } = trade
  const seconds = unixSeconds(trade.date)
  const inputPrice = bestPriceAt(answers, inputMint, seconds)
  const outputPrice = bestPriceAt(answers, outputMint, seconds)
  if (!inputPrice && !outputPrice) return
  const sums = ofPair(pairs, inputMint, outputMint, noSums)
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

function valued(sums: Sums): PairWorth {
  const received = { net: sumText(sums.boughtNet), total: sumText(sums.boughtNet, sums.boughtFees) }
  const usd = { net: sumText(sums.netUsd), total: sumText(sums.netUsd, sums.feesUsd) }
  return {
    paid: { usd: sumText(sums.paidUsd), trades: sums.paidTrades, received },
    received: { usd, trades: sums.receivedTrades },
    priced: sums.priced,
  }
}

/** Twice as many as a USD figure ever shows: what is cut off there changes no rounding half up. */
const PLACES = 30
const DOWN = 0
const Quotient: BigConstructor = Big()
Quotient.DP = PLACES
Quotient.RM = DOWN

/**
 * The average USD price of what was bought: USD paid over what those trades received, cut off after 30
 * decimals. Undefined where nothing was received (behaviour 18.7).
 */
export function averageUsdPrice({ paid }: PairWorth, side: keyof Received): string | undefined {
  const received = paid.received[side]
  if (new Big(received).eq(0)) return undefined
  return new Quotient(paid.usd).div(received).toFixed()
}
