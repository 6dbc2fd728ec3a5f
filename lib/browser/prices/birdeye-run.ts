import type { PriceAnswers, PriceResult } from '@/lib/domain/prices/price-answers'
import { unansweredPrices } from '@/lib/domain/prices/price-plan'
import { countPrices, priceKey, type PriceMinutes } from '@/lib/domain/prices/token-price'
import { fetchLines, type Wait } from '@/lib/upstream/http/http-call'
import {
  parsePriceLine,
  PRICE_LINES_TYPE,
  priceRequestBody,
  pricesOfOneBody,
} from '@/lib/view/routes/price-route'
import { CONNECTION_LOST } from '@/lib/view/errors/error-label'
import { type PriceRunEnding, STOP_TEXTS } from '@/lib/view/prices/price-label'
import { USD_PRICES_PATH } from '@/lib/view/urls/paths'
import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { birdeyePace } from '@/lib/browser/api-keys/birdeye-pace-storage'

export type PriceLinesRequest = {
  wanted: PriceMinutes
  apiKey: string
  signal: AbortSignal
  onResults: (results: PriceResult[]) => void
}

export type BirdeyeRun = PriceLinesRequest & {
  /** Whether to replace prices from worse sources. */
  isReplacing: boolean
  answers: () => PriceAnswers
  request: (request: PriceLinesRequest) => Promise<void>
  wait: Wait
}

/**
 * Sends requests until every wanted price is answered or has failed once (behaviour 12.7). A key that Birdeye
 * doesn't know is removed (behaviour 8.9). Returns how the run ended.
 * @throws what a request throws, and the signal's reason once the signal aborts
 */
export async function runBirdeye(run: BirdeyeRun): Promise<PriceRunEnding> {
  const { apiKey, signal } = run
  const failed = new Set<string>()
  for (;;) {
    const left = leftToFetch(run, failed)
    if (countPrices(left) === 0) return { kind: 'whole' }
    signal.throwIfAborted()
    const results: PriceResult[] = []
    const onResults = (newResults: PriceResult[]) => {
      run.onResults(newResults)
      results.push(...newResults)
    }
    const wanted = pricesOfOneBody(left)
    await run.request({ wanted, apiKey, signal, onResults })
    for (const result of results) {
      if (result.kind === 'stopped') {
        const { status } = result
        // A newer key stays (behaviour 8.9).
        const isUnknownKey = status === 401 && birdeyeKeyStorage.keyInUse() === apiKey
        if (isUnknownKey) birdeyeKeyStorage.remove()
        return { kind: 'failed', text: STOP_TEXTS[status], isRejected: status !== 429 }
      }
      if (result.kind === 'failed') failed.add(priceKey(result.mint, result.minute))
    }
    const [last, end] = [results.at(-2), results.at(-1)]
    const isAnswered = results.some(
      (result) => 'mint' in result && wanted.get(result.mint)?.includes(result.minute),
    )
    // An answer without 'end' was cut off. If no wanted price came, the run would never end.
    if (end?.kind !== 'end' || !(isAnswered || (last?.kind === 'wait' && end.left > 0))) {
      return { kind: 'failed', text: CONNECTION_LOST }
    }
    if (last?.kind === 'wait') await run.wait(last.ms, signal)
  }
}

function leftToFetch(run: BirdeyeRun, failed: ReadonlySet<string>): PriceMinutes {
  const asking = { service: 'birdeye', nowMs: Date.now(), isReplacing: run.isReplacing } as const
  const unanswered = unansweredPrices(run.wanted, run.answers(), asking)
  return new Map(
    [...unanswered].map(([mint, minutes]) => [
      mint,
      minutes.filter((minute) => !failed.has(priceKey(mint, minute))),
    ]),
  )
}

/** Longer than the route's longest pause (60 s) and one call (25 s) together (behaviour 8.18). */
const IDLE_TIMEOUT_MS = 100_000

/**
 * Sends one POST /trades/fetch-usd-prices and hands over the results as they come.
 * @throws UpstreamError, and the signal's reason once the signal aborts; results that came before are handed over
 */
export function requestPrices(request: PriceLinesRequest): Promise<void> {
  const { wanted, apiKey, signal, onResults } = request
  return fetchLines(
    {
      url: USD_PRICES_PATH,
      headers: {
        accept: PRICE_LINES_TYPE,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: priceRequestBody(apiKey, wanted, birdeyePace()),
      // The body holds the key, so the request follows no redirect.
      redirect: 'error',
      idleTimeoutMs: IDLE_TIMEOUT_MS,
      signal,
    },
    (lines) => onResults(lines.flatMap((line) => parsePriceLine(line) ?? [])),
  )
}
