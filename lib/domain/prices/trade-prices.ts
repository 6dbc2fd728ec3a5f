import { isAboveZero, productOf, significantQuotient, sumOf } from '@/lib/domain/amounts/decimal'
import { STABLECOINS } from '@/lib/domain/tokens/token'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import { isMeasured, type MeasuredTrade, type OrderEvent } from '@/lib/domain/trades/order-event'
import {
  type AnsweredPrice,
  exactPrice,
  type PriceAnswer,
  type PriceAnswers,
  type SourcedPrice,
  withAnswers,
} from './price-answers'
import { type PriceMinutes, roundToMinute } from './token-price'

const SIGNIFICANT_DIGITS = 12
const ONE_DOLLAR = '1'

/** Returns the USD of one USDC or USDT: the visitor's manual price, else 1 (behaviour 8.32). */
export function stablecoinPrice(answer: PriceAnswer | undefined): string {
  return answer?.manual?.price?.value ?? ONE_DOLLAR
}

/**
 * Returns the answers at the wanted minutes, with the prices that the selected trades give by themselves in place of
 * stored prices from trades (behaviour 8.32). Manual prices of USDC and USDT count in them. Nothing is stored.
 * @param events all selected events of these minutes, because the trades of a minute count together
 */
export function withTradePrices(
  answers: PriceAnswers,
  events: readonly OrderEvent[],
  wanted: PriceMinutes,
): PriceAnswers {
  const merged = new Map<string, Map<number, PriceAnswer>>()
  for (const [mint, minutes] of wanted) {
    const mintAnswers = new Map<number, PriceAnswer>()
    for (const minute of minutes) {
      const stored = withoutTradePrice(answers.get(mint)?.get(minute) ?? {})
      const { manual } = stored
      // USDC and USDT are dollars, whatever a service says.
      mintAnswers.set(minute, STABLECOINS.has(mint) ? { ...(manual && { manual }) } : stored)
    }
    merged.set(mint, mintAnswers)
  }
  const isWanted = (mint: string, minute: number) => merged.get(mint)?.has(minute) ?? false
  const priceOf = (mint: string, minute: number) => stablecoinPrice(answers.get(mint)?.get(minute))
  for (const { mint, minute, price } of tradePrices(events, isWanted, priceOf)) {
    const others = merged.get(mint)?.get(minute)
    merged.get(mint)?.set(minute, { ...others, trade: { price, atMs: 0 } })
  }
  return merged
}

/**
 * Returns all answers, with the prices that the selected trades give by themselves in place of stored prices from
 * trades, as `withTradePrices` does for some minutes. What services say of USDC and USDT stays.
 * @param events all selected events
 */
export function withSelectedTradePrices(
  answers: PriceAnswers,
  events: readonly OrderEvent[],
): PriceAnswers {
  const withoutTrades = new Map(
    [...answers].map(([mint, byMinute]) => [
      mint,
      new Map([...byMinute].map(([minute, answer]) => [minute, withoutTradePrice(answer)])),
    ]),
  )
  const priceOf = (mint: string, minute: number) => stablecoinPrice(answers.get(mint)?.get(minute))
  const prices = tradePrices(events, () => true, priceOf)
  return withAnswers(withoutTrades, prices, 0)
}

function withoutTradePrice({ manual, birdeye, defillama }: PriceAnswer): PriceAnswer {
  return {
    ...(manual && { manual }),
    ...(birdeye && { birdeye }),
    ...(defillama && { defillama }),
  }
}

/**
 * Returns the prices that events give by themselves, one for each mint and minute, in Unix seconds (behaviour 8.29).
 * Outputs count with their fees.
 * @param stablecoinUsd the USD of one USDC or USDT
 */
export function tradePrices(
  events: readonly OrderEvent[],
  isWanted: (mint: string, minute: number) => boolean,
  stablecoinUsd: (mint: string, minute: number) => string = () => ONE_DOLLAR,
): AnsweredPrice[] {
  const pricingTrades = new Map<string, Map<number, MeasuredTrade[]>>()
  const add = (mint: string, minute: number, ...trades: MeasuredTrade[]) => {
    if (!isWanted(mint, minute)) return
    const mintTrades = pricingTrades.get(mint) ?? new Map<number, MeasuredTrade[]>()
    const otherTrades = mintTrades.get(minute)
    if (otherTrades) otherTrades.push(...trades)
    else pricingTrades.set(mint, mintTrades.set(minute, trades))
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
  return [...pricingTrades].flatMap(([mint, mintTrades]) =>
    [...mintTrades].map(([minute, trades]): AnsweredPrice => {
      const value = STABLECOINS.has(mint)
        ? ONE_DOLLAR
        : paidOverReceived(mint, trades, (stablecoin) => stablecoinUsd(stablecoin, minute))
      return { mint, minute, source: 'trade', price: exactPrice('trade', value) }
    }),
  )
}

/** Returns whether a trade by itself gives this price of one of its mints (behaviour 8.6). */
export function isFromTrade(price: SourcedPrice, mint: string, trade: OrderEvent): boolean {
  if (!isMeasured(trade) || trade.kind !== 'trade') return false
  const isPriced = price.source === 'trade' && pricedMint(trade) === mint
  return isPriced && paidOverReceived(mint, [trade], () => ONE_DOLLAR) === price.value
}

/** Returns the mint that a trade gives a price for: the one traded for a stablecoin; undefined if there is none. */
export function pricedMint({ inputMint, outputMint, ...trade }: MeasuredTrade): string | undefined {
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
export function paidOverReceived(
  mint: string,
  trades: readonly MeasuredTrade[],
  stablecoinUsd: (mint: string) => string,
): string {
  const usd: string[] = []
  const tokens: string[] = []
  for (const { inputMint, inputAmount, outputMint, outputAmount, fee } of trades) {
    const total = sumOf([outputAmount.amount, fee?.amount ?? '0'])
    const isSold = inputMint === mint
    tokens.push(isSold ? inputAmount.amount : total)
    const paid = isSold ? total : inputAmount.amount
    usd.push(productOf(paid, stablecoinUsd(isSold ? outputMint : inputMint)))
  }
  const dollars = sumOf(usd)
  // The visitor can set the price of USDC or USDT to 0.
  return isAboveZero(dollars)
    ? significantQuotient(dollars, sumOf(tokens), SIGNIFICANT_DIGITS)
    : dollars
}
