import { isAboveZero, significantQuotient, sumOf } from '@/lib/domain/amounts/decimal'
import { STABLECOINS } from '@/lib/domain/tokens/token'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import { isMeasured, type MeasuredTrade, type OrderEvent } from '@/lib/domain/trades/order-event'
import { type AnsweredPrice, answerOf, type SourcedPrice } from './price-answers'
import { roundToMinute } from './token-price'

const SIGNIFICANT_DIGITS = 12

/**
 * Returns the prices that events give by themselves, one for each mint and minute, in Unix seconds (behaviour 8.29).
 * Outputs count with their fees.
 */
export function tradePrices(
  events: readonly OrderEvent[],
  isWanted: (mint: string, minute: number) => boolean,
): AnsweredPrice[] {
  const pricingTrades = new Map<string, Map<number, MeasuredTrade[]>>()
  const add = (mint: string, minute: number, ...trades: MeasuredTrade[]) => {
    if (!isWanted(mint, minute)) return
    const ofMint = pricingTrades.get(mint) ?? new Map<number, MeasuredTrade[]>()
    const otherTrades = ofMint.get(minute)
    if (otherTrades) otherTrades.push(...trades)
    else pricingTrades.set(mint, ofMint.set(minute, trades))
  }
  for (const event of events) {
    const minute = roundToMinute(unixSeconds(event.date))
    if (STABLECOINS.has(event.inputMint)) add(event.inputMint, minute)
    if (event.kind !== 'trade') continue
    if (STABLECOINS.has(event.outputMint)) add(event.outputMint, minute)
    if (!isMeasured(event)) continue
    const priced = pricedMint(event)
    if (priced !== undefined) add(priced, minute, event)
  }
  return [...pricingTrades].flatMap(([mint, ofMint]) =>
    [...ofMint].map(([minute, trades]): AnsweredPrice => {
      const value = STABLECOINS.has(mint) ? '1' : paidOverReceived(mint, trades)
      return { mint, minute, answer: answerOf('trade', value) }
    }),
  )
}

/** Returns whether a trade by itself gives this price of one of its mints (behaviour 8.6). */
export function isFromTrade(price: SourcedPrice, mint: string, trade: OrderEvent): boolean {
  if (!isMeasured(trade) || trade.kind !== 'trade') return false
  const isPriced = price.source === 'trade' && pricedMint(trade) === mint
  return isPriced && paidOverReceived(mint, [trade]) === price.value
}

/** Returns the mint that a trade gives a price for: the one traded for a stablecoin; undefined if there is none. */
function pricedMint({ inputMint, outputMint, ...trade }: MeasuredTrade): string | undefined {
  const isPaidInUsd = STABLECOINS.has(inputMint)
  if (isPaidInUsd === STABLECOINS.has(outputMint)) return undefined
  const { inputAmount, outputAmount, fee } = trade
  const isPricing =
    isAboveZero(inputAmount.amount) &&
    (isAboveZero(outputAmount.amount) || isAboveZero(fee?.amount))
  if (!isPricing) return undefined
  return isPaidInUsd ? outputMint : inputMint
}

/** Returns the USD per whole token of a mint, which is the input or output of each trade. */
function paidOverReceived(mint: string, trades: readonly MeasuredTrade[]): string {
  const usd: string[] = []
  const tokens: string[] = []
  for (const { inputMint, inputAmount, outputAmount, fee } of trades) {
    const [input, output] = inputMint === mint ? [tokens, usd] : [usd, tokens]
    input.push(inputAmount.amount)
    output.push(outputAmount.amount, fee?.amount ?? '0')
  }
  return significantQuotient(sumOf(usd), sumOf(tokens), SIGNIFICANT_DIGITS)
}
