'use client'

import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { PriceControls, type PriceOpener } from '@/components/prices/price-controls'
import { Button } from '@/components/ui/button'
import { focusTarget } from '@/lib/browser/page/focus-targets'
import { useCsvDownload } from '@/lib/browser/files/use-csv-download'
import type { TradesScreenView } from '@/lib/browser/trades/use-trades-screen'

type TradesControlsProps = {
  screen: TradesScreenView
  taxButton: ReactNode
  priceOpener: PriceOpener
}

type DownloadsProps = Omit<TradesControlsProps, 'priceOpener'>

/** Renders USD prices, Download CSV and the tax export. */
export function TradesControls({ screen, taxButton, priceOpener }: TradesControlsProps) {
  const { prices, usd } = screen
  return (
    <div className="flex flex-col gap-2.5 md:flex-row md:flex-wrap md:items-center wide:shrink-0 wide:justify-end print:hidden">
      <PriceControls prices={prices} opener={priceOpener} isShown={usd.isOn} onShow={usd.set} />
      <div className="flex gap-2.5 md:ml-auto wide:ml-0">
        <Downloads {...{ screen, taxButton }} />
      </div>
    </div>
  )
}

/** The two files in a bar at the bottom, for phones (behaviour 5.13). */
export function PhoneDownloads(props: DownloadsProps) {
  return (
    <section
      aria-label="Downloads"
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-30 grid h-17 grid-cols-2 items-center gap-2 border-t border-line-2 bg-bg/88 px-4 backdrop-blur-md print:hidden"
    >
      <Downloads {...props} />
    </section>
  )
}

function Downloads({ screen, taxButton }: DownloadsProps) {
  const { download, filePrices } = screen
  const { isDownloading, preload, start } = useCsvDownload({
    ...download,
    missingPrices: filePrices.sources.missing,
  })
  return (
    <>
      <Button
        ref={focusTarget('download CSV')}
        variant="primary"
        isBusy={isDownloading}
        disabled={download.events.length === 0}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={isDownloading ? undefined : start}
      >
        <Download size={16} />
        Download CSV
      </Button>
      {taxButton}
    </>
  )
}
