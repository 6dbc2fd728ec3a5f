import type { PriceResult } from '@/lib/domain/prices/price-answers'
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

export type BirdeyeRun = Omit<PriceLinesRequest, 'wanted'> & {
  /** Returns the wanted prices without an answer. One that the visitor sets during the run drops out. */
  unanswered: () => PriceMinutes
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
  const settled = new Set<string>()
  for (;;) {
    const left = without(settled, run.unanswered())
    if (countPrices(left) === 0) return { kind: 'whole' }
    signal.throwIfAborted()
    const results: PriceResult[] = []
    const onResults = (newResults: PriceResult[]) => {
      run.onResults(newResults)
      results.push(...newResults)
    }
    await run.request({ wanted: pricesOfOneBody(left), apiKey, signal, onResults })
    const stopped = results.find((result) => result.kind === 'stopped')
    if (stopped) {
      const { status } = stopped
      // A newer key stays (behaviour 8.9).
      const isUnknownKey = status === 401 && birdeyeKeyStorage.keyInUse() === apiKey
      if (isUnknownKey) birdeyeKeyStorage.remove()
      return { kind: 'failed', text: STOP_TEXTS[status], isRejected: status !== 429 }
    }
    for (const result of results) {
      if ('mint' in result) settled.add(priceKey(result.mint, result.minute))
    }
    const isAnswered = countPrices(without(settled, left)) < countPrices(left)
    const [last, end] = [results.at(-2), results.at(-1)]
    const isWaiting = last?.kind === 'wait'
    // An answer without 'end' was cut off. If no wanted price came, the run would never end.
    if (end?.kind !== 'end' || (!isAnswered && !(isWaiting && end.left > 0))) {
      return { kind: 'failed', text: CONNECTION_LOST }
    }
    if (isWaiting) await run.wait(last.ms, signal)
  }
}

function without(settled: ReadonlySet<string>, prices: PriceMinutes): PriceMinutes {
  const isLeft = (mint: string) => (minute: number) => !settled.has(priceKey(mint, minute))
  return new Map([...prices].map(([mint, minutes]) => [mint, minutes.filter(isLeft(mint))]))
}

/** Longer than the route's longest pause (60 s) and one call (25 s) together (behaviour 8.18). */
const IDLE_TIMEOUT_MS = 100_000

/** Sends one POST /trades/fetch-usd-prices. @throws UpstreamError, and the signal's reason once the signal aborts */
export function requestPrices(request: PriceLinesRequest): Promise<void> {
  const { wanted, apiKey, signal, onResults } = request
  const isRemembered = birdeyeKeyStorage.remembered() === apiKey
  return fetchLines(
    {
      url: USD_PRICES_PATH,
      headers: {
        accept: PRICE_LINES_TYPE,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: priceRequestBody(apiKey, isRemembered, wanted, birdeyePace()),
      // The body holds the key, so the request follows no redirect.
      redirect: 'error',
      idleTimeoutMs: IDLE_TIMEOUT_MS,
      signal,
    },
    (lines) => onResults(lines.flatMap((line) => parsePriceLine(line) ?? [])),
  )
}
