import { type PriceCall, birdeyeCalls } from '@/lib/domain/prices/price-plan'
import type { PriceResult } from '@/lib/domain/prices/price-answers'
import type { PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import { type BirdeyePace, callBirdeye, type CallOutcome } from './birdeye-call'

/** How long one request to our route may take. Vercel ends it after 300 s (behaviour 12.7). */
export const MAX_REQUEST_MS = 240_000
/** No call to Birdeye starts later, because it may take 25 s without a byte (behaviour 12.7). */
const LAST_CALL_AFTER_MS = 214_000
/** One request fetches this many prices, failed ones included (behaviour 12.7). */
const MAX_PRICES_PER_REQUEST = 250
/** If two calls in a row end with 429, the key has no requests left (behaviour 8.12). */
const MAX_LIMITED_IN_A_ROW = 2

export type TokenPricesRequest = BirdeyePace & {
  wanted: PriceMinutes
  /** Called for each failed call, with a text without the key. */
  log: (message: string) => void
}

/**
 * Fetches prices one call after another and yields the results of each. A failed price is logged and
 * skipped (behaviour 15.7). Minutes that a ranged call lacks are fetched one by one (behaviour 8.12).
 * Ends at the limits of one request, after a 401, a 403 or two 429s in a row, and once the signal
 * aborts. Never throws.
 */
export async function* fetchTokenPrices(run: TokenPricesRequest): AsyncGenerator<PriceResult> {
  const lastStartMs = run.now() + LAST_CALL_AFTER_MS
  // The next call is the last of the list.
  const calls = [...run.wanted].flatMap(([mint, minutes]) => birdeyeCalls(mint, minutes)).reverse()
  let settled = 0
  let limitedInARow = 0

  for (let call = calls.at(-1); call; call = calls.at(-1)) {
    const { mint, minutes } = call
    if (settled > 0 && settled + minutes.length > MAX_PRICES_PER_REQUEST) break
    const outcome = yield* callBirdeye(call, lastStartMs, run)
    if (outcome.kind === 'ended') break
    if (outcome.kind === 'rejected') {
      yield { kind: 'stopped', status: outcome.status }
      break
    }
    calls.pop()
    if (outcome.kind === 'failed') run.log(failureText(call, outcome.reason))
    const results = resultsOf(call, outcome)
    yield* results
    settled += results.length
    if (minutes.length > 1) {
      const answeredMinutes = new Set(results.map(({ minute }) => minute))
      const absent = minutes.filter((minute) => !answeredMinutes.has(minute)).reverse()
      calls.push(...absent.map((minute) => ({ mint, minutes: [minute] })))
    }
    limitedInARow = outcome.kind === 'failed' && outcome.isLimited ? limitedInARow + 1 : 0
    if (limitedInARow === MAX_LIMITED_IN_A_ROW) {
      yield { kind: 'stopped', status: 429 }
      break
    }
  }
  yield { kind: 'end', left: calls.reduce((sum, { minutes }) => sum + minutes.length, 0) }
}

type MinuteResult = Extract<PriceResult, { minute: number }>

/** Returns the results of a call. Minutes that a ranged call lacks have no result yet. */
function resultsOf(
  { mint, minutes }: PriceCall,
  outcome: Extract<CallOutcome, { kind: 'answered' | 'failed' }>,
): MinuteResult[] {
  const isRange = minutes.length > 1
  return minutes.flatMap((minute): MinuteResult[] => {
    if (outcome.kind === 'failed') {
      const error = failureText({ mint, minutes }, outcome.reason)
      return isRange ? [] : [{ kind: 'failed', mint, minute, error }]
    }
    const price = outcome.prices.get(minute)
    if (price === undefined && isRange) return []
    return [{ kind: 'price', mint, minute, price: price ?? 'missing' }]
  })
}

function failureText({ mint, minutes }: PriceCall, reason: string): string {
  const [first] = minutes
  if (minutes.length === 1) {
    return `Failed to fetch token price for ${mint} at rounded timestamp ${first}: ${reason}`
  }
  return `Failed to fetch token prices for ${mint} from ${first} to ${minutes.at(-1)}: ${reason}`
}
