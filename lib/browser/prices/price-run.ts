import type { QueryClient } from '@tanstack/react-query'
import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { closeDialog, isDialogOpen } from '@/lib/browser/dialogs/open-dialogs'
import { saveCache, takeStoredPrices } from '@/lib/browser/cache/persist-cache'
import { servicesOf } from '@/lib/browser/cache/cache-services'
import { dismissToast, showToast } from '@/lib/browser/toasts/toast-store'
import { foundPrice, type PriceResult } from '@/lib/domain/prices/price-answers'
import { keylessPlan, type PriceMethod, unansweredPrices } from '@/lib/domain/prices/price-plan'
import { countPrices, type PriceMinutes } from '@/lib/domain/prices/token-price'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { fetchDefillamaPrices, runDefillama } from '@/lib/upstream/defillama/defillama-prices'
import { abortableWait, faultOf, UpstreamError } from '@/lib/upstream/http/http-call'
import { BIRDEYE_KEY_REQUIRED } from '@/lib/view/api-keys/api-key-label'
import { CONNECTION_LOST, serverErrorText } from '@/lib/view/errors/error-label'
import {
  countFetched,
  DEFILLAMA_FAILURES,
  type PriceRunEnding,
  priceRunEndingText,
} from '@/lib/view/prices/price-label'
import { requestPrices, runBirdeye } from './birdeye-run'
import { addPrices, countingPrices } from './cached-prices'
import { firstProgress, PRICE_DIALOG, usePriceRun, progressAfter } from './price-run-state'
import { type TabLock, withTabLock } from './tab-lock'

/** What a run fetches, and by which method (behaviour 8.10, 8.30). */
export type PriceRunRequest = {
  client: QueryClient
  wanted: PriceMinutes
  /** All selected events, whose trades give prices. */
  events: readonly OrderEvent[]
  method: PriceMethod
  /** Whether a run with a key replaces prices from worse sources, too (behaviour 8.7). */
  isReplacing?: boolean
}

/** A run with the key of its start. Meanwhile, another tab may remove the key or store another (behaviour 8.9). */
type StartedRun = PriceRunRequest & { apiKey: string | undefined }

/** Prices that one tab stores reach another tab a moment later (behaviour 8.10). */
const STORAGE_DELAY_MS = 300

const { getState, setState } = usePriceRun
let endingToast: number | undefined

/**
 * Starts a run, unless this tab has one (behaviour 8.10). If nothing is left to fetch, closes the dialog and removes
 * the row of a failed run instead.
 */
export function startPriceRun(request: PriceRunRequest): void {
  if (getState().progress) return
  takeStoredPrices(request.client)
  if (request.method === 'birdeye') renewTradePrices(request)
  const total = countLeft(request)
  if (total > 0) {
    void run({ ...request, apiKey: birdeyeKeyStorage.keyInUse() }, total)
    return
  }
  closeDialog(PRICE_DIALOG)
  setState({ failure: undefined })
}

/** Replaces prices that came from other trades with prices from the selected ones (behaviour 8.29). */
function renewTradePrices(request: PriceRunRequest): void {
  const { answers } = countingPrices(request.client)
  const renewed = planNow(request).fromTrades.filter(({ mint, minute }) =>
    foundPrice(answers.get(mint)?.get(minute)),
  )
  addPrices(request.client, renewed, Date.now())
}

/** Plans what a run without a key would bring now (behaviour 8.30). */
function planNow({ client, events, wanted }: PriceRunRequest) {
  const { answers, scaledMints } = countingPrices(client)
  return keylessPlan(events, wanted, answers, { nowMs: Date.now(), scaledMints })
}

/** Returns what a run with a key would ask for now (behaviour 8.7). */
function unansweredNow({ client, wanted, isReplacing = false }: PriceRunRequest): PriceMinutes {
  const asking = { service: 'birdeye', nowMs: Date.now(), isReplacing } as const
  return unansweredPrices(wanted, countingPrices(client).answers, asking)
}

function countLeft(request: PriceRunRequest): number {
  if (request.method === 'birdeye') return countPrices(unansweredNow(request))
  const { fromTrades, calls } = planNow(request)
  return calls.reduce((sum, { minutes }) => sum + minutes.length, fromTrades.length)
}

async function run(request: StartedRun, total: number): Promise<void> {
  const controller = new AbortController()
  const { signal } = controller
  const goOffline = () => controller.abort(new UpstreamError({ kind: 'network' }))
  window.addEventListener('offline', goOffline)
  if (endingToast !== undefined) dismissToast(endingToast)
  const progress = firstProgress(request.method, total, Date.now())
  setState({
    progress,
    failure: undefined,
    refusal: undefined,
    stop: () => controller.abort(),
  })
  const waiting = { ...progress, isWaitingForTab: true }
  const lock: TabLock = {
    signal,
    onWait: () => setState({ progress: waiting }),
    onSilence: (fetchHere) => setState({ progress: { ...waiting, fetchHere } }),
  }
  const ending = await withTabLock(lock, () => runInTurn(request, signal)).catch(
    (error: unknown) => {
      // Another tab took the lock while this one was suspended, and fetches the rest.
      if (error instanceof DOMException && error.name === 'AbortError') controller.abort()
      return endingAfter(error, signal)
    },
  )
  window.removeEventListener('offline', goOffline)
  endPriceRun(ending, request)
}

/** Fetches once no other tab does. Returns how the run ended. */
async function runInTurn(request: StartedRun, signal: AbortSignal): Promise<PriceRunEnding> {
  const { client, method } = request
  if (getState().progress?.isWaitingForTab) await abortableWait(STORAGE_DELAY_MS, signal)
  takeStoredPrices(client)
  // Another tab may have fetched some prices meanwhile.
  setState({ progress: firstProgress(method, countLeft(request), Date.now()) })
  try {
    return await runMethod(request, signal)
  } finally {
    // Saved before another tab's turn, so that the other tab doesn't fetch the same prices.
    saveCache(client)
  }
}

async function runMethod(request: StartedRun, signal: AbortSignal): Promise<PriceRunEnding> {
  const { client } = request
  const services = await servicesOf(client)?.()
  const runOptions = {
    signal,
    wait: abortableWait,
    onResults: (results: readonly PriceResult[], callsLeft?: number) =>
      takeResults(client, results, callsLeft),
  }
  if (request.method === 'birdeye') {
    // The sample wallet needs no key.
    const apiKey = services ? '' : request.apiKey
    if (apiKey === undefined) return { kind: 'failed', text: BIRDEYE_KEY_REQUIRED }
    const ask = services?.requestPrices ?? requestPrices
    return runBirdeye({
      ...runOptions,
      unanswered: () => unansweredNow(request),
      apiKey,
      request: ask,
    })
  }
  const { fromTrades, calls } = planNow(request)
  runOptions.onResults(
    fromTrades.map((price) => ({ kind: 'answer', ...price })),
    calls.length,
  )
  const fetchPrices = services?.fetchDefillama ?? fetchDefillamaPrices
  const ending = await runDefillama({ ...runOptions, calls, fetchPrices, now: Date.now })
  return ending === 'whole'
    ? { kind: 'whole' }
    : { kind: 'failed', text: DEFILLAMA_FAILURES[ending] }
}

function takeResults(
  client: QueryClient,
  results: readonly PriceResult[],
  callsLeft: number | undefined,
): void {
  const nowMs = Date.now()
  const added = results.filter((result) => result.kind === 'answer')
  addPrices(client, added, nowMs)
  const { progress } = getState()
  if (!progress) return
  const isPriced = added.some(({ price }) => price)
  setState({
    progress: { ...progressAfter(progress, results, nowMs), callsLeft },
    ...(isPriced && { pricedRunMs: progress.startedAtMs }),
  })
}

function endingAfter(error: unknown, signal: AbortSignal): PriceRunEnding {
  const fault = faultOf(signal.aborted ? signal.reason : error)
  if (!fault && signal.aborted) return { kind: 'stopped' }
  if (!fault) return { kind: 'failed', text: 'Something went wrong.' }
  if (fault.kind !== 'status') return { kind: 'failed', text: CONNECTION_LOST }
  return { kind: 'failed', text: serverErrorText(fault.status, fault.message) }
}

/** Shows an ending: a rejected key at its field, a failure in the status bar, others in a toast (behaviour 8.18). */
function endPriceRun(ending: PriceRunEnding, request: PriceRunRequest): void {
  const { progress } = getState()
  setState({ progress: undefined, stop: () => {} })
  const isRejected = ending.kind === 'failed' && ending.isRejected
  if (isRejected && isDialogOpen(PRICE_DIALOG)) {
    setState({ refusal: ending.text })
    return
  }
  closeDialog(PRICE_DIALOG)
  // With a total of 0, another tab fetched everything.
  if (!progress || (progress.total === 0 && ending.kind === 'whole')) return
  const text = priceRunEndingText(ending, progress)
  const isLeft = progress.answered < progress.total && !isRejected
  const retry = isLeft ? () => startPriceRun(request) : undefined
  if (ending.kind === 'failed') {
    setState({ failure: { text, retry } })
    return
  }
  const isAll = countFetched(progress) === progress.total
  const kind = ending.kind === 'stopped' ? 'info' : isAll ? 'ok' : 'warn'
  const action = retry && { label: 'Fetch the rest', run: retry }
  endingToast = showToast({ kind, text, action })
}
