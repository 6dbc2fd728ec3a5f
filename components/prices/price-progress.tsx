'use client'

import { CircleStop } from 'lucide-react'
import { PriceRunStatus } from './price-run-status'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import type { PriceRunProgress } from '@/lib/browser/prices/run/price-run-progress'
import { stopPriceRun } from '@/lib/browser/prices/run/price-run-store'
import { useNow } from '@/lib/browser/time/use-now'
import type { TokenState } from '@/lib/domain/tokens/token'
import { shortfallText } from '@/lib/view/prices/price-run-label'
import { priceProgressParts } from '@/lib/view/prices/price-count-label'
import { callsLeftText, timeLeftText } from '@/lib/view/prices/price-estimate'

type PriceProgressProps = {
  progress: PriceRunProgress
  stateOf: (mint: string) => TokenState
}

/** How far the run is, what it is at, and Stop (behaviour 8.10). */
export function PriceProgress({ progress, stateOf }: PriceProgressProps) {
  const { total, answered, answeredBefore, startedAtMs, withoutPrice, failed } = progress
  const [count, ofTotal] = priceProgressParts(answered, total)
  const elapsedMs = useNow(1_000) - startedAtMs
  const left =
    progress.callsLeft === undefined
      ? timeLeftText(answered - answeredBefore, total - answeredBefore, elapsedMs)
      : callsLeftText(progress.callsLeft)
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
          <p className="text-sm text-text-2">{left}</p>
        </div>
        <div className="mt-3">
          <Progress label="Fetching USD prices" value={answered} max={total} />
        </div>
        <div className="mt-3 flex min-h-[18px] items-center justify-between gap-4 text-xs text-text-2">
          <PriceRunStatus progress={progress} stateOf={stateOf} />
          <span className="shrink-0">{shortfallText(withoutPrice, failed)}</span>
        </div>
      </div>
      <div className="flex items-center justify-between gap-4 border-t border-line px-5 py-3">
        <p className="max-w-[224px] text-xs text-text-3">
          Prices already fetched are kept, even if you stop or close this tab.
        </p>
        <Button onClick={stopPriceRun}>
          <CircleStop size={16} strokeWidth={1.75} aria-hidden="true" />
          Stop
        </Button>
      </div>
    </div>
  )
}

/** The form that had the focus is gone. Not Stop: a held Enter would press it. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus()
}
