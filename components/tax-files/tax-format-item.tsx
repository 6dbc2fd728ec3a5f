import { Download } from 'lucide-react'
import { TurboTaxRounding } from './turbotax-rounding'
import { Button } from '@/components/ui/button'
import { useCsvDownloadState } from '@/lib/browser/csv/csv-download-store'
import type { RoundedTrades } from '@/lib/view/tax-files/rounded-trades'
import type { TaxFormat } from '@/lib/view/tax-files/tax-format'
import { TAX_FORMAT_LABELS } from '@/lib/view/tax-files/labels/tax-format-label'

type TaxFormatItemProps = {
  format: TaxFormat
  /** How many wallets the trades are of. */
  wallets: number
  /** Undefined until it is counted. */
  rounding: RoundedTrades | undefined
  /** Undefined where there is nothing to download, or not yet. */
  onDownload: (() => void) | undefined
}

/** A format with its note and its download (behaviour 19.13). */
export function TaxFormatItem(props: TaxFormatItemProps) {
  const { format, wallets, rounding, onDownload } = props
  const isDownloading = useCsvDownloadState((state) => state.isDownloading)
  const { name, note, ofWallets } = TAX_FORMAT_LABELS[format]
  return (
    <li className="px-5 py-3">
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-sm font-semibold">{name}</h3>
        <Button
          size="small"
          aria-label={`Download for ${name}`}
          disabled={!onDownload || isDownloading}
          onClick={onDownload}
        >
          <Download size={14} strokeWidth={1.75} aria-hidden="true" />
          Download
        </Button>
      </div>
      <p className="mt-1 text-xs text-text-3">{note}</p>
      {wallets > 1 && <p className="mt-1 text-xs text-text-2">{ofWallets}</p>}
      {format === 'turbotax' && <TurboTaxRounding rounding={rounding} />}
    </li>
  )
}
