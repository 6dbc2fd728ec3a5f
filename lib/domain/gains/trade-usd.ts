import { type Fixed, worthOf } from '@/lib/domain/amounts/decimal'
import { type ExchangeRate, inCurrency } from '@/lib/domain/exchange-rates/exchange-rate'
import { priceInMinute, type SidePrices } from '@/lib/domain/prices/minute-prices'
import { stablecoinPrice } from '@/lib/domain/prices/trade-prices'
import { type TradeAmounts, valuedSide } from '@/lib/domain/prices/trade-value'
import { STABLECOINS } from '@/lib/domain/tokens/token'
import type { Trade } from '@/lib/domain/trades/order-event'

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
  const sideValue = (side: Fixed | undefined) => (side === usd.value ? value : converted(side))
  return {
    value,
    paid: sideValue(usd.paid),
    received: sideValue(usd.received),
    fees: converted(usd.fees),
  }
}

/**
 * Returns the USD of a trade. A trade with a 0 on either side has none, unless it is one of USDC for USDT or back
 * (behaviour 26.3).
 * @param amounts those of the trade
 */
export function tradeUsd(
  trade: Pick<Trade, 'inputMint' | 'outputMint'>,
  amounts: TradeAmounts,
  prices: SidePrices,
): TradeValues {
  const { inputMint, outputMint } = trade
  const isPaidInUsd = STABLECOINS.has(inputMint)
  const isReceivedInUsd = STABLECOINS.has(outputMint)
  if (isPaidInUsd && isReceivedInUsd) {
    const sides = sidesAt(amounts, stablecoinPrice(prices.input), stablecoinPrice(prices.output))
    return { ...sides, value: sides.received }
  }
  if (amounts.paid === 0n || amounts.received === 0n) return UNKNOWN
  if (isPaidInUsd) return paidInUsd(amounts, worthOf(amounts.paid, stablecoinPrice(prices.input)))
  if (isReceivedInUsd) return receivedInUsd(amounts, stablecoinPrice(prices.output))
  const input = priceInMinute(prices.input, prices.fromTrades.get(inputMint))
  const output = priceInMinute(prices.output, prices.fromTrades.get(outputMint))
  const sides = sidesAt(amounts, input?.value, output?.value)
  const isInputValued = valuedSide(trade, input, output) === 'input'
  return { ...sides, value: isInputValued ? sides.paid : sides.received }
}

/** The received tokens and the fee are worth their exact shares of the dollars paid (behaviour 26.5). */
function paidInUsd({ received, fee }: TradeAmounts, dollars: Fixed): TradeValues {
  // Without a fee nothing is divided: a wallet can have 100,000 such trades.
  if (!fee) return { value: dollars, paid: dollars, received: dollars, fees: fee }
  // A division takes longer than all else here. One gives both shares, because they add up to the dollars.
  const total = received + fee
  const exact = dollars * received
  const down = exact / total
  const twiceLeft = 2n * (exact - down * total)
  return {
    value: dollars,
    paid: dollars,
    received: twiceLeft < total ? down : down + 1n,
    fees: dollars - (twiceLeft > total ? down + 1n : down),
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
