'use client'

import { Download } from 'lucide-react'
import { Button } from '../ui/button'
import type { CsvDownload } from '@/lib/browser/download-csv'
import { useCsvDownload } from '@/lib/browser/use-csv-download'
import { counted } from '@/lib/view/plural'

/** Download CSV; on phones in a bar at the bottom, beside the number of rows. */
export function TradesControls({ download }: { download: Omit<CsvDownload, 'signal' | 'tokens'> }) {
  const { isDownloading, start } = useCsvDownload(download)
  return (
    <div
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-20 flex min-h-16 items-center justify-between gap-4 border-t border-line-2 bg-bg/88 px-4 py-2 backdrop-blur-md md:static md:min-h-0 md:border-0 md:bg-transparent md:p-0 md:backdrop-blur-none"
    >
      <span className="text-sm text-text-2">{counted(download.events.length, 'row')}</span>
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
  )
}
