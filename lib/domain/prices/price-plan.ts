import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { type Asking, isBetterSource } from './best-price'
import { type AnsweredPrice, type PriceAnswers, unansweredPrices } from './price-answers'
import { SECONDS_PER_MINUTE } from './token-price'
import { tradePrices } from './trade-prices'
import type { PriceMinutes } from './wanted-prices'

/** How prices are fetched: with a Birdeye key, or from the trades and DefiLlama (behaviour 8.30). */
export const PRICE_METHODS = ['birdeye', 'keyless'] as const
export type PriceMethod = (typeof PRICE_METHODS)[number]

/** One call to a service, for some minutes of a mint. */
export type PriceCall = { mint: string; minutes: readonly number[] }

/** From so many minutes on, one ranged call uses less of a Birdeye plan than a call for each. */
const MIN_RANGE_MINUTES = 8
/** One call returns at most 1,000 minutes (docs.birdeye.so/docs/price-history). */
const MAX_RANGE_SECONDS = 999 * SECONDS_PER_MINUTE
/** More would not fit into DefiLlama's limit of 2,048 characters a URL. */
const MAX_DEFILLAMA_MINUTES = 60

/**
 * Plans the calls to Birdeye for some minutes of a mint: a ranged one if at least 8 of them are within
 * 999 minutes, else one a minute (behaviour 8.12).
 * @param minutes whole minutes in Unix seconds, each once, the oldest first
 */
export function birdeyeCalls(mint: string, minutes: readonly number[]): PriceCall[] {
  const calls: PriceCall[] = []
  for (let start = 0; start < minutes.length;) {
    const inRange = countInRange(minutes, start)
    const taken = inRange >= MIN_RANGE_MINUTES ? inRange : 1
    calls.push({ mint, minutes: minutes.slice(start, start + taken) })
    start += taken
  }
  return calls
}

function countInRange(minutes: readonly number[], start: number): number {
  const last = (minutes[start] ?? 0) + MAX_RANGE_SECONDS
  let end = start
  while (end < minutes.length && (minutes[end] ?? Infinity) <= last) end += 1
  return end - start
}

/** What a run without a key does: the prices that the trades give, then these calls to DefiLlama. */
export type KeylessPlan = { fromTrades: readonly AnsweredPrice[]; calls: readonly PriceCall[] }

/**
 * Plans a run without a key: new prices from the trades unless a better source has one, then DefiLlama
 * for what has no price at all (behaviour 8.30). A price from other trades is replaced.
 * @param events all that are displayed: the trades of a minute count together
 * @param asking the time in Unix milliseconds, and the tokens with a multiplier
 */
export function keylessPlan(
  events: readonly OrderEvent[],
  wanted: PriceMinutes,
  answers: PriceAnswers,
  asking: Pick<Asking, 'nowMs' | 'scaledMints'>,
): KeylessPlan {
  const wantedOf = new Map([...wanted].map(([mint, minutes]) => [mint, new Set(minutes)]))
  const foundPriceAt = (mint: string, minute: number) => answers.get(mint)?.get(minute)?.foundPrice
  const given = tradePrices(events, (mint, minute) => {
    const source = foundPriceAt(mint, minute)?.source
    const isReplaceable = source === undefined || !isBetterSource(source, 'trade')
    return isReplaceable && (wantedOf.get(mint)?.has(minute) ?? false)
  })
  const fromTrades = given.filter(({ mint, minute, answer }) => {
    const foundPrice = foundPriceAt(mint, minute)
    return foundPrice?.source !== 'trade' || foundPrice.value !== answer.value
  })
  for (const { mint, minute } of given) wantedOf.get(mint)?.delete(minute)
  const rest = new Map([...wantedOf].map(([mint, minutes]) => [mint, [...minutes]]))
  const toAsk = unansweredPrices(rest, answers, { ...asking, service: 'defillama' }, wanted)
  return { fromTrades, calls: defillamaCalls(toAsk) }
}

/** Plans the calls to DefiLlama: a mint each, at most 60 minutes of it (behaviour 8.31). */
export function defillamaCalls(wanted: PriceMinutes): PriceCall[] {
  return [...wanted].flatMap(([mint, minutes]) =>
    Array.from({ length: Math.ceil(minutes.length / MAX_DEFILLAMA_MINUTES) }, (_, call) => {
      const start = call * MAX_DEFILLAMA_MINUTES
      return { mint, minutes: minutes.slice(start, start + MAX_DEFILLAMA_MINUTES) }
    }),
  )
}
