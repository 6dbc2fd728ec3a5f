import type { RunResult } from '@/lib/domain/prices/price-result'
import type { PriceMethod } from '@/lib/domain/prices/price-plan'

/** How far a price run is. */
export type PriceRunProgress = {
  way: PriceMethod
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
  /** How many calls are still to be made; undefined where each price is one. */
  callsLeft: number | undefined
  /** Until when the service wants a pause, in Unix milliseconds. */
  pausedUntilMs: number | undefined
  /** Whether another tab's run has to end first. */
  isWaitingForTab: boolean
}

/** The progress of a run of `total` prices that begins. */
export function firstProgress(
  way: PriceMethod,
  total: number,
  startedAtMs: number,
): PriceRunProgress {
  return {
    way,
    total,
    answered: 0,
    answeredBefore: 0,
    withoutPrice: 0,
    failed: 0,
    startedAtMs,
    current: undefined,
    callsLeft: undefined,
    pausedUntilMs: undefined,
    isWaitingForTab: false,
  }
}

/** The progress once this tab may ask: what another tab fetched meanwhile counts as answered. */
export function progressAtStart(
  before: PriceRunProgress,
  unanswered: number,
  startedAtMs: number,
): PriceRunProgress {
  const answered = Math.max(0, before.total - unanswered)
  return { ...before, isWaitingForTab: false, answered, answeredBefore: answered, startedAtMs }
}

/** The progress after some results. @param nowMs in Unix milliseconds */
export function progressAfter(
  before: PriceRunProgress,
  results: readonly RunResult[],
  nowMs: number,
): PriceRunProgress {
  const after = { ...before }
  for (const result of results) {
    if (result.kind === 'wait') after.pausedUntilMs = nowMs + result.ms
    if (result.kind === 'calls') after.callsLeft = result.left
    if (result.kind === 'price' || result.kind === 'answer' || result.kind === 'failed') {
      after.pausedUntilMs = undefined
      after.current = { mint: result.mint, minute: result.minute }
      if (result.kind === 'failed') after.failed += 1
      else after.answered += 1
    }
    const isMissing =
      (result.kind === 'price' && result.price === 'missing') ||
      (result.kind === 'answer' && result.answer.value === undefined)
    if (isMissing) after.withoutPrice += 1
  }
  return after
}
