import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Segments } from '@/components/ui/segments'
import type { ChartKind } from '@/lib/view/charts/chart-points'

const KINDS = [
  { value: 'rate', text: 'Rate' },
  { value: 'usd', text: 'USD value' },
] as const

type ChartHeadProps = {
  /** Which pair it is of. */
  children: ReactNode
  kind: ChartKind
  /** Whether USD prices are shown. */
  hasUsd: boolean
  onKind: (kind: ChartKind) => void
  /** Undefined where all is in sight. */
  onReset: (() => void) | undefined
  /** Undefined where nothing is drawn. */
  onSave: (() => void) | undefined
}

/** What a chart shows, and its controls. */
export function ChartHead({ children, kind, hasUsd, onKind, onReset, onSave }: ChartHeadProps) {
  return (
    <div className="flex h-11 shrink-0 items-center justify-between gap-2 md:h-[38px]">
      {children}
      <span className="ml-auto flex shrink-0 items-center gap-1.5">
        {onReset && (
          <Button size="small" variant="ghost" onClick={onReset}>
            Reset zoom
          </Button>
        )}
        {hasUsd && <Segments label="Chart" options={KINDS} value={kind} onChoose={onKind} />}
        {onSave && (
          <IconButton label="Download chart as PNG" onClick={onSave}>
            <Download size={14} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </div>
  )
}
