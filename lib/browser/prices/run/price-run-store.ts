import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'zustand'
import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { takeFromOtherTabs } from '@/lib/browser/cache/other-tabs'
import { servicesOf } from '@/lib/browser/sample/cache-services'
import { saveCache } from '@/lib/browser/cache/save-cache'
import { createBatch } from '@/lib/browser/time/batch'
import { dismissToast, showToast, type Toast } from '@/lib/browser/toasts/toast-store'
import type { AnsweredPrice } from '@/lib/domain/prices/price-answers'
import { birdeyeAnswer, type RunResult } from '@/lib/domain/prices/price-result'
import { fetchDefillamaPrices } from '@/lib/upstream/defillama/defillama-prices'
import { abortableWait } from '@/lib/upstream/http/abortable-wait'
import { stopText } from '@/lib/view/prices/price-fault-label'
import {
  FETCH_THE_REST,
  keylessEndingText,
  type PriceRunEnding,
  priceRunEndingText,
} from '@/lib/view/prices/price-run-label'
import { type KeylessRun, runKeyless } from './keyless-run'
import { oneTabAtATime } from './one-tab-at-a-time'
import { addPrices, knownPrices } from '@/lib/browser/prices/price-query'
import { requestPrices } from './price-request'
import { OFFLINE, runPrices } from './price-run'
import {
  firstProgress,
  type PriceRunProgress,
  progressAfter,
  progressAtStart,
} from './price-run-progress'
import { countLeft, type PriceRunRequest } from './price-run-request'

/** Prices are drawn ten times a second at most, so that drawing keeps up with what comes. */
const DRAW_EVERY_MS = 100
/**
 * What another tab wrote last reaches this one a moment after its turn has ended (behaviour 8.19).
 */
const STORAGE_SETTLES_MS = 300
/** Kept from run to run: Stop and 'Fetch the rest' ask no faster. */
const pace = { lastCallAtMs: -Infinity }
const OWN_ERROR: PriceRunEnding = { kind: 'failed', text: 'This page met an error of its own.' }
/** A run whose prices are being counted, whichever cache it is for: no other one starts. */
let starting: Promise<void> | undefined

/** What the dialog, the toolbar and the table know of price runs. */
export type PriceRunState = {
  isDialogOpen: boolean
  /** How many pages with the dialog are shown. */
  dialogPages: number
  /** The run under way. */
  progress: PriceRunProgress | undefined
  /** Why Birdeye refused the key that was given last, for its field. */
  refusal: string | undefined
  /** How many runs of this tab brought a price: each one turns the USD prices on. */
  pricedRuns: number
  /** Ends the run under way; what came is kept. */
  stop: () => void
  /** The toast of the run that ended last. */
  endingToast: number | undefined
}

/** One per tab, outside React: a run outlives every page. */
export const priceRunStore = createStore<PriceRunState>(() => ({
  isDialogOpen: false,
  dialogPages: 0,
  progress: undefined,
  refusal: undefined,
  pricedRuns: 0,
  stop: () => {},
  endingToast: undefined,
}))
const { getState, setState } = priceRunStore

/** Ends the run under way; what came is kept. */
export function stopPriceRun(): void {
  getState().stop()
}

/** Opens the dialog, without what was said of an earlier key. */
export function openPriceDialog(): void {
  setState({ isDialogOpen: true, refusal: undefined })
}

/** Closes the dialog; a run goes on. */
export function closePriceDialog(): void {
  setState({ isDialogOpen: false })
}

/** Whether the page that is shown has the dialog (behaviour 8.18). */
export function hasPriceDialog(): boolean {
  return getState().dialogPages > 0
}

/** To be called by a page that has the dialog; returns what to call once it is left. */
export function showPriceDialogHere(): () => void {
  setState(({ dialogPages }) => ({ dialogPages: dialogPages + 1 }))
  return () =>
    setState(({ dialogPages }) => ({ dialogPages: dialogPages - 1, isDialogOpen: false }))
}

/** Takes the last ending's toast away. */
export function dismissPriceRunEnding(): void {
  const { endingToast } = getState()
  if (endingToast !== undefined) dismissToast(endingToast)
}

/**
 * Starts to fetch what is still missing of some prices; one run at a time in this tab
 * (behaviour 8.11).
 */
export function startPriceRun(request: PriceRunRequest): void {
  if (getState().progress || starting) return
  starting = start(request).finally(() => (starting = undefined))
}

async function start(request: PriceRunRequest): Promise<void> {
  try {
    takeFromOtherTabs(request.client)
    const total = await countLeft(request)
    if (total === 0) closePriceDialog()
    else void run(request, firstProgress(request.way, total, Date.now()))
  } catch {
    endPriceRun(OWN_ERROR, () => startPriceRun(request))
  }
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
      takeFromOtherTabs(client)
      const left = await countLeft(request, signal)
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

/**
 * Tells how the run under way ended: a refused key at its field where the dialog is open,
 * everything else as a toast. A key that Birdeye does not know is no longer remembered
 * (behaviour 8.16, 8.18).
 */
export function endPriceRun(ending: PriceRunEnding, fetchTheRest: () => void): void {
  const { isDialogOpen, progress } = getState()
  const { answered = 0, total = 0 } = progress ?? {}
  const isKeyRefused = ending.kind === 'refused' && ending.status !== 429
  if (ending.kind === 'refused' && ending.status === 401) birdeyeKeyStorage.forget()
  setState({
    progress: undefined,
    stop: () => {},
    refusal: isKeyRefused ? stopText(ending.status, answered) : undefined,
    isDialogOpen: isDialogOpen && isKeyRefused,
  })
  if (isDialogOpen && isKeyRefused) return
  const action = answered < total ? actionAfter(isKeyRefused, fetchTheRest) : undefined
  const priced = progress?.way === 'keyless' ? answered - progress.withoutPrice : answered
  const kind = toastKindOf(ending, priced === total)
  const text =
    progress?.way === 'keyless'
      ? keylessEndingText(ending, progress)
      : priceRunEndingText(ending, answered, total)
  setState({ endingToast: showToast({ kind, text, ...(action ? { action } : {}) }) })
}

/** Asked for again a refused key is refused again, so the dialog asks for another one. */
function actionAfter(isKeyRefused: boolean, fetchTheRest: () => void): Toast['action'] {
  const label = FETCH_THE_REST
  if (!isKeyRefused) return { label, run: fetchTheRest }
  if (!hasPriceDialog()) return undefined
  return { label, run: () => setState({ isDialogOpen: true }) }
}

function toastKindOf(ending: PriceRunEnding, isAll: boolean): Toast['kind'] {
  if (ending.kind === 'whole') return isAll ? 'ok' : 'warn'
  return ending.kind === 'stopped' ? 'info' : 'bad'
}

function changeProgress(change: (progress: PriceRunProgress) => PriceRunProgress): void {
  const { progress } = getState()
  if (progress) setState({ progress: change(progress) })
}
