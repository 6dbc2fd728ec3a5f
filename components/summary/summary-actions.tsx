'use client'

import { Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { SummaryState } from './summary-state'
import { Button } from '@/components/ui/button'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import type { SummaryDownload } from '@/lib/browser/summary/summary-download'
import { useSummaryDownload } from '@/lib/browser/summary/use-summary-download'
import { summaryText } from '@/lib/view/summary/summary-text'

type SummaryActionsProps = SummaryState & { download: SummaryDownload }

/** 'Copy as text' and 'Download summary' (behaviour 18.8, 18.9). */
export function SummaryActions({ pairs, download, ...of }: SummaryActionsProps) {
  const { isBusy, preload, start } = useSummaryDownload(download)
  const timeZone = useTimeZone()
  // Made only now: with hundreds of pairs it is long. What is clicked is copied right after.
  const fill = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.dataset.copy = summaryText(pairs, { ...of, timeZone })
  }
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button
        variant="ghost"
        data-copy=""
        data-copy-label="Copy as text"
        aria-label="Copy as text"
        onClick={fill}
        className="icon-copy data-copied:icon-copied"
      >
        Copy as text
      </Button>
      <Button isBusy={isBusy} onPointerEnter={preload} onFocus={preload} onClick={start}>
        <Download size={16} strokeWidth={1.75} aria-hidden="true" />
        Download summary
      </Button>
    </div>
  )
}
