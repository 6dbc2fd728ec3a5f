import type { QueryClient } from '@tanstack/react-query'
import { saveCache, takeStoredPrices } from '@/lib/browser/cache/persist-cache'
import { servicesOf } from '@/lib/browser/sample/cache-services'
import { createBatch } from '@/lib/browser/time/batch'
import type { AnsweredPrice } from '@/lib/domain/prices/price-answers'
import { birdeyeAnswer, type RunResult } from '@/lib/domain/prices/price-result'
import { fetchDefillamaPrices } from '@/lib/upstream/defillama/defillama-prices'
import { abortableWait } from '@/lib/upstream/http/abortable-wait'
import type { PriceRunEnding } from '@/lib/view/prices/price-run-label'
import { type KeylessRun, runKeyless } from './keyless-run'
import { oneTabAtATime } from './one-tab-at-a-time'
import { addPrices, knownPrices } from '@/lib/browser/prices/price-query'
import { requestPrices } from './price-request'
import { OFFLINE, runPrices } from './price-run'
import { dismissPriceRunEnding, endPriceRun } from './price-run-ending'
import {
  firstProgress,
  type PriceRunProgress,
  progressAfter,
  progressAtStart,
} from './price-run-progress'
import { countLeft, type PriceRunRequest } from './price-run-request'
import { closePriceDialog, priceRunStore } from './price-run-store'

/** Prices are drawn ten times a second at most, so that drawing keeps up with what comes. */
const DRAW_EVERY_MS = 100
/**
 * What another tab wrote last reaches this one a moment after its turn has ended (behaviour 8.19).
 */
const STORAGE_SETTLES_MS = 300
/** Kept from run to run: Stop and 'Fetch the rest' ask no faster. */
const pace = { lastCallAtMs: -Infinity }
const OWN_ERROR: PriceRunEnding = { kind: 'failed', text: 'This page met an error of its own.' }

const { getState, setState } = priceRunStore

/**
 * Starts to fetch what is still missing of some prices; one run at a time in this tab
 * (behaviour 8.11).
 */
export function startPriceRun(request: PriceRunRequest): void {
  if (getState().progress) return
  takeStoredPrices(request.client)
  const total = countLeft(request)
  if (total === 0) closePriceDialog()
  else void run(request, firstProgress(request.way, total, Date.now()))
}

async function run(request: PriceRunRequest, progress: PriceRunProgress): Promise<void> {
  const controller = new AbortController()
  const goOffline = () => controller.abort(OFFLINE)
  window.addEventListener('offline', goOffline)
  dismissPriceRunEnding()
  setState({ progress, refusal: undefined, stop: () => controller.abort() })
  const ending = await runInTurn(request, controller.signal)
  window.removeEventListener('offline', goOffline)
  endPriceRun(ending, () => startPriceRun(request))
}

/** The run itself, once no other tab's is under way. Never throws. */
async function runInTurn(request: PriceRunRequest, signal: AbortSignal): Promise<PriceRunEnding> {
  const { client } = request
  const results = createBatch<RunResult>(DRAW_EVERY_MS, (some) => takeResults(client, some))
  // Before the cache is saved for the last time (behaviour 10.7).
  window.addEventListener('pagehide', results.flush, { capture: true })
  try {
    return await oneTabAtATime(signal, waitForTab, async () => {
      if (getState().progress?.isWaitingForTab) await abortableWait(STORAGE_SETTLES_MS, signal)
      takeStoredPrices(client)
      const left = countLeft(request)
      changeProgress((progress) => progressAtStart(progress, left, Date.now()))
      const ending = await runWay(request, {
        signal,
        answers: () => {
          results.flush()
          return knownPrices(client)
        },
        wait: abortableWait,
        onResults: results.add,
      })
      results.flush()
      // Before another tab's turn, so that it asks for nothing that came here.
      saveCache(client)
      return ending
    })
  } catch {
    if (!signal.aborted) return OWN_ERROR
    return { kind: signal.reason === OFFLINE ? 'lost' : 'stopped' }
  } finally {
    results.flush()
    window.removeEventListener('pagehide', results.flush, { capture: true })
  }
}

type RunMeans = Pick<KeylessRun, 'signal' | 'answers' | 'wait' | 'onResults'>

async function runWay(request: PriceRunRequest, means: RunMeans): Promise<PriceRunEnding> {
  const services = await servicesOf(request.client)?.()
  if (request.way === 'birdeye') {
    const ask = services?.requestPrices ?? requestPrices
    return runPrices({ ...request, ...means, request: ask })
  }
  const fetchPrices = services?.fetchDefillama ?? fetchDefillamaPrices
  return runKeyless({ ...request, ...means, fetchPrices, pace, now: Date.now })
}

function waitForTab(): void {
  changeProgress((progress) => ({ ...progress, isWaitingForTab: true }))
}

function takeResults(client: QueryClient, results: readonly RunResult[]): void {
  const nowMs = Date.now()
  const added = results.flatMap(answersOf)
  addPrices(client, added, nowMs)
  const { progress, pricedRuns } = getState()
  if (!progress) return
  const { answered, withoutPrice, answeredBefore } = progress
  const hadNone = answered - withoutPrice === answeredBefore
  const isFirst = hadNone && added.some(({ answer }) => answer.value !== undefined)
  changeProgress((before) => progressAfter(before, results, nowMs))
  if (isFirst) setState({ pricedRuns: pricedRuns + 1 })
}

function answersOf(result: RunResult): AnsweredPrice[] {
  if (result.kind === 'answer') return [result]
  return result.kind === 'price' ? [birdeyeAnswer(result)] : []
}

function changeProgress(change: (progress: PriceRunProgress) => PriceRunProgress): void {
  const { progress } = getState()
  if (progress) setState({ progress: change(progress) })
}
