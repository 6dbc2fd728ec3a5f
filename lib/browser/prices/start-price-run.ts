import type { QueryClient } from '@tanstack/react-query'
import { unansweredPrices } from '@/lib/domain/prices/price-answers'
import type { PriceResult } from '@/lib/domain/prices/price-result'
import { countPrices, type PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import { abortableWait } from '@/lib/upstream/http/abortable-wait'
import { lookAtOtherTabs, saveCache } from '@/lib/browser/cache/save-cache'
import { gathered } from '@/lib/browser/time/batch'
import { oneTabAtATime } from './one-tab-at-a-time'
import { requestPrices } from './price-request'
import { addPrices, knownPrices } from './price-query'
import { OFFLINE, type PriceRunEnding, runPrices } from './price-run'
import { dismissPriceRunEnding, tellPriceRunEnding } from './price-run-ending'
import {
  closePriceDialog,
  priceRunStore,
  progressAfter,
  type PriceRunProgress,
  setPriceRun,
  setPriceRunStop,
} from './price-run-state'

/** Prices are drawn ten times a second at most, so that drawing keeps up with what comes. */
const DRAW_EVERY_MS = 100
const STORAGE_SETTLES_MS = 300

export type PriceRunRequest = {
  client: QueryClient
  wanted: PriceMinutes
  apiKey: string
  isRemembered: boolean
}

/** Starts to fetch what is still missing of some prices; one run at a time in this tab. */
export function startPriceRun(request: PriceRunRequest): void {
  if (priceRunStore.snapshot().progress) return
  lookAtOtherTabs(request.client)
  const progress = firstProgress(request)
  if (progress.total === 0) closePriceDialog()
  else void run(request, progress)
}

async function run(request: PriceRunRequest, progress: PriceRunProgress): Promise<void> {
  const controller = new AbortController()
  setPriceRunStop(() => controller.abort())
  const goOffline = () => controller.abort(OFFLINE)
  window.addEventListener('offline', goOffline)
  dismissPriceRunEnding()
  setPriceRun({ progress, refusal: undefined })
  const outcome = await inTurn(request, controller.signal).finally(() => {
    setPriceRunStop(undefined)
    window.removeEventListener('offline', goOffline)
  })
  tellPriceRunEnding(outcome, () => startPriceRun(request))
}

/** The run itself, once no other tab's is under way. */
async function inTurn(request: PriceRunRequest, signal: AbortSignal): Promise<PriceRunEnding> {
  const { client } = request
  const waitForTab = () => changeProgress({ isWaitingForTab: true })
  const intake = gathered<PriceResult>(DRAW_EVERY_MS, (results) => take(client, results))
  // Before the cache is saved for the last time.
  window.addEventListener('pagehide', intake.flush, { capture: true })
  try {
    return await oneTabAtATime(signal, waitForTab, async () => {
      await settleStorage(signal)
      lookAtOtherTabs(client)
      begin(request)
      const outcome = await runPrices({
        ...request,
        signal,
        answers: () => {
          intake.flush()
          return knownPrices(client)
        },
        request: requestPrices,
        wait: abortableWait,
        onResults: intake.take,
      })
      intake.flush()
      // Before another tab's turn, so that it asks for nothing that came here.
      saveCache(client)
      return outcome
    })
  } catch {
    if (!signal.aborted) return { kind: 'failed', text: 'This page met an error of its own.' }
    return { kind: signal.reason === OFFLINE ? 'lost' : 'stopped' }
  } finally {
    intake.flush()
    window.removeEventListener('pagehide', intake.flush, { capture: true })
  }
}

/** What another tab wrote last reaches this one a moment after its turn has ended. */
async function settleStorage(signal: AbortSignal): Promise<void> {
  const hasWaited = priceRunStore.snapshot().progress?.isWaitingForTab
  if (hasWaited) await abortableWait(STORAGE_SETTLES_MS, signal)
}

function take(client: QueryClient, results: readonly PriceResult[]): void {
  const nowMs = Date.now()
  const prices = results.filter((result) => result.kind === 'price')
  addPrices(client, prices, nowMs)
  const { progress, pricedRuns } = priceRunStore.snapshot()
  if (!progress) return
  const isFirst =
    progress.answered - progress.withoutPrice === progress.answeredBefore &&
    prices.some(({ price }) => price !== 'missing')
  setPriceRun({
    progress: progressAfter(progress, results, nowMs),
    pricedRuns: isFirst ? pricedRuns + 1 : pricedRuns,
  })
}

function firstProgress({ client, wanted }: PriceRunRequest): PriceRunProgress {
  return {
    total: countPrices(unansweredPrices(wanted, knownPrices(client))),
    answered: 0,
    answeredBefore: 0,
    withoutPrice: 0,
    failed: 0,
    startedAtMs: Date.now(),
    current: undefined,
    pausedUntilMs: undefined,
    isWaitingForTab: false,
  }
}

/** What another tab fetched meanwhile counts as answered. */
function begin({ client, wanted }: PriceRunRequest): void {
  const total = priceRunStore.snapshot().progress?.total ?? 0
  const left = countPrices(unansweredPrices(wanted, knownPrices(client)))
  const answered = Math.max(0, total - left)
  const startedAtMs = Date.now()
  changeProgress({ isWaitingForTab: false, answered, answeredBefore: answered, startedAtMs })
}

function changeProgress(change: Partial<PriceRunProgress>): void {
  const { progress } = priceRunStore.snapshot()
  if (progress) setPriceRun({ progress: { ...progress, ...change } })
}
