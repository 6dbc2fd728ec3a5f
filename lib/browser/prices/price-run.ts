import type { QueryClient } from '@tanstack/react-query'
import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { saveCache, takeStoredPrices } from '@/lib/browser/cache/persist-cache'
import { servicesOf } from '@/lib/browser/sample/cache-services'
import { dismissToast, showToast, type Toast } from '@/lib/browser/toasts/toast-store'
import {
  type AnsweredPrice,
  type PriceAnswers,
  unansweredPrices,
} from '@/lib/domain/prices/price-answers'
import { keylessPlan } from '@/lib/domain/prices/price-plan'
import { birdeyeAnswer, type RunResult, STOP_STATUSES } from '@/lib/domain/prices/price-result'
import { countPrices, type PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { fetchDefillamaPrices } from '@/lib/upstream/defillama/defillama-prices'
import { type DefillamaRun, runDefillama } from '@/lib/upstream/defillama/defillama-run'
import { abortableWait } from '@/lib/upstream/http/abortable-wait'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import { siteAnswerLabel } from '@/lib/view/errors/site-answer-label'
import { stopText } from '@/lib/view/prices/price-run-label'
import {
  FETCH_THE_REST,
  keylessEndingText,
  type PriceRunEnding,
  priceRunEndingText,
} from '@/lib/view/prices/price-run-label'
import { runBirdeye } from './birdeye-run'
import { addPrices, knownPrices } from './price-query'
import { requestPrices } from './price-request'
import {
  closePriceDialog,
  firstProgress,
  hasPriceDialog,
  type PriceRunProgress,
  priceRunStore,
  progressAfter,
} from './price-run-state'
import { withTabLock } from './tab-lock'

/** What a run fetches, and how (behaviour 8.11, 8.30). */
export type PriceRunRequest = {
  client: QueryClient
  wanted: PriceMinutes
  /** All displayed events, whose trades give prices. */
  events: readonly OrderEvent[]
} & (
  | {
      method: 'birdeye'
      apiKey: string
      isRemembered: boolean
      /** Whether prices of lesser sources are asked for too (behaviour 8.33). */
      isReplacing: boolean
    }
  | { method: 'keyless' }
)

/** The storage of one tab reaches another a moment after its turn has ended (behaviour 8.19). */
const STORAGE_SETTLES_MS = 300
/** Kept from run to run: Stop and 'Fetch the rest' ask no faster. */
const pace = { lastCallAtMs: -Infinity }
/** The reason that a run's signal aborts with if the browser goes offline. */
export const OFFLINE = 'offline'

const { getState, setState } = priceRunStore
let endingToast: number | undefined

/** Starts to fetch what is still missing; one run at a time in this tab (behaviour 8.11). */
export function startPriceRun(request: PriceRunRequest): void {
  if (getState().progress) return
  takeStoredPrices(request.client)
  if (request.method === 'birdeye') renewTradePrices(request)
  const total = countLeft(request)
  if (total === 0) closePriceDialog()
  else void run(request, total)
}

/** Replaces prices that came from other trades by what the displayed ones give (behaviour 8.29). */
function renewTradePrices({ client, wanted, events }: PriceRunRequest): void {
  const nowMs = Date.now()
  const answers = knownPrices(client)
  const { fromTrades } = keylessPlan(events, wanted, answers, nowMs)
  const isKnown = ({ mint, minute }: AnsweredPrice) =>
    answers.get(mint)?.get(minute)?.found !== undefined
  addPrices(client, fromTrades.filter(isKnown), nowMs)
}

function countLeft(request: PriceRunRequest): number {
  const { client, wanted } = request
  const nowMs = Date.now()
  const answers = knownPrices(client)
  if (request.method === 'keyless') {
    const { fromTrades, calls } = keylessPlan(request.events, wanted, answers, nowMs)
    return calls.reduce((sum, { minutes }) => sum + minutes.length, fromTrades.length)
  }
  const { isReplacing } = request
  return countPrices(unansweredPrices(wanted, answers, { service: 'birdeye', nowMs, isReplacing }))
}

async function run(request: PriceRunRequest, total: number): Promise<void> {
  const controller = new AbortController()
  const goOffline = () => controller.abort(OFFLINE)
  window.addEventListener('offline', goOffline)
  if (endingToast !== undefined) dismissToast(endingToast)
  setState({
    progress: firstProgress(request.method, total, Date.now()),
    refusal: undefined,
    stop: () => controller.abort(),
  })
  const ending = await runInTurn(request, controller.signal)
  window.removeEventListener('offline', goOffline)
  endPriceRun(ending, () => startPriceRun(request))
}

/** The run itself, once no other tab's is under way. Never throws. */
async function runInTurn(request: PriceRunRequest, signal: AbortSignal): Promise<PriceRunEnding> {
  const { client, method } = request
  const waitForTab = () => changeProgress((progress) => ({ ...progress, isWaitingForTab: true }))
  try {
    return await withTabLock(signal, waitForTab, async () => {
      if (getState().progress?.isWaitingForTab) await abortableWait(STORAGE_SETTLES_MS, signal)
      takeStoredPrices(client)
      // Another tab may have fetched some meanwhile.
      changeProgress(() => firstProgress(method, countLeft(request), Date.now()))
      try {
        return await runMethod(request, signal)
      } finally {
        // Before another tab's turn, so that it asks for nothing that came here.
        saveCache(client)
      }
    })
  } catch (error) {
    return endingAfter(error, signal)
  }
}

async function runMethod(request: PriceRunRequest, signal: AbortSignal): Promise<PriceRunEnding> {
  const { client } = request
  const services = await servicesOf(client)?.()
  const means = {
    ...{ signal, wait: abortableWait },
    answers: () => knownPrices(client),
    onResults: (results: readonly RunResult[]) => takeResults(client, results),
  }
  if (request.method === 'birdeye') {
    return runBirdeye({ ...request, ...means, request: services?.requestPrices ?? requestPrices })
  }
  const fetchPrices = services?.fetchDefillama ?? fetchDefillamaPrices
  return runKeyless({ ...request, ...means, fetchPrices, pace, now: Date.now })
}

/** Puts what came into the cache at once, and into the progress. */
function takeResults(client: QueryClient, results: readonly RunResult[]): void {
  const nowMs = Date.now()
  const added = results.flatMap((result): AnsweredPrice[] => {
    if (result.kind === 'answer') return [result]
    return result.kind === 'price' ? [birdeyeAnswer(result)] : []
  })
  addPrices(client, added, nowMs)
  const { progress, pricedRuns } = getState()
  const hadPrice = progress && progress.answered > progress.withoutPrice
  changeProgress((before) => progressAfter(before, results, nowMs))
  const isFirst = !hadPrice && added.some(({ answer }) => answer.value !== undefined)
  if (progress && isFirst) setState({ pricedRuns: pricedRuns + 1 })
}

function changeProgress(change: (progress: PriceRunProgress) => PriceRunProgress): void {
  const { progress } = getState()
  if (progress) setState({ progress: change(progress) })
}

export type KeylessRun = Omit<DefillamaRun, 'calls'> & {
  wanted: PriceMinutes
  events: readonly OrderEvent[]
  answers: () => PriceAnswers
}

/**
 * Adds the prices from the trades, then asks DefiLlama for the rest (behaviour 8.30).
 * @throws the signal's reason once it aborts; what came before is handed over
 */
export async function runKeyless(run: KeylessRun): Promise<PriceRunEnding> {
  const { wanted, events, answers, now, onResults } = run
  const { fromTrades, calls } = keylessPlan(events, wanted, answers(), now())
  onResults([
    { kind: 'calls', left: calls.length },
    ...fromTrades.map((price) => ({ kind: 'answer' as const, ...price })),
  ])
  return { kind: await runDefillama({ ...run, calls }) }
}

/** How a run ended that threw. */
function endingAfter(error: unknown, signal: AbortSignal): PriceRunEnding {
  if (signal.aborted) return signal.reason === OFFLINE ? { kind: 'lost' } : { kind: 'stopped' }
  if (!(error instanceof UpstreamError)) {
    return { kind: 'failed', text: 'This page met an error of its own.' }
  }
  const { fault } = error
  if (fault.kind !== 'status') return { kind: 'lost' }
  const { status, message } = fault
  const refused = STOP_STATUSES.find((each) => each === status && message === stopText(each, 0))
  // Whoever hosts the site may answer so too, and says nothing about the key.
  if (refused !== undefined) return { kind: 'refused', status: refused }
  return { kind: 'failed', text: siteAnswerLabel(status, message) }
}

/**
 * Says how the run under way ended: a refused key at its field if the dialog is open, everything else
 * in a toast. A key that Birdeye doesn't know is no longer remembered (behaviour 8.16, 8.18).
 */
function endPriceRun(ending: PriceRunEnding, fetchTheRest: () => void): void {
  const { isDialogOpen, progress } = getState()
  const { method, answered = 0, withoutPrice = 0, failed = 0, total = 0 } = progress ?? {}
  const isKeyRefused = ending.kind === 'refused' && ending.status !== 429
  if (ending.kind === 'refused' && ending.status === 401) birdeyeKeyStorage.forget()
  setState({
    progress: undefined,
    stop: () => {},
    refusal: isKeyRefused ? stopText(ending.status, answered) : undefined,
    isDialogOpen: isDialogOpen && isKeyRefused,
  })
  if (isDialogOpen && isKeyRefused) return
  // Another tab fetched everything.
  if (total === 0 && ending.kind === 'whole') return
  const isKeyless = method === 'keyless'
  const text = isKeyless
    ? keylessEndingText(ending, { answered, withoutPrice, failed, total })
    : priceRunEndingText(ending, answered, total)
  const isAll = total === (isKeyless ? answered - withoutPrice : answered)
  const action = answered < total ? actionAfter(isKeyRefused, fetchTheRest) : undefined
  endingToast = showToast({ kind: toastKindOf(ending, isAll), text, ...(action ? { action } : {}) })
}

/** The same key would be refused again, so the dialog asks for another one. */
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
