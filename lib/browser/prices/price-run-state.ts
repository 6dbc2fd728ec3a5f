import { create } from 'zustand'
import { MS_BETWEEN_DEFILLAMA_CALLS } from '@/lib/domain/prices/price-calls'
import type { PriceMethod } from '@/lib/domain/prices/price-plan'
import type { PriceResult } from '@/lib/domain/prices/price-answers'
import type { RunCounts } from '@/lib/view/prices/price-label'

export type PriceRunProgress = RunCounts & {
  method: PriceMethod
  /** When the first call could be made, in Unix milliseconds. */
  startedAtMs: number
  /** How many calls are still to be made; absent with a key. */
  callsLeft?: number | undefined
  /** Until when the service wants a pause, in Unix milliseconds. */
  pausedUntilMs?: number | undefined
  /** Whether another tab's run has to end first. */
  isWaitingForTab?: boolean
  /** Runs at once; present if the other tab gives no sign. */
  fetchHere?: (() => void) | undefined
}

export type PriceRunState = {
  progress: PriceRunProgress | undefined
  /** Why the last run failed; `retry` is undefined if another try can't help. */
  failure: { text: string; retry: (() => void) | undefined } | undefined
  /** Why Birdeye rejected the last key; the key's field shows it. */
  refusal: string | undefined
  /** When the tab's last run that brought a price began, in Unix milliseconds: each such run turns the USD prices on. */
  pricedRunMs: number | undefined
  stop: () => void
}

export const PRICE_DIALOG = 'prices'

/** Each tab has one such state. It is outside React, because a run goes on when its page is left. */
export const usePriceRun = create<PriceRunState>(() => ({
  progress: undefined,
  failure: undefined,
  refusal: undefined,
  pricedRunMs: undefined,
  stop: () => {},
}))

export function firstProgress(method: PriceMethod, total: number, nowMs: number): PriceRunProgress {
  return { method, total, answered: 0, withoutPrice: 0, failed: 0, startedAtMs: nowMs }
}

/** Returns the progress after some results. @param nowMs in Unix milliseconds */
export function progressAfter(
  before: PriceRunProgress,
  results: readonly PriceResult[],
  nowMs: number,
): PriceRunProgress {
  const after = { ...before }
  for (const result of results) {
    if (result.kind === 'wait') after.pausedUntilMs = nowMs + result.ms
    if (result.kind !== 'answer' && result.kind !== 'failed') continue
    after.pausedUntilMs = undefined
    if (result.kind === 'failed') after.failed += 1
    else after.answered += 1
    if (result.kind === 'answer' && !result.price) after.withoutPrice += 1
  }
  return after
}

/** Estimates how long a run still takes, in milliseconds: without a key by DefiLlama's pace, else by its pace so far. */
export function timeLeftMs(progress: PriceRunProgress, nowMs: number): number {
  const { callsLeft, answered, total, startedAtMs } = progress
  if (callsLeft !== undefined) return callsLeft * MS_BETWEEN_DEFILLAMA_CALLS
  return (total - answered) * (answered === 0 ? 1_000 : (nowMs - startedAtMs) / answered)
}

export function stopPriceRun(): void {
  usePriceRun.getState().stop()
}
