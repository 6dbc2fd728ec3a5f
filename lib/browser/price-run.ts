import { type PriceAnswers, unansweredPrices } from '@/lib/domain/price-answers'
import type { PriceResult, StopStatus } from '@/lib/domain/price-result'
import { priceKey } from '@/lib/domain/token-price'
import { countPrices, firstPrices, type PriceMinutes } from '@/lib/domain/wanted-prices'
import { UpstreamError } from '@/lib/upstream/upstream-error'
import type { Wait } from '@/lib/upstream/wait'
import type { PriceLinesRequest } from './price-lines-request'

/** The route ends after some 250, so a request names no more than it may come to. */
const MOST_A_REQUEST = 2_000

export type PriceRun = {
  wanted: PriceMinutes
  apiKey: string
  isRemembered: boolean
  signal: AbortSignal
  /** What is answered by now, also by other tabs. */
  answers: () => PriceAnswers
  request: (request: PriceLinesRequest) => Promise<void>
  wait: Wait
  /** Told of everything that comes; keeps the prices. */
  onResults: (results: readonly PriceResult[]) => void
}

/** How a run ended; `text` is what the site's own server said. */
export type PriceRunEnding =
  | { kind: 'whole' }
  | { kind: 'stopped' }
  | { kind: 'refused'; status: StopStatus }
  | { kind: 'lost' }
  | { kind: 'failed'; text: string }

/** The reason that a run's signal aborts with where the browser went offline. */
export const OFFLINE = 'offline'

/**
 * Asks for prices, request after request, until every wanted one is answered or has failed once.
 * Never throws: whatever ends it, what came is kept.
 */
export async function runPrices(run: PriceRun): Promise<PriceRunEnding> {
  const failed = new Set<string>()
  for (;;) {
    const rest = firstPrices(withoutFailed(run, failed), MOST_A_REQUEST)
    if (countPrices(rest) === 0) return { kind: 'whole' }
    if (run.signal.aborted) return endingAfter(undefined, run.signal)
    const results: PriceResult[] = []
    try {
      await requestRest(run, rest, results)
      const pause = results.findLast((result) => result.kind !== 'end')
      if (pause?.kind === 'wait') await run.wait(pause.ms, run.signal)
    } catch (error) {
      return endingAfter(error, run.signal)
    }
    const stop = results.find((result) => result.kind === 'stopped')
    if (stop) return { kind: 'refused', status: stop.status }
    // An answer without an end was cut off, and one without any result would go on for ever.
    if (results.at(-1)?.kind !== 'end' || results.length === 1) return { kind: 'lost' }
    for (const result of results) {
      if (result.kind === 'failed') failed.add(priceKey(result.mint, result.minute))
    }
  }
}

function requestRest(run: PriceRun, wanted: PriceMinutes, results: PriceResult[]): Promise<void> {
  const { apiKey, isRemembered, signal } = run
  return run.request({
    wanted,
    apiKey,
    isRemembered,
    signal,
    onResults: (some) => {
      results.push(...some)
      run.onResults(some)
    },
  })
}

function withoutFailed({ wanted, answers }: PriceRun, failed: ReadonlySet<string>): PriceMinutes {
  const rest = unansweredPrices(wanted, answers())
  if (failed.size === 0) return rest
  return new Map(
    [...rest].map(([mint, minutes]) => [
      mint,
      minutes.filter((minute) => !failed.has(priceKey(mint, minute))),
    ]),
  )
}

function endingAfter(error: unknown, signal: AbortSignal): PriceRunEnding {
  if (signal.aborted) return signal.reason === OFFLINE ? { kind: 'lost' } : { kind: 'stopped' }
  const fault = error instanceof UpstreamError ? error.fault : undefined
  if (fault?.kind !== 'status') return { kind: 'lost' }
  const { status, message } = fault
  if (status === 401 || status === 403 || status === 429) return { kind: 'refused', status }
  return { kind: 'failed', text: message || `This site answered with status ${status}.` }
}
