import { type Fixed, fixed, halfUp, worthOf } from '@/lib/domain/amounts/decimal'
import { type ExchangeRate, inCurrency } from '@/lib/domain/exchange-rates/exchange-rate'
import { type MinutePrices, priceInMinute } from '@/lib/domain/prices/minute-prices'
import { stablecoinPrice } from '@/lib/domain/prices/trade-prices'
import { valuedSide } from '@/lib/domain/prices/trade-value'
import { STABLECOINS } from '@/lib/domain/tokens/token'
import type { MeasuredTrade, Trade } from '@/lib/domain/trades/order-event'

/**
 * What a trade is worth. `value` is its one value, net of the fee if the received side has it (behaviour 8.32).
 * `paid` and `received` are those of its sides, and `received` is net of `fees` (behaviour 26.5). Each is undefined if
 * it is unknown.
 */
export type TradeValues = {
  value: Fixed | undefined
  paid: Fixed | undefined
  received: Fixed | undefined
  fees: Fixed | undefined
}

const UNKNOWN: TradeValues = {
  value: undefined,
  paid: undefined,
  received: undefined,
  fees: undefined,
}

/**
 * Returns the values in another currency, each converted by itself (behaviour 27.3). Without a rate they are unknown.
 * @param rate undefined in USD
 */
export function convertedValues(
  usd: TradeValues,
  rate: ExchangeRate | 'missing' | undefined,
): TradeValues {
  if (rate === undefined) return usd
  if (rate === 'missing') return UNKNOWN
  const converted = (value: Fixed | undefined) =>
    value === undefined ? undefined : inCurrency(value, rate)
  const value = converted(usd.value)
  // Most trades have no fee, and the same value on each side.
  const ofSide = (side: Fixed | undefined) => (side === usd.value ? value : converted(side))
  return {
    value,
    paid: ofSide(usd.paid),
    received: ofSide(usd.received),
    fees: converted(usd.fees),
  }
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

/**
 * Returns the USD of a trade. A trade with a 0 on either side has none, unless it is one of USDC for USDT or back
 * (behaviour 26.3).
 * @param amounts those of the trade
 * @param prices those of the trade's minute
 */
export function tradeUsd(
  trade: Pick<Trade, 'inputMint' | 'outputMint'>,
  amounts: TradeAmounts,
  prices: MinutePrices,
): TradeValues {
  const { inputMint, outputMint } = trade
  const isPaidInUsd = STABLECOINS.has(inputMint)
  const isReceivedInUsd = STABLECOINS.has(outputMint)
  const dollarsPer = (mint: string) => stablecoinPrice(prices.answers, mint, prices.minute)
  if (isPaidInUsd && isReceivedInUsd) {
    const sides = sidesAt(amounts, dollarsPer(inputMint), dollarsPer(outputMint))
    return { ...sides, value: sides.received }
  }
  if (amounts.paid === 0n || amounts.received === 0n) return UNKNOWN
  if (isPaidInUsd) return paidInUsd(amounts, worthOf(amounts.paid, dollarsPer(inputMint)))
  if (isReceivedInUsd) return receivedInUsd(amounts, dollarsPer(outputMint))
  const input = priceInMinute(prices, inputMint)
  const output = priceInMinute(prices, outputMint)
  const sides = sidesAt(amounts, input?.value, output?.value)
  const isInputValued = valuedSide(trade, input, output) === 'input'
  return { ...sides, value: isInputValued ? sides.paid : sides.received }
}

/** The received tokens and the fee are worth their exact shares of the dollars paid (behaviour 26.5). */
function paidInUsd({ received, fee }: TradeAmounts, dollars: Fixed): TradeValues {
  // Without a fee nothing is divided: a wallet can have 100,000 such trades.
  if (!fee) return { value: dollars, paid: dollars, received: dollars, fees: fee }
  const total = received + fee
  return {
    value: dollars,
    paid: dollars,
    received: halfUp(dollars * received, total),
    fees: halfUp(dollars * fee, total),
  }
}

/** What was paid is worth the dollars before the fee (behaviour 26.5). */
function receivedInUsd({ received, fee }: TradeAmounts, price: string): TradeValues {
  const net = worthOf(received, price)
  return {
    value: net,
    paid: worthOf(received + (fee ?? 0n), price),
    received: net,
    fees: fee === undefined ? undefined : worthOf(fee, price),
  }
}

/** Each side is worth its own price. */
function sidesAt(
  { paid, received, fee }: TradeAmounts,
  inputPrice: string | undefined,
  outputPrice: string | undefined,
): Omit<TradeValues, 'value'> {
  const worthAt = (amount: Fixed | undefined, price: string | undefined) =>
    amount === undefined || price === undefined ? undefined : worthOf(amount, price)
  return {
    paid: worthAt(paid, inputPrice),
    received: worthAt(received, outputPrice),
    fees: worthAt(fee, outputPrice),
  }
}
