import { unixSeconds } from '@/lib/domain/time/unix-time'
import { STABLECOINS, WRAPPED_SOL } from '@/lib/domain/tokens/token'
import {
  isMeasured,
  type OrderEvent,
  type Trade,
  type TradeSide,
} from '@/lib/domain/trades/order-event'
import { PRICE_SOURCES, type SourcedPrice } from './best-price'
import { bestPriceAt, type PriceAnswers } from './price-answers'
import { type Amount, wholeAmount } from '@/lib/domain/amounts/amount'
import { totalOutput } from '@/lib/domain/amounts/fee'
import { halfUp, placesOf, powerOf10, unitsOf } from '@/lib/domain/amounts/decimal'

/**
 * Returns the side of a trade whose USD value is the trade's own: the one whose price has the better
 * source, then the nearer record, then the side in a stablecoin or SOL, then what was received.
 * Undefined if neither has a price (behaviour 8.32).
 */
export function valuedSide(trade: Trade, answers: PriceAnswers): TradeSide | undefined {
  const seconds = unixSeconds(trade.date)
  const input = bestPriceAt(answers, trade.inputMint, seconds)
  return betterSide(trade, input, bestPriceAt(answers, trade.outputMint, seconds))
}

/** Returns as `valuedSide` does, with the prices of both sides. */
export function betterSide(
  { inputMint, outputMint }: Pick<Trade, 'inputMint' | 'outputMint'>,
  input: SourcedPrice | undefined,
  output: SourcedPrice | undefined,
): TradeSide | undefined {
  if (!input || !output) return input ? 'input' : output && 'output'
  const isInput = compareRanks(rankOf(input, inputMint), rankOf(output, outputMint)) < 0
  return isInput ? 'input' : 'output'
}

/** Lower is better, the first number before the second one. */
function rankOf({ source, apartSeconds }: SourcedPrice, mint: string): number[] {
  const isCommon = mint === WRAPPED_SOL || STABLECOINS.has(mint)
  return [PRICE_SOURCES.indexOf(source), Math.abs(apartSeconds), isCommon ? 0 : 1]
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  return a.map((rank, at) => rank - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0
}

const MAX_TOLERATED_PERCENT = 10n

/** Returns as `mismatchPercent` with the best prices of a trade's sides; `undefined` without both. */
export function tradeMismatch(trade: Trade, answers: PriceAnswers): string | undefined {
  const seconds = unixSeconds(trade.date)
  const input = bestPriceAt(answers, trade.inputMint, seconds)
  const output = bestPriceAt(answers, trade.outputMint, seconds)
  return input && output && mismatchPercent(trade, input.value, output.value)
}

/**
 * Returns by how much of the larger one the USD values of a trade's two sides differ, the output
 * before the fee, in whole percent, rounded half up; `undefined` up to 10 % (behaviour 8.27). BigInt,
 * because every row is checked whenever a price comes.
 * @param inputPrice and `outputPrice` are plain decimal text
 */
export function mismatchPercent(
  trade: Trade,
  inputPrice: string,
  outputPrice: string,
): string | undefined {
  if (!isMeasured(trade)) return undefined
  const { inputAmount, outputAmount, fee } = trade
  const total = totalOutput(outputAmount.amount, fee?.amount)
  const places = placesOf(inputAmount.amount) + placesOf(inputPrice)
  const outputPlaces = placesOf(total) + placesOf(outputPrice)
  const most = Math.max(places, outputPlaces)
  const paid = unitsOf(inputAmount.amount) * unitsOf(inputPrice) * powerOf10(most - places)
  const received = unitsOf(total) * unitsOf(outputPrice) * powerOf10(most - outputPlaces)
  const [larger, smaller] = paid > received ? [paid, received] : [received, paid]
  const apart = (larger - smaller) * 100n
  if (apart <= larger * MAX_TOLERATED_PERCENT) return undefined
  return String(halfUp(apart, larger))
}

/** Why a row wants a look: a side has no price, or the prices of both don't match (behaviour 17.3). */
export type PriceFlaw = 'missing' | 'mismatch'

/** Returns what is wrong with an event's prices; `undefined` if nothing is. */
export function priceFlaw(event: OrderEvent, answers: PriceAnswers): PriceFlaw | undefined {
  const seconds = unixSeconds(event.date)
  const isMissing = (mint: string, amount: Amount | null) =>
    wholeAmount(amount) !== undefined && !bestPriceAt(answers, mint, seconds)
  if (isMissing(event.inputMint, event.inputAmount)) return 'missing'
  if (event.kind !== 'trade') return undefined
  if (isMissing(event.outputMint, event.outputAmount)) return 'missing'
  return tradeMismatch(event, answers) === undefined ? undefined : 'mismatch'
}

/** Returns the indexes of the events with a flaw. */
export function flawedRows(
  events: readonly OrderEvent[],
  answers: PriceAnswers,
  flaw: PriceFlaw,
): number[] {
  return events.flatMap((event, row) => (priceFlaw(event, answers) === flaw ? [row] : []))
}
