'use client'

import { Download } from 'lucide-react'
import { PriceControls } from '@/components/prices/price-controls'
import { TaxMenuButton } from '@/components/tax-files/tax-menu-button'
import { Button } from '@/components/ui/button'
import { useCsvDownload } from '@/lib/browser/csv/use-csv-download'
import type { TradesScreenView } from '@/lib/browser/trades/use-trades-screen'

/** Renders USD prices, Download CSV and the tax export; on phones the files are in a bar at the bottom. */
export function TradesControls({ screen }: { screen: TradesScreenView }) {
  const { download, prices, usd } = screen
  const { isDownloading, preload, start } = useCsvDownload(download)
  return (
    <div className="flex flex-col gap-2.5 md:flex-row md:flex-wrap md:items-center wide:shrink-0 wide:justify-end print:hidden">
      <PriceControls prices={prices} isShown={usd.isOn} onShow={usd.set} />
      <div
        data-bottom-bar=""
        className="fixed inset-x-0 bottom-0 z-30 flex h-17 flex-col justify-center border-t border-line-2 bg-bg/88 px-4 backdrop-blur-md md:contents"
      >
        <div className="flex gap-2 *:flex-1 md:ml-auto md:gap-2.5 md:*:flex-none wide:ml-0">
          <Button
            data-begins="file"
            variant="primary"
            isBusy={isDownloading}
            disabled={download.events.length === 0}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={isDownloading ? undefined : start}
          >
            <Download size={16} strokeWidth={1.75} aria-hidden="true" />
            Download CSV
          </Button>
          <TaxMenuButton content={download} answers={prices.answers} />
        </div>
      </div>
    </div>
  )
}
