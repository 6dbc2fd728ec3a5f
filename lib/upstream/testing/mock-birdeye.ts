import { type PriceResult, requestPrice } from '@/lib/domain/prices/price-answers'
import { priceKey, type PriceMap, type PriceMinutes } from '@/lib/domain/prices/token-price'
import { SECONDS_PER_MINUTE } from '@/lib/domain/time/unix-time'
import { mockFetch, type MockCall } from './mock-fetch'
import { fetchTokenPrices, type TokenPricesRequest } from '@/lib/upstream/birdeye/birdeye-prices'

// For tests: a mock of Birdeye, and runs of price requests on a mock clock. Tests name minutes by their
// index (`minuteAt`).
const FIRST_MINUTE = Date.UTC(2026, 2, 2, 8) / 1000

/** Returns a minute in Unix seconds. Minute 0 is 2 March 2026 08:00. */
export const minuteAt = (index: number) => FIRST_MINUTE + index * SECONDS_PER_MINUTE
const indexOf = (minute: number) => (minute - FIRST_MINUTE) / SECONDS_PER_MINUTE

/** Returns `count` indexes of minutes: 0, `step`, twice `step` and so on. */
export const minutesEvery = (step: number, count: number) =>
  Array.from({ length: count }, (_, index) => index * step)

export function wantedAt(wanted: Record<string, readonly number[]>): PriceMinutes {
  return new Map(Object.entries(wanted).map(([mint, indexes]) => [mint, indexes.map(minuteAt)]))
}

/** The price of a mint at the minute with this index; undefined if there is none. */
export type MockPrice = (mint: string, index: number) => number | undefined

export function askedOf({ url }: MockCall): { mint: string; from: number; to: number } {
  const { searchParams } = new URL(url)
  const at = (name: string) => indexOf(Number(searchParams.get(name)))
  return { mint: searchParams.get('address') ?? '', from: at('time_from'), to: at('time_to') }
}

/** A call as text: 'SOL 0' for one minute, 'SOL 0-480' for a range. */
export function callText(call: MockCall): string {
  const { mint, from, to } = askedOf(call)
  return from === to ? `${mint} ${from}` : `${mint} ${from}-${to}`
}

/** Birdeye's response: an item for each minute of the call that has a price. */
export function priceHistory(call: MockCall, priceOf: MockPrice): Response {
  const { mint, from, to } = askedOf(call)
  const items = minutesEvery(1, to - from + 1).flatMap((offset) => {
    const value = priceOf(mint, from + offset)
    return value === undefined ? [] : [{ unixTime: minuteAt(from + offset), value }]
  })
  return Response.json({ success: true, data: { items } })
}

export function mockBirdeye(priceOf: MockPrice): MockCall[] {
  return mockFetch((call) => priceHistory(call, priceOf))
}

/** A clock that only `wait` and `pass` move. */
export function mockClock() {
  let nowMs = 0
  const pass = (ms: number) => {
    nowMs += ms
  }
  const wait = async (ms: number, signal: AbortSignal) => {
    signal.throwIfAborted()
    pass(ms)
  }
  return { wait, now: () => nowMs, pass }
}

/** Returns the request for a run on a mock clock. A test can change its fields. */
export function priceRun(
  wanted: PriceMinutes,
  change: Partial<TokenPricesRequest> = {},
): TokenPricesRequest {
  const { wait, now } = mockClock()
  const { signal } = new AbortController()
  const defaults = { apiKey: 'birdeye-key', maxPrices: 250, requestsPerSecond: 1, signal }
  return { ...defaults, log: () => {}, wait, now, wanted, ...change }
}

/** Makes a whole run. Returns its results, waits, logs and prices, and how many prices it left. */
export async function runPrices(wanted: PriceMinutes, change: Partial<TokenPricesRequest> = {}) {
  const logs: string[] = []
  const waits: number[] = []
  const results: PriceResult[] = []
  const run = priceRun(wanted, change)
  const wait = (ms: number, signal: AbortSignal) => {
    waits.push(ms)
    return run.wait(ms, signal)
  }
  const log = (message: string) => logs.push(message)
  for await (const result of fetchTokenPrices({ ...run, wait, log })) results.push(result)
  const last = results.at(-1)
  const left = last?.kind === 'end' ? last.left : undefined
  return { results, waits, logs, prices: pricesOf(results), left }
}

/** Returns each result as a line: 'SOL 0 = 141.2', 'SOL 1 failed', 'wait 10000', 'stopped 429', 'left 3'. */
export function resultTexts(results: readonly PriceResult[]): string[] {
  return results.map((result) => {
    switch (result.kind) {
      case 'answer':
        return `${result.mint} ${indexOf(result.minute)} = ${requestPrice(result.price)}`
      case 'failed':
        return `${result.mint} ${indexOf(result.minute)} failed`
      case 'wait':
        return `wait ${result.ms}`
      case 'stopped':
        return `stopped ${result.status}`
      case 'end':
        return `left ${result.left}`
    }
  })
}

function pricesOf(results: readonly PriceResult[]): PriceMap {
  const prices: PriceMap = {}
  for (const result of results) {
    if (result.kind === 'answer') {
      prices[priceKey(result.mint, result.minute)] = requestPrice(result.price)
    }
  }
  return prices
}
