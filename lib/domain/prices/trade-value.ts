import type { PairMints } from '@/lib/domain/orders/order'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import { STABLECOINS, WRAPPED_SOL } from '@/lib/domain/tokens/token'
import {
  amountsOf,
  isMeasured,
  type MeasuredTrade,
  type OrderEvent,
  type Trade,
  type TradeSide,
} from '@/lib/domain/trades/order-event'
import { bestPriceAt, PRICE_SOURCES, type PriceAnswers, type SourcedPrice } from './price-answers'
import { tokenAmount } from '@/lib/domain/amounts/amount'
import { alignedUnits, type Fixed, fixed, halfUp, isAboveZero } from '@/lib/domain/amounts/decimal'

export function sidePrices({ date, inputMint, outputMint }: Trade, answers: PriceAnswers) {
  const seconds = unixSeconds(date)
  return [
    bestPriceAt(answers, inputMint, seconds),
    bestPriceAt(answers, outputMint, seconds),
  ] as const
}

/**
 * Returns the side whose USD value counts for the trade; undefined if neither has a price (behaviour 8.32). Of USDC or
 * USDT and another token, the dollars count.
 */
export function valuedSide(
  { inputMint, outputMint }: PairMints,
  input: SourcedPrice | undefined,
  output: SourcedPrice | undefined,
): TradeSide | undefined {
  if (!input || !output) return input ? 'input' : output && 'output'
  const isPaidInUsd = STABLECOINS.has(inputMint)
  if (isPaidInUsd !== STABLECOINS.has(outputMint)) return isPaidInUsd ? 'input' : 'output'
  // Below 0 if the input is the better side.
  const difference =
    PRICE_SOURCES.indexOf(input.source) - PRICE_SOURCES.indexOf(output.source) ||
    Math.abs(input.offsetSeconds) - Math.abs(output.offsetSeconds) ||
    Number(outputMint === WRAPPED_SOL) - Number(inputMint === WRAPPED_SOL)
  return difference < 0 ? 'input' : 'output'
}

/**
 * Returns whether a trade has no USD value, because one of its amounts is 0. A trade of USDC for USDT or back has one
 * (behaviour 26.3).
 * @param received net of the fee
 */
export function hasZeroSide(
  { inputMint, outputMint }: Pick<Trade, 'inputMint' | 'outputMint'>,
  paid: string,
  received: string,
): boolean {
  if (STABLECOINS.has(inputMint) && STABLECOINS.has(outputMint)) return false
  return !isAboveZero(paid) || !isAboveZero(received)
}

/** What was paid, and what was received net of the fee. An unknown fee is undefined. */
export type TradeAmounts = { paid: Fixed; received: Fixed; fee: Fixed | undefined }

export function tradeAmounts({ inputAmount, outputAmount, fee }: MeasuredTrade): TradeAmounts {
  return {
    paid: fixed(inputAmount.amount),
    received: fixed(outputAmount.amount),
    fee: fee ? fixed(fee.amount) : undefined,
  }
}

const MAX_TOLERATED_PERCENT = 10n

/**
 * Returns by how many percent of the larger value the USD values of a trade's sides differ. Undefined up to 10%, and
 * unless both sides have a price and an amount in token units (behaviour 8.27).
 */
export function tradeMismatch(trade: Trade, answers: PriceAnswers): string | undefined {
  if (!isMeasured(trade)) return undefined
  const sides = mismatchingSides(tradeAmounts(trade), ...sidePrices(trade, answers))
  return sides && String(halfUp(sides.apart * 100n, sides.larger))
}

/** Returns the USD values of a trade's sides, in one small unit, if they differ by over 10% (behaviour 8.27). */
export function mismatchingSides(
  { paid, received, fee = 0n }: TradeAmounts,
  input: SourcedPrice | undefined,
  output: SourcedPrice | undefined,
) {
  if (!input || !output) return undefined
  const [inputPrice, outputPrice] = alignedUnits(input.value, output.value)
  const given = paid * inputPrice
  const got = (received + fee) * outputPrice
  const [larger, smaller] = given > got ? [given, got] : [got, given]
  const apart = larger - smaller
  return apart * 100n > larger * MAX_TOLERATED_PERCENT ? { apart, larger } : undefined
}

/** What is wrong with the prices of a row: one is missing, or the two don't match (behaviour 17.3). */
export type PriceFlaw = 'missing' | 'mismatch'

export function priceFlaw(event: OrderEvent, answers: PriceAnswers): PriceFlaw | undefined {
  const seconds = unixSeconds(event.date)
  const isMissing = amountsOf(event).some(
    ({ mint, amount }) => tokenAmount(amount) !== undefined && !bestPriceAt(answers, mint, seconds),
  )
  if (isMissing) return 'missing'
  const hasMismatch = event.kind === 'trade' && tradeMismatch(event, answers) !== undefined
  return hasMismatch ? 'mismatch' : undefined
}

export function flawedRows(
  events: readonly OrderEvent[],
  answers: PriceAnswers,
  flaw: PriceFlaw,
): number[] {
  return events.flatMap((event, row) => (priceFlaw(event, answers) === flaw ? [row] : []))
}
