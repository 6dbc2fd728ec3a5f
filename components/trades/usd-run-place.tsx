'use client'

import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { TokenLogo } from '../token-logo'
import type { PriceRunProgress } from '@/lib/browser/price-run-state'
import { useSecondsUntil } from '@/lib/browser/use-seconds-until'
import type { TokenState } from '@/lib/domain/token'
import { minuteLabel } from '@/lib/view/price-words'
import { tokenSymbol } from '@/lib/view/token-name'

type UsdRunPlaceProps = {
  progress: PriceRunProgress
  stateOf: (mint: string) => TokenState
}

/** Which price a run came to, or why it waits. */
export function UsdRunPlace({ progress, stateOf }: UsdRunPlaceProps) {
  const { current, isWaitingForTab, pausedUntilMs } = progress
  if (isWaitingForTab) {
    return <Wait>Another tab is fetching prices. This one goes on after it.</Wait>
  }
  if (pausedUntilMs !== undefined) return <Pause untilMs={pausedUntilMs} />
  if (!current) return <span />
  const state = stateOf(current.mint)
  return (
    <span className="flex min-w-0 items-center gap-2">
      <TokenLogo state={state} />
      <span className="truncate">
        <bdi>{state.kind === 'known' ? tokenSymbol(state.token) : 'Unknown Token'}</bdi> at{' '}
        {minuteLabel(current.minute)}
      </span>
    </span>
  )
}

function Pause({ untilMs }: { untilMs: number }) {
  const seconds = useSecondsUntil(untilMs)
  return (
    <Wait>Birdeye asked for a pause.{seconds !== undefined && ` Going on in ${seconds} s.`}</Wait>
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
