'use client'

import { Download } from 'lucide-react'
import { useRef } from 'react'
import { CsvProgress } from '@/components/csv/csv-progress'
import {
  MoreSources,
  PriceControls,
  PriceRunBar,
  PriceSourcesLine,
} from '@/components/prices/price-controls'
import { TaxMenuButton } from '@/components/tax-files/tax-menu-button'
import { Button } from '@/components/ui/button'
import { useCsvDownload } from '@/lib/browser/csv/use-csv-download'
import type { TradesScreenView } from '@/lib/browser/trades/use-trades-screen'

/** Renders USD prices, Download CSV and the tax export; on phones the files are in a bar at the bottom. */
export function TradesControls({ screen }: { screen: TradesScreenView }) {
  const { download, prices, filePrices, usd } = screen
  const { isDownloading, writtenRows, preload, start } = useCsvDownload(download)
  const downloadButton = useRef<HTMLButtonElement>(null)
  return (
    <div className="flex w-full flex-col gap-3 md:flex-row md:flex-wrap md:items-center md:justify-between md:gap-y-1.5 wide:contents print:hidden">
      <PriceControls prices={prices} isShown={usd.isOn} onShow={usd.set} stateOf={screen.stateOf} />
      <PriceSourcesLine sources={filePrices.sources} />
      <div
        data-bottom-bar=""
        className="fixed inset-x-0 bottom-0 z-30 flex flex-col gap-1.5 border-t border-line-2 bg-bg/88 px-4 py-2 backdrop-blur-md md:contents"
      >
        <CsvProgress
          rows={download.events.length}
          isFiltered={download.isFiltered}
          allRows={screen.rowsWithoutFilters}
          writtenRows={writtenRows}
          missing={filePrices.missingInFile}
        />
        <div className="flex gap-2 *:flex-1 md:ml-auto md:gap-3 md:*:flex-none wide:ml-0">
          <Button
            ref={downloadButton}
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
      <MoreSources prices={prices} />
      {/* Breaks the line. */}
      <span className="hidden basis-full md:order-1 md:block wide:-mt-2" />
      <PriceRunBar onStop={() => downloadButton.current?.focus()} />
    </div>
  )
}
