'use client'

import { CircleStop, Clock } from 'lucide-react'
import { TokenLogo } from '@/components/tokens/token-logo'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import {
  type PriceRunProgress,
  stopPriceRun,
  timeLeftMs,
} from '@/lib/browser/prices/price-run-state'
import { useNow } from '@/lib/browser/time/use-now'
import { secondsUntil } from '@/lib/domain/time/seconds-until'
import type { TokenState } from '@/lib/domain/tokens/token'
import {
  minuteLabel,
  OTHER_TAB,
  pauseText,
  priceProgressParts,
  shortfallText,
  timeLeftText,
} from '@/lib/view/prices/price-run-label'
import { tokenText } from '@/lib/view/tokens/token-label'

type PriceProgressProps = {
  progress: PriceRunProgress
  stateOf: (mint: string) => TokenState
}

/** A run's progress and Stop (behaviour 8.10). */
export function PriceProgress({ progress, stateOf }: PriceProgressProps) {
  const { total, answered, withoutPrice, failed } = progress
  const [count, ofTotal] = priceProgressParts(answered, total)
  const timeLeft = timeLeftText(timeLeftMs(progress, useNow(1_000)))
  return (
    <div
      ref={focusOnce}
      role="group"
      aria-label="Fetching USD prices"
      tabIndex={-1}
      className="outline-none"
    >
      <div className="px-5 pt-1 pb-5">
        <div className="flex items-baseline justify-between gap-4">
          <p>
            <span className="text-[28px] leading-[34px] font-semibold">{count}</span>
            <span className="ml-2 text-text-2">{ofTotal}</span>
          </p>
          <p className="text-sm text-text-2">{timeLeft}</p>
        </div>
        <div className="mt-3">
          <Progress label="Fetching USD prices" value={answered} max={total} />
        </div>
        <div className="mt-3 flex min-h-[18px] items-center justify-between gap-4 text-xs text-text-2">
          <RunStatus progress={progress} stateOf={stateOf} />
          <span className="shrink-0">{shortfallText(withoutPrice, failed)}</span>
        </div>
      </div>
      <div className="flex items-center justify-between gap-4 border-t border-line px-5 py-3">
        <p className="max-w-[224px] text-xs text-text-3">
          Fetched prices are saved, even if you stop or close this tab.
        </p>
        <Button onClick={stopPriceRun}>
          <CircleStop size={16} strokeWidth={1.75} aria-hidden="true" />
          Stop
        </Button>
      </div>
    </div>
  )
}

/** The form that had the focus is gone. Stop doesn't get it: a held Enter would press it. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus()
}

/** Which price came last, or why the run waits; only the waits are announced. */
function RunStatus({ progress, stateOf }: PriceProgressProps) {
  const { method, current, isWaitingForTab, pausedUntilMs = 0 } = progress
  const timeZone = useTimeZone()
  const seconds = useNow(250, (nowMs) => secondsUntil(pausedUntilMs, nowMs))
  const isPaused = progress.pausedUntilMs !== undefined
  if (!isWaitingForTab && !isPaused) {
    return (
      <div role="status" className="min-w-0">
        {current && (
          <span aria-hidden="true" className="flex min-w-0 items-center gap-2">
            <TokenLogo state={stateOf(current.mint)} />
            <span className="truncate">
              <bdi>{tokenText(stateOf(current.mint))}</bdi> at{' '}
              {minuteLabel(current.minute, timeZone)}
            </span>
          </span>
        )}
      </div>
    )
  }
  return (
    <div role="status" className="flex min-w-0 items-center gap-2 text-warn">
      <Clock size={14} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span>
        {isPaused ? pauseText(method) : OTHER_TAB}
        {seconds !== undefined && <span aria-hidden="true"> Resuming in {seconds} s.</span>}
      </span>
    </div>
  )
}
