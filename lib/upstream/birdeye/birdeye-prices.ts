import { type PriceCall, plannedCalls, singleCalls } from '@/lib/domain/prices/price-call-plan'
import type { PriceResult } from '@/lib/domain/prices/price-result'
import type { PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import { type BirdeyePace, callBirdeye, type CallOutcome } from './birdeye-call'

const LIMITED_IN_A_ROW = 2
/** A request to our route takes 240 s at most, and a call that begins may take 25 s. */
const LAST_CALL_MS = 214_000
const MOST_PRICES = 250

export type TokenPricesRequest = BirdeyePace & {
  wanted: PriceMinutes
  /** Told of every call that failed, without the key. */
  log: (message: string) => void
}

/**
 * Fetches prices one call after another, at the pace of spec 9. A failed price is logged and skipped
 * (spec 8). What a ranged call does not hold is asked for singly; where that is over half of a
 * mint's first range, that mint goes on singly. 401, 403, and two prices in a row that stay on 429
 * stop the run; it ends by itself after 214 s or 250 prices, and where the signal aborts. Never
 * throws.
 */
export async function* fetchTokenPrices(run: TokenPricesRequest): AsyncGenerator<PriceResult> {
  const lastStartMs = run.now() + LAST_CALL_MS
  const rangedMints = new Set<string>()
  const singleMints = new Set<string>()
  // The next call is the last of the list.
  const calls = [...run.wanted].flatMap(([mint, minutes]) => plannedCalls(mint, minutes)).reverse()
  let told = 0
  let limitedInARow = 0

  for (let call = calls.at(-1); call; call = calls.at(-1)) {
    const { mint, minutes } = call
    const isRange = minutes.length > 1
    if (isRange && singleMints.has(mint)) {
      calls.splice(-1, 1, ...singleCalls(mint, minutes).reverse())
      continue
    }
    if (told > 0 && told + minutes.length > MOST_PRICES) break
    const outcome = yield* callBirdeye(call, lastStartMs, run)
    if (outcome.kind === 'ended') break
    if (outcome.kind === 'refused') {
      yield { kind: 'stopped', status: outcome.status }
      break
    }
    calls.pop()
    if (outcome.kind === 'failed') run.log(failureText(call, outcome.reason))
    const { results, absent } = isRange ? rangeResults(call, outcome) : singleResult(call, outcome)
    yield* results
    told += results.length
    calls.push(...singleCalls(mint, absent).reverse())
    if (isRange && outcome.kind === 'answered') {
      if (!rangedMints.has(mint) && absent.length * 2 > minutes.length) singleMints.add(mint)
      rangedMints.add(mint)
    }
    limitedInARow = outcome.kind === 'failed' && outcome.isLimited ? limitedInARow + 1 : 0
    if (limitedInARow === LIMITED_IN_A_ROW) {
      yield { kind: 'stopped', status: 429 }
      break
    }
  }
  yield { kind: 'end', left: calls.reduce((sum, { minutes }) => sum + minutes.length, 0) }
}

type Ended = Extract<CallOutcome, { kind: 'answered' | 'failed' }>
type Told = { results: PriceResult[]; absent: readonly number[] }

function singleResult({ mint, minutes }: PriceCall, outcome: Ended): Told {
  const results = minutes.map((minute): PriceResult => {
    if (outcome.kind === 'failed') {
      return { kind: 'failed', mint, minute, error: failureText({ mint, minutes }, outcome.reason) }
    }
    return { kind: 'price', mint, minute, price: outcome.prices.get(minute) ?? 'missing' }
  })
  return { results, absent: [] }
}

function rangeResults({ mint, minutes }: PriceCall, outcome: Ended): Told {
  if (outcome.kind === 'failed') return { results: [], absent: minutes }
  const results: PriceResult[] = []
  const absent: number[] = []
  for (const minute of minutes) {
    const price = outcome.prices.get(minute)
    if (price === undefined) absent.push(minute)
    else results.push({ kind: 'price', mint, minute, price })
  }
  return { results, absent }
}

function failureText({ mint, minutes }: PriceCall, reason: string): string {
  const [first] = minutes
  if (minutes.length === 1) {
    return `Failed to fetch token price for ${mint} at rounded timestamp ${first}: ${reason}`
  }
  return `Failed to fetch token prices for ${mint} from ${first} to ${minutes.at(-1)}: ${reason}`
}
