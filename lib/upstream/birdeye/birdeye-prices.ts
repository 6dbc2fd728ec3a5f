import { birdeyeCalls } from '@/lib/domain/prices/price-calls'
import { birdeyeAnswer, type PriceResult } from '@/lib/domain/prices/price-answers'
import { type PriceCall, type PriceMinutes, roundToMinute } from '@/lib/domain/prices/token-price'
import {
  faultOf,
  fetchText,
  parseAs,
  retryAfterMs,
  UpstreamError,
  type Wait,
} from '@/lib/upstream/http/http-call'
import * as z from '@/lib/domain/text/zod'
import { SECOND_MS } from '@/lib/domain/time/unix-time'
import { visibleText } from '@/lib/domain/text/visible-text'
import { serverSettings } from '@/lib/upstream/environment/server-settings'

/** The last call starts by then: a call takes at most 25 s; Vercel ends requests after 300 s (behaviour 12.7). */
const LAST_CALL_AFTER_MS = 214_000
/** If two calls in a row end with 429 or a used-up plan, the key has no requests left (behaviour 8.12). */
const MAX_LIMITED_IN_A_ROW = 2

/** The key, and how many calls a second it may make. */
type Pace = {
  apiKey: string
  requestsPerSecond: number
  signal: AbortSignal
  wait: Wait
  now: () => number
}

export type TokenPricesRequest = Pace & {
  wanted: PriceMinutes
  /** After this many prices, failed ones included, or one longer range, the rest is left. */
  maxPrices: number
  /** Called for each failed call. The message doesn't contain the API key. */
  log: (message: string) => void
}

/**
 * Fetches prices one call after another and yields their results (behaviour 8.12, 12.7). A failed price is logged and
 * skipped (behaviour 15.7). Never throws.
 */
export async function* fetchTokenPrices(run: TokenPricesRequest): AsyncGenerator<PriceResult> {
  const lastStartMs = run.now() + LAST_CALL_AFTER_MS
  const calls = [...run.wanted].flatMap(([mint, minutes]) => birdeyeCalls(mint, minutes))
  let settled = 0
  let limitedInARow = 0

  for (let call = calls[0]; call; call = calls[0]) {
    const { mint, minutes } = call
    if (settled > 0 && settled + minutes.length > run.maxPrices) break
    const outcome = yield* callBirdeye(call, lastStartMs, run)
    if (outcome.kind === 'stopped') yield outcome
    if (outcome.kind === 'stopped' || outcome.kind === 'ended') break
    calls.shift()
    const error = outcome.kind === 'failed' ? failureText(call, outcome.reason) : undefined
    if (error !== undefined) run.log(error)
    const absent: PriceCall[] = []
    for (const minute of minutes) {
      const price = outcome.kind === 'failed' ? undefined : outcome.prices.get(minute)
      if (price === undefined && minutes.length > 1) {
        absent.push({ mint, minutes: [minute] })
        continue
      }
      settled += 1
      if (error === undefined) yield birdeyeAnswer(mint, minute, price ?? 'missing')
      else yield { kind: 'failed', mint, minute, error }
    }
    calls.unshift(...absent)
    limitedInARow = outcome.kind === 'failed' && outcome.isLimited ? limitedInARow + 1 : 0
    if (limitedInARow === MAX_LIMITED_IN_A_ROW) {
      yield { kind: 'stopped', status: 429 }
      break
    }
  }
  yield { kind: 'end', left: calls.reduce((sum, { minutes }) => sum + minutes.length, 0) }
}

function failureText({ mint, minutes }: PriceCall, reason: string): string {
  const [first] = minutes
  if (minutes.length === 1) {
    return `Failed to fetch token price for ${mint} at rounded timestamp ${first}: ${reason}`
  }
  return `Failed to fetch token prices for ${mint} from ${first} to ${minutes.at(-1)}: ${reason}`
}

const MAX_TRIES = 2
const BACK_OFF_MS = 10_000
const MAX_BACK_OFF_MS = 60_000
/** Birdeye's message, with any status, once a plan has no compute units left. A second try wouldn't help. */
const USED_UP = /compute units|usage limit/i

type CallOutcome =
  | { kind: 'answered'; prices: ReadonlyMap<number, number> }
  /** `isLimited` says that the last try got a 429, or that the plan's units are used up. */
  | { kind: 'failed'; reason: string; isLimited: boolean }
  /** Birdeye rejected the API key (401), or the key's plan lacks price history (403). */
  | { kind: 'stopped'; status: 401 | 403 }
  /** The signal aborted, or the request has no time left. */
  | { kind: 'ended' }

/**
 * Calls Birdeye at the caller's pace, and once more after a 429 (behaviour 8.12). Never throws.
 * @param lastStartMs when the last call may start, in Unix milliseconds
 */
export async function* callBirdeye(
  call: PriceCall,
  lastStartMs: number,
  pace: Pace,
): AsyncGenerator<PriceResult, CallOutcome> {
  const { apiKey, signal } = pace
  const paceMs = SECOND_MS / pace.requestsPerSecond
  let delayMs = paceMs
  for (let tries = 1; ; tries += 1) {
    if (pace.now() + delayMs > lastStartMs) return { kind: 'ended' }
    try {
      await pace.wait(delayMs, signal)
      return { kind: 'answered', prices: await fetchPriceHistory(call, pace) }
    } catch (error) {
      if (signal.aborted) return { kind: 'ended' }
      const fault = faultOf(error)
      const response = fault?.kind === 'status' ? fault : undefined
      const status = response?.status
      if (status === 401 || status === 403) return { kind: 'stopped', status }
      if (status !== 429 || tries === MAX_TRIES) {
        const reason = birdeyeReason(error, apiKey)
        return { kind: 'failed', reason, isLimited: status === 429 || USED_UP.test(reason) }
      }
      const askedMs = (response && retryAfterMs(response.headers, pace.now())) ?? 0
      delayMs = Math.max(paceMs, Math.min(MAX_BACK_OFF_MS, Math.max(BACK_OFF_MS, askedMs)))
      yield { kind: 'wait', ms: delayMs }
    }
  }
}

/** In all. Bytes that come one by one don't give a call more time (behaviour 12.7). */
const MAX_CALL_MS = 25_000
/** A range of 1,000 minutes has some 60,000 bytes. */
const MAX_RESPONSE_BYTES = 1_000_000

const responseSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), data: z.object({ items: z.array(z.unknown()) }) }),
  z.object({ success: z.literal(false), message: z.optional(z.unknown()) }),
])
/** A value of null, 0 or below means that there is no price (behaviour 8.3). */
const itemSchema = z.object({
  unixTime: z.optional(z.unknown()),
  value: z.nullable(z.number().check(z.lt(Infinity))),
})

/**
 * Fetches USD prices by minute, in Unix seconds, from GET /defi/history_price (behaviour 8.12).
 * @throws UpstreamError, RefusedError if `success` is false, and the signal's reason once it aborts
 */
export async function fetchPriceHistory(
  { mint, minutes }: PriceCall,
  { apiKey, signal }: { apiKey: string; signal: AbortSignal },
): Promise<Map<number, number>> {
  const [from, to] = [minutes[0] ?? 0, minutes.at(-1) ?? 0]
  const query = new URLSearchParams({
    address: mint,
    address_type: 'token',
    type: '1m',
    // Orders hold raw amounts, even if wallets show a multiple of them.
    ui_amount_mode: 'raw',
    time_from: String(from),
    time_to: String(to),
  })
  const text = await fetchText({
    url: `${serverSettings.birdeyeUrl}/defi/history_price?${query}`,
    headers: { accept: 'application/json', 'X-API-KEY': apiKey, 'x-chain': 'solana' },
    redirect: 'error',
    idleTimeoutMs: MAX_CALL_MS,
    maxMs: MAX_CALL_MS,
    maxBytes: MAX_RESPONSE_BYTES,
    signal,
  })
  const response = parseAs(responseSchema, text)
  if (!response.success) throw new RefusedError(String(response.message ?? 'success is false'))
  return pricesOf(response.data.items, from, to)
}

class RefusedError extends Error {}

/** Returns why a call failed. If Birdeye's message repeats the API key, the key is removed (behaviour 8.21, 15.7). */
export function birdeyeReason(error: unknown, apiKey: string): string {
  const cleaned = (text: string) => withoutKey(visibleText(text), apiKey)
  if (error instanceof RefusedError) return cleaned(error.message)
  const fault = faultOf(error)
  if (!fault) return 'internal error'
  if (fault.kind === 'network') return 'no response'
  if (fault.kind === 'unreadable') return 'invalid response'
  return `${fault.status} ${cleaned(fault.message)}`.trim()
}

/** Returns the prices of the valid items. @throws UpstreamError if there are items, but none is valid */
function pricesOf(items: readonly unknown[], from: number, to: number): Map<number, number> {
  const valid = items.flatMap((item) => itemSchema.safeParse(item).data ?? [])
  if (items.length > 0 && valid.length === 0) throw new UpstreamError({ kind: 'unreadable' })
  const prices = new Map<number, number>()
  for (const { unixTime, value } of valid) {
    // A call for one minute returns the nearest record, which has that minute's price (behaviour 8.12).
    const minute = from === to ? from : roundToMinute(Number(unixTime))
    if (value !== null && value > 0 && !prices.has(minute)) prices.set(minute, value)
  }
  return prices
}

/** Fewer characters could be the end of a word, and give nothing of a key away. */
const MIN_KEY_PART = 8

/** Removes the API key from Birdeye's text, even the first part of a key at the end of a text that was cut off. */
function withoutKey(text: string, apiKey: string): string {
  const clean = text.replaceAll(apiKey, '…')
  for (let length = apiKey.length - 1; length >= MIN_KEY_PART; length -= 1) {
    if (clean.endsWith(apiKey.slice(0, length))) return `${clean.slice(0, -length)}…`
  }
  return clean
}
