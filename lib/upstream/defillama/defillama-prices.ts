import { z } from 'zod/mini'
import { MAX_PRICE_GAP_SECONDS, type SourceAnswer } from '@/lib/domain/prices/best-price'
import type { PriceCall } from '@/lib/domain/prices/price-plan'
import { priceText } from '@/lib/domain/prices/token-price'
import { fetchText, parseJson } from '@/lib/upstream/http/http-call'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import { publicSettings } from '@/lib/upstream/settings/public-settings'

const IDLE_TIMEOUT_MS = 20_000

const answerSchema = z.object({ coins: z.record(z.string(), z.unknown()) })
const coinSchema = z.object({ prices: z.array(z.unknown()) })
/** DefiLlama marks a coin in distress with a price of 0, so 0 is no price. */
const recordSchema = z.object({
  timestamp: z.int(),
  price: z.number().check(z.positive(), z.lt(Infinity)),
})
type PriceRecord = z.infer<typeof recordSchema>

/** Asks DefiLlama for a mint's minutes. @throws as `fetchDefillamaPrices` */
export type FetchDefillama = (
  call: PriceCall,
  signal: AbortSignal,
) => Promise<Map<number, SourceAnswer>>

/**
 * Asks GET /batchHistorical for a mint's minutes. A coin that is absent has no price (behaviour 8.31).
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

function defillamaUrl({ mint, minutes }: PriceCall): string {
  const coins = encodeURIComponent(JSON.stringify({ [coinOf(mint)]: minutes }))
  return `${publicSettings.defillamaUrl}/batchHistorical?coins=${coins}&searchWidth=${MAX_PRICE_GAP_SECONDS}`
}

function coinOf(mint: string): string {
  return `solana:${mint}`
}

/** Reads the prices of a mint's minutes in an answer. @throws UpstreamError 'unreadable' */
export function defillamaPricesIn(text: string, { mint, minutes }: PriceCall) {
  const answer = answerSchema.safeParse(parseJson(text)).data
  if (!answer) throw new UpstreamError({ kind: 'unreadable' })
  const coin = answer.coins[coinOf(mint)]
  const prices = coin === undefined ? [] : coinSchema.safeParse(coin).data?.prices
  if (!prices) throw new UpstreamError({ kind: 'unreadable' })
  const records = prices.flatMap((item) => recordSchema.safeParse(item).data ?? [])
  return new Map(minutes.map((minute) => [minute, nearestPrice(records, minute)]))
}

/** Of two records at one distance the earlier one counts (behaviour 8.31). */
function nearestPrice(records: readonly PriceRecord[], minute: number): SourceAnswer {
  let nearest: PriceRecord | undefined
  for (const record of records) {
    if (!nearest || isNearer(record.timestamp - minute, nearest.timestamp - minute)) {
      nearest = record
    }
  }
  const apartSeconds = nearest ? nearest.timestamp - minute : Infinity
  if (!nearest || Math.abs(apartSeconds) > MAX_PRICE_GAP_SECONDS) {
    return { source: 'defillama', value: undefined }
  }
  return { source: 'defillama', value: priceText(nearest.price), apartSeconds }
}

function isNearer(apart: number, than: number): boolean {
  const difference = Math.abs(apart) - Math.abs(than)
  return difference < 0 || (difference === 0 && apart < than)
}
