import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { isFresh } from '@/lib/domain/time/max-age'
import { defillamaCalls, MAX_PRICE_GAP_SECONDS } from './price-calls'
import {
  bestPrice,
  PRICE_SOURCES,
  type PriceAnswer,
  type PriceAnswers,
  type PriceSource,
  withAnswers,
} from './price-answers'
import type { PriceMinutes } from './token-price'
import { tradePrices } from './trade-prices'

/** How a run fetches prices: with a Birdeye key, or from trades and DefiLlama (behaviour 8.30). */
export const PRICE_METHODS = ['birdeye', 'keyless'] as const
export type PriceMethod = (typeof PRICE_METHODS)[number]

/** Which service a run may ask for prices, and when. */
type PriceQuery = {
  service: 'birdeye' | 'defillama'
  nowMs: number
  /** Whether the run also replaces prices from worse sources. */
  isReplacing?: boolean
  /** Tokens with a multiplier, whose prices DefiLlama gives for another unit (behaviour 8.31). */
  scaledMints?: ReadonlySet<string>
}

/**
 * Returns whether a service may be asked (behaviour 8.3, 8.7). Its price must be able to fill a gap or to replace a
 * price, and it must not have answered in the last 24 hours.
 */
export function mayAsk(
  answer: PriceAnswer | undefined,
  { service, nowMs, isReplacing = false }: PriceQuery,
): boolean {
  if (!answer) return true
  const best = bestPrice(answer)
  // The best source is the first.
  const rank = (source: PriceSource) => PRICE_SOURCES.indexOf(source)
  if (best && !(isReplacing && rank(service) < rank(best.source))) return false
  const last = answer[service]
  return !last || !isFresh(last.atMs, nowMs)
}

/**
 * Returns the wanted prices that a service may be asked for. DefiLlama isn't asked for the last 30 minutes, because
 * a nearer record may still come (behaviour 8.31). A wanted price in the future means that the clock is behind. The
 * newest wanted minute then counts as now (behaviour 8.1).
 */
export function unansweredPrices(
  wanted: PriceMinutes,
  answers: PriceAnswers,
  asking: PriceQuery,
): PriceMinutes {
  const nowSeconds = Math.max(asking.nowMs / 1_000, newestMinute(wanted))
  const latest = asking.service === 'defillama' ? nowSeconds - MAX_PRICE_GAP_SECONDS : Infinity
  const rest = new Map<string, readonly number[]>()
  for (const [mint, minutes] of wanted) {
    if (asking.service === 'defillama' && asking.scaledMints?.has(mint)) continue
    const mintAnswers = answers.get(mint)
    const unanswered = minutes.filter(
      (minute) => minute <= latest && mayAsk(mintAnswers?.get(minute), asking),
    )
    if (unanswered.length > 0) rest.set(mint, unanswered)
  }
  return rest
}

function newestMinute(wanted: PriceMinutes): number {
  let newest = 0
  for (const minutes of wanted.values()) newest = Math.max(newest, minutes.at(-1) ?? 0)
  return newest
}

/**
 * Plans a run without a key (behaviour 8.29, 8.30).
 * @param events all selected events, because the trades of a minute count together
 */
export function keylessPlan(
  events: readonly OrderEvent[],
  wanted: PriceMinutes,
  answers: PriceAnswers,
  asking: Pick<PriceQuery, 'nowMs' | 'scaledMints'>,
) {
  const wantedMinutes = new Map([...wanted].map(([mint, minutes]) => [mint, new Set(minutes)]))
  const answerAt = (mint: string, minute: number) => answers.get(mint)?.get(minute)
  const given = tradePrices(events, (mint, minute) => {
    const isWanted = wantedMinutes.get(mint)?.has(minute) ?? false
    return isWanted && !answerAt(mint, minute)?.birdeye?.price
  })
  const fromTrades = given.filter(
    ({ mint, minute, price }) => answerAt(mint, minute)?.trade?.price?.value !== price?.value,
  )
  const withTrades = withAnswers(answers, fromTrades, asking.nowMs)
  const toAsk = unansweredPrices(wanted, withTrades, { ...asking, service: 'defillama' })
  return { fromTrades, calls: defillamaCalls(toAsk) }
}
