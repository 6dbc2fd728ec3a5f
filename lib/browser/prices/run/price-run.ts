import { type PriceAnswers, unansweredPrices } from '@/lib/domain/prices/price-answers'
import { type PriceResult, STOP_STATUSES } from '@/lib/domain/prices/price-result'
import { priceKey } from '@/lib/domain/prices/price-minute'
import { countPrices, type PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import type { Wait } from '@/lib/upstream/http/abortable-wait'
import { siteAnswerLabel } from '@/lib/view/errors/site-answer-label'
import { stopText } from '@/lib/view/prices/price-fault-label'
import { pricesOfOneRequest } from '@/lib/view/prices/price-request-body'
import type { PriceRunEnding } from '@/lib/view/prices/price-run-label'
import type { PriceLinesRequest } from './price-request'

export type PriceRun = {
  wanted: PriceMinutes
  apiKey: string
  isRemembered: boolean
  /** Whether prices of lesser sources are asked for too. */
  isReplacing: boolean
  signal: AbortSignal
  /** What is answered by now, also by other tabs. */
  answers: () => PriceAnswers
  request: (request: PriceLinesRequest) => Promise<void>
  wait: Wait
  /** Told of everything that comes; keeps the prices. */
  onResults: (results: readonly PriceResult[]) => void
}

/** The reason that a run's signal aborts with where the browser went offline. */
export const OFFLINE = 'offline'

/**
 * Asks for prices, request after request, until every wanted one is answered or has failed once.
 * Never throws: whatever ends it, what came is kept.
 */
export async function runPrices(run: PriceRun): Promise<PriceRunEnding> {
  const failed = new Set<string>()
  for (let left = leftOf(run, failed); countPrices(left) > 0;) {
    if (run.signal.aborted) return endingAfter(undefined, run.signal)
    const { results, error } = await sentFor(run, left)
    const stop = results.find((result) => result.kind === 'stopped')
    if (stop) return { kind: 'refused', status: stop.status }
    if (error !== undefined) return endingAfter(error, run.signal)
    for (const result of results) {
      if (result.kind === 'failed') failed.add(priceKey(result.mint, result.minute))
    }
    const before = countPrices(left)
    left = leftOf(run, failed)
    const ending = await endingBetween(run, results, countPrices(left) < before)
    if (ending) return ending
  }
  return { kind: 'whole' }
}

/** One request: what came, and what it threw. */
async function sentFor(
  run: PriceRun,
  left: PriceMinutes,
): Promise<{ results: PriceResult[]; error?: unknown }> {
  const { apiKey, isRemembered, signal } = run
  const results: PriceResult[] = []
  const onResults = (some: PriceResult[]) => {
    results.push(...some)
    run.onResults(some)
  }
  try {
    const wanted = pricesOfOneRequest(left)
    await run.request({ wanted, apiKey, isRemembered, signal, onResults })
    return { results }
  } catch (error) {
    return { results, error }
  }
}

/** Why no further request follows; waits first where the last one ended with a pause. */
async function endingBetween(
  run: PriceRun,
  results: readonly PriceResult[],
  hasProgress: boolean,
): Promise<PriceRunEnding | undefined> {
  // An answer without an end was cut off.
  const isCut = results.at(-1)?.kind !== 'end'
  const last = results.at(-2)
  const pauseMs = last?.kind === 'wait' ? last.ms : 0
  if (run.signal.aborted) return endingAfter(undefined, run.signal)
  // Without progress or a pause it would go on for ever.
  if (isCut || (!hasProgress && pauseMs === 0)) return { kind: 'lost' }
  try {
    if (pauseMs > 0) await run.wait(pauseMs, run.signal)
    return undefined
  } catch (error) {
    return endingAfter(error, run.signal)
  }
}

function leftOf(
  { wanted, answers, isReplacing }: PriceRun,
  failed: ReadonlySet<string>,
): PriceMinutes {
  const rest = unansweredPrices(wanted, answers(), {
    ...{ service: 'birdeye' as const, isReplacing },
    nowMs: Date.now(),
  })
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
  const refused = STOP_STATUSES.find((each) => each === status && message === stopText(each, 0))
  // Whoever hosts the site may answer so too, and says nothing about the key.
  if (refused !== undefined) return { kind: 'refused', status: refused }
  return { kind: 'failed', text: siteAnswerLabel(status, message) }
}
