import * as z from '@/lib/domain/text/zod'
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

export type FetchDefillama = (
  call: PriceCall,
  signal: AbortSignal,
) => Promise<Map<number, SourceAnswer>>

/**
 * Fetches the prices of a mint's minutes (behaviour 8.31).
 * @throws UpstreamError, and the signal's reason once it aborts
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

/** Parses the prices of a mint's minutes; an absent coin has none. @throws UpstreamError */
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
  const apart = ({ timestamp }: PriceRecord) => timestamp - minute
  const [nearest] = [...records].sort(
    (a, b) => Math.abs(apart(a)) - Math.abs(apart(b)) || apart(a) - apart(b),
  )
  if (!nearest || Math.abs(apart(nearest)) > MAX_PRICE_GAP_SECONDS) {
    return { source: 'defillama', value: undefined }
  }
  return { source: 'defillama', value: priceText(nearest.price), apartSeconds: apart(nearest) }
}
