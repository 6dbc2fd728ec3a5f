import type { OrderEvent } from '@/lib/domain/trades/order-event'
import {
  type AnsweredPrice,
  type Asking,
  foundPrice,
  isBetterSource,
  type PriceAnswers,
  unansweredPrices,
} from './price-answers'
import type { PriceMinutes } from './token-price'
import { tradePrices } from './trade-prices'

/** How a run fetches prices: with a Birdeye key, or from trades and DefiLlama (behaviour 8.30). */
export const PRICE_METHODS = ['birdeye', 'keyless'] as const
export type PriceMethod = (typeof PRICE_METHODS)[number]

export type PriceCall = { mint: string; minutes: readonly number[] }

/** DefiLlama limits a URL to 2,048 characters, which leaves room for 60 minutes. */
const MAX_DEFILLAMA_MINUTES = 60

/** The work of a run without a key: the prices that trades give, and the calls to DefiLlama. */
type KeylessPlan = { fromTrades: readonly AnsweredPrice[]; calls: readonly PriceCall[] }

/**
 * Plans a run without a key (behaviour 8.30). Trades give a price unless a better source has one, and
 * replace an earlier price from trades. DefiLlama is asked for what then has no price at all.
 * @param events all displayed events, because the trades of a minute count together
 */
export function keylessPlan(
  events: readonly OrderEvent[],
  wanted: PriceMinutes,
  answers: PriceAnswers,
  asking: Pick<Asking, 'nowMs' | 'scaledMints'>,
): KeylessPlan {
  const wantedOf = new Map([...wanted].map(([mint, minutes]) => [mint, new Set(minutes)]))
  const foundPriceAt = (mint: string, minute: number) =>
    foundPrice(answers.get(mint)?.get(minute) ?? {})
  const given = tradePrices(events, (mint, minute) => {
    const source = foundPriceAt(mint, minute)?.source
    const isReplaceable = source === undefined || !isBetterSource(source, 'trade')
    return isReplaceable && (wantedOf.get(mint)?.has(minute) ?? false)
  })
  const fromTrades = given.filter(({ mint, minute, answer }) => {
    const price = foundPriceAt(mint, minute)
    return price?.source !== 'trade' || price.value !== answer.value
  })
  for (const { mint, minute } of given) wantedOf.get(mint)?.delete(minute)
  const rest = new Map([...wantedOf].map(([mint, minutes]) => [mint, [...minutes]]))
  const toAsk = unansweredPrices(rest, answers, { ...asking, service: 'defillama' }, wanted)
  return { fromTrades, calls: defillamaCalls(toAsk) }
}

/** Plans the calls to DefiLlama: each for one mint at up to 60 minutes (behaviour 8.31). */
export function defillamaCalls(wanted: PriceMinutes): PriceCall[] {
  return [...wanted].flatMap(([mint, minutes]) =>
    Array.from({ length: Math.ceil(minutes.length / MAX_DEFILLAMA_MINUTES) }, (_, call) => {
      const start = call * MAX_DEFILLAMA_MINUTES
      return { mint, minutes: minutes.slice(start, start + MAX_DEFILLAMA_MINUTES) }
    }),
  )
}
