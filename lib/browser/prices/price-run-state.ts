import type { PriceResult } from '@/lib/domain/prices/price-result'

/** How far a price run is. */
export type PriceRunProgress = {
  total: number
  answered: number
  /** What was answered before this tab asked for anything. */
  answeredBefore: number
  withoutPrice: number
  failed: number
  /** When the asking began, in Unix milliseconds. */
  startedAtMs: number
  /** What was answered last. */
  current: { mint: string; minute: number } | undefined
  /** Until when Birdeye wants a pause, in Unix milliseconds. */
  pausedUntilMs: number | undefined
  /** Whether another tab's run has to end first. */
  isWaitingForTab: boolean
}

/** What the dialog, the toolbar and the table know of price runs. */
export type PriceRunState = {
  isDialogOpen: boolean
  /** The run under way. */
  progress: PriceRunProgress | undefined
  /** Why Birdeye refused the key that was given last, for its field. */
  refusal: string | undefined
  /** How many runs of this tab brought a price: each one turns the USD prices on. */
  pricedRuns: number
}

const idle: PriceRunState = {
  isDialogOpen: false,
  progress: undefined,
  refusal: undefined,
  pricedRuns: 0,
}
const listeners = new Set<() => void>()
let state = idle
let dialogs = 0
let stopRun: (() => void) | undefined

/** The store of it, for useSyncExternalStore. One per tab: a run outlives every page. */
export const priceRunStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  snapshot: (): PriceRunState => state,
  serverSnapshot: (): PriceRunState => idle,
}

/** Changes some of the state. */
export function setPriceRun(change: Partial<PriceRunState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** Ends the run under way; what came is kept. */
export function stopPriceRun(): void {
  stopRun?.()
}

/** Notes how the run that begins is ended; nothing once it has ended. */
export function setPriceRunStop(stop: (() => void) | undefined): void {
  stopRun = stop
}

/** Opens the dialog, without what was said of an earlier key. */
export function openPriceDialog(): void {
  setPriceRun({ isDialogOpen: true, refusal: undefined })
}

/** Closes the dialog; a run goes on. */
export function closePriceDialog(): void {
  setPriceRun({ isDialogOpen: false })
}

/** Whether the page that is shown has the dialog. */
export function hasPriceDialog(): boolean {
  return dialogs > 0
}

/** To be called by a page that has the dialog; returns what to call once it is left. */
export function showPriceDialogHere(): () => void {
  dialogs += 1
  return () => {
    dialogs -= 1
    closePriceDialog()
  }
}

/** The progress after some results. @param nowMs in Unix milliseconds */
export function progressAfter(
  before: PriceRunProgress,
  results: readonly PriceResult[],
  nowMs: number,
): PriceRunProgress {
  const after = { ...before }
  for (const result of results) {
    if (result.kind === 'wait') after.pausedUntilMs = nowMs + result.ms
    if (result.kind !== 'price' && result.kind !== 'failed') continue
    after.pausedUntilMs = undefined
    after.current = { mint: result.mint, minute: result.minute }
    if (result.kind === 'failed') after.failed += 1
    else after.answered += 1
    if (result.kind === 'price' && result.price === 'missing') after.withoutPrice += 1
  }
  return after
}
