'use client'

import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { TokenLogo } from '@/components/tokens/token-logo'
import type { PriceRunProgress } from '@/lib/browser/prices/run/price-run-progress'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import { useNow } from '@/lib/browser/time/use-now'
import { secondsUntil } from '@/lib/domain/time/seconds-until'
import type { TokenState } from '@/lib/domain/tokens/token'
import { minuteLabel, OTHER_TAB, pauseText } from '@/lib/view/prices/price-run-label'
import { tokenText } from '@/lib/view/tokens/token-label'

type PriceRunStatusProps = {
  progress: PriceRunProgress
  stateOf: (mint: string) => TokenState
}

/** Which price a run came to, or why it waits; of that only the waits are announced. */
export function PriceRunStatus({ progress, stateOf }: PriceRunStatusProps) {
  const { current, isWaitingForTab, pausedUntilMs } = progress
  return (
    <div role="status" className="min-w-0">
      {isWaitingForTab && <Wait>{OTHER_TAB}</Wait>}
      {pausedUntilMs !== undefined && (
        <Pause asked={pauseText(progress.way)} untilMs={pausedUntilMs} />
      )}
      {!isWaitingForTab && pausedUntilMs === undefined && current && (
        <CurrentPrice state={stateOf(current.mint)} minute={current.minute} />
      )}
    </div>
  )
}

function CurrentPrice({ state, minute }: { state: TokenState; minute: number }) {
  const timeZone = useTimeZone()
  return (
    <span aria-hidden="true" className="flex min-w-0 items-center gap-2">
      <TokenLogo state={state} />
      <span className="truncate">
        <bdi>{tokenText(state)}</bdi> at {minuteLabel(minute, timeZone)}
      </span>
    </span>
  )
}

function Pause({ asked, untilMs }: { asked: string; untilMs: number }) {
  const seconds = useNow(250, (nowMs) => secondsUntil(untilMs, nowMs))
  return (
    <Wait>
      {asked}
      {seconds !== undefined && <span aria-hidden="true"> Going on in {seconds} s.</span>}
    </Wait>
  )
}

function Wait({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-center gap-2 text-warn">
      <Clock size={14} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span>{children}</span>
    </span>
  )
}
