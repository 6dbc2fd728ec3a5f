'use client'

import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { UsdRunStrip } from './usd-run-strip'
import { Button } from '../ui/button'
import type { CsvDownload } from '@/lib/browser/download-csv'
import { useCsvDownload } from '@/lib/browser/use-csv-download'
import { counted } from '@/lib/view/plural'
import { emptyCellsText } from '@/lib/view/price-words'

type TradesControlsProps = {
  download: Pick<CsvDownload, 'events' | 'userAddress' | 'isPartial'>
  /** How many USD prices are not fetched. */
  missing: number
  /** The other controls, before it. */
  children: ReactNode
}

/** Download CSV; on phones in a bar at the bottom, beside the number of rows. */
export function TradesControls({ download, missing, children }: TradesControlsProps) {
  const { isDownloading, start } = useCsvDownload(download)
  const rows = counted(download.events.length, 'row')
  return (
    <div className="flex w-full flex-col gap-1.5 wide:w-auto wide:items-end">
      <div className="flex flex-col gap-3 md:flex-row md:flex-wrap md:items-center md:justify-between wide:justify-end">
        {children}
        <div
          data-bottom-bar=""
          className="fixed inset-x-0 bottom-0 z-20 flex min-h-16 items-center justify-between gap-4 border-t border-line-2 bg-bg/88 px-4 py-2 backdrop-blur-md md:static md:min-h-0 md:border-0 md:bg-transparent md:p-0 md:backdrop-blur-none"
        >
          <p className="text-sm text-text-2 md:hidden">
            {rows}
            {missing > 0 && (
              <span className="block text-xs text-text-3">{emptyCellsText(missing)}</span>
            )}
          </p>
          <Button
            variant="primary"
            isBusy={isDownloading}
            disabled={download.events.length === 0}
            onClick={isDownloading ? undefined : start}
          >
            <Download size={16} strokeWidth={1.75} aria-hidden="true" />
            Download CSV
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 md:min-h-7 md:justify-end">
        <UsdRunStrip />
        <p className="hidden text-right text-xs text-text-3 md:block">
          {rows}
          {missing > 0 && ` · ${emptyCellsText(missing)}`}
        </p>
      </div>
    </div>
  )
}
