import { z } from 'zod/mini'
import type { SourceAnswer } from '@/lib/domain/prices/best-price'
import type { PriceCall } from '@/lib/domain/prices/price-call-plan'
import { fetchText, parseJson } from '@/lib/upstream/http/http-call'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import { coinOf, defillamaUrl } from './defillama-call-plan'
import { nearestPrice, readRecords } from './nearest-record'

const IDLE_TIMEOUT_MS = 20_000

const answerSchema = z.object({ coins: z.record(z.string(), z.unknown()) })
const coinSchema = z.object({ prices: z.array(z.unknown()) })

/** What DefiLlama says of a mint's minutes. @throws as `fetchDefillamaPrices` */
export type FetchDefillama = (
  call: PriceCall,
  signal: AbortSignal,
) => Promise<Map<number, SourceAnswer>>

/**
 * One GET /batchHistorical: what DefiLlama has of a mint's minutes, each matched by its time. A coin
 * that is absent has no price (behaviour 8.31).
 * @throws UpstreamError, 'unreadable' for HTML and other shapes; the signal's reason once it aborts
 */
export const fetchDefillamaPrices: FetchDefillama = async (call, signal) => {
  const { text } = await fetchText({
    url: defillamaUrl(call),
    headers: { accept: 'application/json' },
    idleTimeoutMs: IDLE_TIMEOUT_MS,
    signal,
  })
  return defillamaPricesIn(text, call)
}

/**
 * The prices of a mint's minutes in an answer.
 * @throws UpstreamError 'unreadable'
 */
export function defillamaPricesIn(text: string, call: PriceCall): Map<number, SourceAnswer> {
  const answer = answerSchema.safeParse(parseJson(text)).data
  if (!answer) throw new UpstreamError({ kind: 'unreadable' })
  const records = recordsOf(answer.coins[coinOf(call.mint)])
  return new Map(call.minutes.map((minute) => [minute, nearestPrice(records, minute)]))
}

function recordsOf(coin: unknown) {
  if (coin === undefined) return []
  const { data } = coinSchema.safeParse(coin)
  if (!data) throw new UpstreamError({ kind: 'unreadable' })
  return readRecords(data.prices)
}
