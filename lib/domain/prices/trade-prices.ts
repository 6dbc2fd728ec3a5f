import Big, { type BigConstructor } from 'big.js'
import { totalOutput } from '@/lib/domain/amounts/fee'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import type { AnsweredPrice } from './price-answers'
import { roundToMinute } from './price-minute'

/** USDC and USDT, by their mints: a token that only bears their name is none of them. */
const STABLECOINS = new Set([
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
])
const SIGNIFICANT_DIGITS = 12
const HALF_UP = 1
const DOWN = 0

/**
 * The trades that tell a mint's price in a minute, by mint and minute in Unix seconds; none for a
 * stablecoin, which is $1 by itself.
 */
export type TellingTrades = ReadonlyMap<string, ReadonlyMap<number, readonly Trade[]>>

/**
 * Which prices some events tell by themselves (behaviour 8.29): those of USDC and USDT, and of the
 * other side of every trade with one of them. A trade with a 0 on either side tells nothing. Stops
 * before each event, so that it can be done in slices.
 * @param isWanted whether the price of a mint and a minute, in Unix seconds, is to be told
 */
export function* tellingTrades(
  events: readonly OrderEvent[],
  isWanted: (mint: string, minute: number) => boolean,
): Generator<undefined, TellingTrades, undefined> {
  const telling = new Map<string, Map<number, Trade[]>>()
  const tradesAt = (mint: string, minute: number): Trade[] | undefined => {
    const ofMint = telling.get(mint) ?? new Map<number, Trade[]>()
    const trades = ofMint.get(minute)
    if (trades || !isWanted(mint, minute)) return trades
    const none: Trade[] = []
    telling.set(mint, ofMint.set(minute, none))
    return none
  }
  for (const event of events) {
    yield
    const minute = roundToMinute(unixSeconds(event.date))
    const isPaidInUsd = STABLECOINS.has(event.inputMint)
    if (isPaidInUsd) tradesAt(event.inputMint, minute)
    if (event.kind !== 'trade') continue
    const isForUsd = STABLECOINS.has(event.outputMint)
    if (isForUsd) tradesAt(event.outputMint, minute)
    if (isPaidInUsd === isForUsd || !isTelling(event)) continue
    tradesAt(isPaidInUsd ? event.outputMint : event.inputMint, minute)?.push(event)
  }
  return telling
}

/** How many prices some trades tell. */
export function countTold(telling: TellingTrades): number {
  return [...telling.values()].reduce((sum, { size }) => sum + size, 0)
}

/**
 * The prices themselves, one by one: what was paid for all that was received in the minute, or the
 * other way round, the output counted before the fee, to 12 significant digits half up; $1 for a
 * stablecoin (behaviour 8.29).
 */
export function* tradePrices(telling: TellingTrades): Generator<AnsweredPrice> {
  for (const [mint, ofMint] of telling) {
    for (const [minute, trades] of ofMint) {
      const value = STABLECOINS.has(mint) ? '1' : priceOf(mint, trades)
      yield { mint, minute, answer: { source: 'trade', value, apartSeconds: 0 } }
    }
  }
}

const NOT_ZERO = /[1-9]/

function isTelling({ inputAmount, outputAmount, fee }: Trade): boolean {
  return (
    // Jupiter sends all amounts so.
    [inputAmount, outputAmount, fee].every((some) => some?.adjustedForDecimals !== false) &&
    NOT_ZERO.test(inputAmount.amount) &&
    NOT_ZERO.test(outputAmount.amount + (fee?.amount ?? ''))
  )
}

function priceOf(mint: string, trades: readonly Trade[]): string {
  let usd = new Big(0)
  let amount = new Big(0)
  for (const { inputMint, inputAmount, outputAmount, fee } of trades) {
    const input = inputAmount.amount
    const output = totalOutput(outputAmount.amount, fee?.amount)
    usd = usd.plus(inputMint === mint ? output : input)
    amount = amount.plus(inputMint === mint ? input : output)
  }
  return quotient(usd, amount)
}

/** By places, each made once: to make one takes longer than to divide. */
const quotients = new Map<number, BigConstructor>()

/** Cut off after the 12th significant digit or later, then rounded: so it is rounded once only. */
function quotient(usd: Big, amount: Big): string {
  // The first digit stands at this place after the point, or at the one before it.
  const firstPlace = amount.e - usd.e + 1
  const places = Math.max(0, firstPlace + SIGNIFICANT_DIGITS)
  const Quotient = quotients.get(places) ?? newQuotient(places)
  quotients.set(places, Quotient)
  return new Quotient(usd).div(amount).prec(SIGNIFICANT_DIGITS, HALF_UP).toFixed()
}

function newQuotient(places: number): BigConstructor {
  const Quotient = Big()
  Quotient.DP = places
  Quotient.RM = DOWN
  return Quotient
}
