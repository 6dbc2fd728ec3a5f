import { z } from 'zod/mini'
import { usdPriceSchema } from '@/lib/domain/prices/token-price'
import { roundToMinute } from '@/lib/domain/prices/price-minute'
import { visibleText } from '@/lib/domain/text/visible-text'
import { fetchText, parseJson } from '@/lib/upstream/http/http-call'
import { serverSettings } from '@/lib/upstream/settings/server-settings'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'

const IDLE_TIMEOUT_MS = 25_000

export type PriceHistoryRequest = {
  mint: string
  /** The first and the last minute, in Unix seconds; the same for one minute. */
  from: number
  to: number
  apiKey: string
  signal: AbortSignal
}

const answerSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), data: z.object({ items: z.array(z.unknown()) }) }),
  z.object({ success: z.literal(false), message: z.optional(z.unknown()) }),
])
/** A value of null is no price. */
const itemSchema = z.object({
  unixTime: z.optional(z.unknown()),
  value: z.nullable(usdPriceSchema),
})

/**
 * Fetches USD prices by minute, in Unix seconds, from GET /defi/history_price (behaviour 8.12). An
 * empty map means that there are none.
 * @throws UpstreamError, RefusedError if `success` is false, the signal's reason once it aborts
 */
export async function fetchPriceHistory({
  mint,
  from,
  to,
  apiKey,
  signal,
}: PriceHistoryRequest): Promise<Map<number, number>> {
  const query = new URLSearchParams({
    address: mint,
    address_type: 'token',
    type: '1m',
    time_from: String(from),
    time_to: String(to),
  })
  const { text } = await fetchText({
    url: `${serverSettings.birdeyeUrl}/defi/history_price?${query}`,
    headers: { accept: 'application/json', 'X-API-KEY': apiKey, 'x-chain': 'solana' },
    redirect: 'error',
    idleTimeoutMs: IDLE_TIMEOUT_MS,
    signal,
  })
  const answer = answerSchema.safeParse(parseJson(text)).data
  if (!answer) throw new UpstreamError({ kind: 'unreadable' })
  if (!answer.success) throw new RefusedError(String(answer.message ?? 'success is false'))
  return pricesOf(answer.data.items, from, to)
}

/** Birdeye answered with `success: false`. */
class RefusedError extends Error {}

/** Returns why a call failed, without the key, which Birdeye may echo (behaviour 8.21, 15.7). */
export function birdeyeReason(error: unknown, apiKey: string): string {
  const cleaned = (text: string) => withoutKey(visibleText(text), apiKey)
  if (error instanceof RefusedError) return cleaned(error.message)
  if (!(error instanceof UpstreamError)) return 'internal error'
  const { fault } = error
  if (fault.kind === 'network') return 'no response'
  if (fault.kind === 'unreadable') return 'invalid response'
  return `${fault.status} ${cleaned(fault.message)}`.trim()
}

/** Returns the prices of the valid items. */
function pricesOf(items: readonly unknown[], from: number, to: number): Map<number, number> {
  const valid = items.flatMap((item) => itemSchema.safeParse(item).data ?? [])
  if (items.length > 0 && valid.length === 0) throw new UpstreamError({ kind: 'unreadable' })
  const prices = new Map<number, number>()
  for (const { unixTime, value } of valid) {
    // If a single minute was requested, whatever came is its price (behaviour 8.12).
    const minute = from === to ? from : roundToMinute(Number(unixTime))
    if (value !== null && !prices.has(minute)) prices.set(minute, value)
  }
  return prices
}

/** Removes the key from a text of Birdeye's, which may hold it whole or cut off at its end. */
function withoutKey(text: string, apiKey: string): string {
  const clean = text.replaceAll(apiKey, '…')
  for (let length = apiKey.length - 1; length > 0; length -= 1) {
    if (clean.endsWith(apiKey.slice(0, length))) return `${clean.slice(0, -length)}…`
  }
  return clean
}
