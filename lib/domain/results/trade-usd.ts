import { type Fixed, fixed, halfUp, worthOf } from '@/lib/domain/amounts/decimal'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { stablecoinPrice } from '@/lib/domain/prices/trade-prices'
import { sidePrices, valuedSide } from '@/lib/domain/prices/trade-value'
import { STABLECOINS } from '@/lib/domain/tokens/token'
import type { MeasuredTrade } from '@/lib/domain/trades/order-event'

/**
 * What a trade is worth in USD. `value` is its one value, net of the fee if the received side has it (behaviour 8.32).
 * `paid` and `received` are those of its sides, and `received` is net of `fees` (behaviour 26.5). Each is undefined if
 * it is unknown.
 */
export type TradeUsd = {
  value: Fixed | undefined
  paid: Fixed | undefined
  received: Fixed | undefined
  fees: Fixed | undefined
}

const UNKNOWN: TradeUsd = {
  value: undefined,
  paid: undefined,
  received: undefined,
  fees: undefined,
}

/**
 * Returns the USD of a trade. A trade with a 0 on either side has none, unless it is one of USDC for USDT or back
 * (behaviour 26.3).
 * @param answers with the prices of the selected trades, as `withTradePrices` returns them
 */
export function tradeUsd(trade: MeasuredTrade, answers: PriceAnswers): TradeUsd {
  const { inputMint, outputMint } = trade
  const paid = fixed(trade.inputAmount.amount)
  const received = fixed(trade.outputAmount.amount)
  const amounts = { paid, received, fee: trade.fee ? fixed(trade.fee.amount) : undefined }
  const isPaidInUsd = STABLECOINS.has(inputMint)
  const isReceivedInUsd = STABLECOINS.has(outputMint)
  const priceOf = (mint: string) => stablecoinPrice(answers, mint, trade.date)
  if (isPaidInUsd && isReceivedInUsd) {
    const sides = sidesAt(amounts, priceOf(inputMint), priceOf(outputMint))
    return { ...sides, value: sides.received }
  }
  if (paid === 0n || received === 0n) return UNKNOWN
  if (isPaidInUsd) return paidInUsd(amounts, worthOf(paid, priceOf(inputMint)))
  if (isReceivedInUsd) return receivedInUsd(amounts, priceOf(outputMint))
  const [input, output] = sidePrices(trade, answers)
  const sides = sidesAt(amounts, input?.value, output?.value)
  const isInputValued = valuedSide(trade, input, output) === 'input'
  return { ...sides, value: isInputValued ? sides.paid : sides.received }
}

/** What was paid, and what was received net of the fee. An unknown fee is undefined. */
type TradeAmounts = { paid: Fixed; received: Fixed; fee: Fixed | undefined }

/** The received tokens and the fee are worth their exact shares of the dollars paid (behaviour 26.5). */
function paidInUsd({ received, fee }: TradeAmounts, dollars: Fixed): TradeUsd {
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
function receivedInUsd({ received, fee }: TradeAmounts, price: string): TradeUsd {
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
): Omit<TradeUsd, 'value'> {
  const worthAt = (amount: Fixed | undefined, price: string | undefined) =>
    amount === undefined || price === undefined ? undefined : worthOf(amount, price)
  return {
    paid: worthAt(paid, inputPrice),
    received: worthAt(received, outputPrice),
    fees: worthAt(fee, outputPrice),
  }
}
