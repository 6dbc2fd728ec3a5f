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
 * One GET /defi/history_price (Birdeye's documentation 'Price - Historical'): USD prices by minute,
 * in Unix seconds (behaviour 8.20). An empty map means that there is none.
 * @throws UpstreamError, RefusedError where `success` is false, the signal's reason once it aborts
 */
export async function fetchPriceHistory(
  request: PriceHistoryRequest,
): Promise<Map<number, number>> {
  const { mint, from, to, apiKey, signal } = request
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

/**
 * Why a call to Birdeye failed, for a log and an answer: the status and Birdeye's message, without
 * the key, which it may echo (behaviour 8.21).
 */
export function birdeyeReason(error: unknown, apiKey: string): string {
  const cleaned = (text: string) => withoutKey(visibleText(text), apiKey)
  if (error instanceof RefusedError) return cleaned(error.message)
  if (!(error instanceof UpstreamError)) return 'internal error'
  const { fault } = error
  if (fault.kind === 'network') return 'no response'
  if (fault.kind === 'unreadable') return 'invalid response'
  return `${fault.status} ${cleaned(fault.message)}`.trim()
}

/** What can be read of the items; a minute whose item cannot be read counts as absent. */
function pricesOf(items: readonly unknown[], from: number, to: number): Map<number, number> {
  const readable = items.flatMap((item) => itemSchema.safeParse(item).data ?? [])
  if (items.length > 0 && readable.length === 0) throw new UpstreamError({ kind: 'unreadable' })
  const prices = new Map<number, number>()
  for (const { unixTime, value } of readable) {
    // Where a single minute was asked for, whatever came is its price (behaviour 8.20).
    const minute = from === to ? from : roundToMinute(Number(unixTime))
    if (value !== null && !prices.has(minute)) prices.set(minute, value)
  }
  return prices
}

/** A text of Birdeye's without the key, which may stand in it whole or cut off at its end. */
function withoutKey(text: string, apiKey: string): string {
  const clean = text.replaceAll(apiKey, '…')
  for (let length = apiKey.length - 1; length > 0; length -= 1) {
    if (clean.endsWith(apiKey.slice(0, length))) return `${clean.slice(0, -length)}…`
  }
  return clean
}
