import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { bestPrice } from './best-price'
import { type PriceAnswers, unansweredPrices } from './price-answers'
import { isBetterSource } from './price-source'
import { tellingTrades, type TellingTrades } from './trade-prices'
import type { PriceMinutes } from './wanted-prices'

/** Where the prices of a run without a key come from. */
export type KeylessPlan = {
  /** What the trades tell where nothing better is known. */
  telling: TellingTrades
  /** What is left for DefiLlama: what has no price at all and it was not asked for yet. */
  toAsk: PriceMinutes
}

/**
 * What a run without a key brings: first what the trades tell, then what DefiLlama may have
 * (behaviour 8.30). Stops often, so that it can be done in slices.
 * @param events all that are displayed: the trades of a minute count together
 * @param nowMs in Unix milliseconds
 */
export function* keylessPlan(
  events: readonly OrderEvent[],
  wanted: PriceMinutes,
  answers: PriceAnswers,
  nowMs: number,
): Generator<undefined, KeylessPlan, undefined> {
  const wantedAt = new Map<string, ReadonlySet<number>>()
  const isWanted = (mint: string, minute: number) => {
    const minutes = wantedAt.get(mint) ?? new Set(wanted.get(mint))
    wantedAt.set(mint, minutes)
    if (!minutes.has(minute)) return false
    const known = answers.get(mint)?.get(minute)
    const best = known && bestPrice(known)
    return !best || isBetterSource('trade', best.source)
  }
  const telling = yield* tellingTrades(events, isWanted)
  const untold = [...unansweredPrices(wanted, answers, { service: 'defillama', nowMs })].flatMap(
    ([mint, minutes]): [string, readonly number[]][] => {
      const told = telling.get(mint)
      const rest = told ? minutes.filter((minute) => !told.has(minute)) : minutes
      return rest.length === 0 ? [] : [[mint, rest]]
    },
  )
  return { telling, toAsk: new Map(untold) }
}
