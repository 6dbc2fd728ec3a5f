import cn from 'clsx'
import { Download, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import type { DialogClosing } from '@/lib/browser/dialogs/open-dialogs'
import { Segments } from '@/components/ui/segments'
import { useIsPreparing } from '@/lib/browser/files/run-download'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { type TaxExportInput, useTaxExport } from '@/lib/browser/tax-files/use-tax-export'
import type { SummaryDownload } from '@/lib/browser/summary/summary-download'
import { useSummaryDownload } from '@/lib/browser/summary/use-summary-download'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { emptyCellsText } from '@/lib/view/prices/price-label'
import {
  mismatchesText,
  movedTradesText,
  skippedTradesText,
  roundedText,
  syncWarning,
  tradesInFileText,
  tradesOptions,
} from '@/lib/view/tax-files/tax-export-label'
import { TAX_EXPORT } from '@/lib/view/trades/trades-page-label'
import {
  importSteps,
  TAX_FORMATS,
  TAX_PROGRAMS,
  type TaxFormat,
} from '@/lib/view/tax-files/tax-programs'

/** The text in place of the number of trades if there are no new ones (behaviour 19.15). */
const NO_NEW_TRADES = 'No new trades'

type TaxDialogProps = DialogClosing & {
  content: TaxExportInput
  summaryDownload: SummaryDownload
  answers: PriceAnswers
  onFetchPrices: () => void
  onShowMismatches: () => void
}

/** The dialog 'Tax export', in which the visitor chooses a program, and all or only new trades (behaviour 19.13). */
export function TaxDialog(props: TaxDialogProps) {
  const {
    content,
    summaryDownload,
    answers,
    onFetchPrices,
    onShowMismatches,
    onClose,
    returnFocus,
  } = props
  const taxExport = useTaxExport(content, answers)
  const isDownloading = useIsPreparing('tax export')
  const { preload, startSales } = useSummaryDownload(summaryDownload)
  const timeZone = useTimeZone()
  const { trades, wallets, last, isOnlyNew, missingPrices, mismatches, moved } = taxExport
  const rounded = taxExport.rounding && roundedText(taxExport.rounding)
  const leaveTo = (next: () => void) => {
    onClose()
    next()
  }
  const hasNoNew = last && isOnlyNew && trades.length === 0
  return (
    <Dialog size="large" title={TAX_EXPORT} returnFocus={returnFocus} onClose={onClose}>
      <p className="px-5 pb-3.5 text-sm text-text-2">
        {hasNoNew ? NO_NEW_TRADES : tradesInFileText(trades.length, wallets.length)}
      </p>
      {/* A fieldset itself doesn’t clip its list in a dialog that has only a maximum height. In a window that is too
          low for the list, the dialog scrolls as a whole. */}
      <div className="min-h-32 flex-1 overflow-y-auto border-t border-line py-1.5 [@media(height<300px)]:flex-none [@media(height<300px)]:overflow-visible">
        <fieldset>
          <legend className="sr-only">Tax software</legend>
          {TAX_FORMATS.map((format) => (
            <Program
              key={format}
              format={format}
              isChosen={format === taxExport.format}
              onChoose={() => taxExport.setFormat(format)}
            >
              <h3 className="font-medium text-text">How to import</h3>
              <ul className="list-['–'] pl-2 *:mt-1 *:pl-3">
                {importSteps(format).map((step) => (
                  <li key={step}>{step}</li>
                ))}
                {wallets.length > 1 && <li>{TAX_PROGRAMS[format].walletPlace}</li>}
              </ul>
              {missingPrices > 0 && (
                <Warning link="Fetch USD prices" onLink={() => leaveTo(onFetchPrices)}>
                  {emptyCellsText(missingPrices)}
                </Warning>
              )}
              {mismatches > 0 && (
                <Warning link="Show price mismatches" onLink={() => leaveTo(onShowMismatches)}>
                  {mismatchesText(mismatches)}
                </Warning>
              )}
              {moved > 0 && <Warning>{movedTradesText(moved, format)}</Warning>}
              {taxExport.skipped > 0 && <Warning>{skippedTradesText(taxExport.skipped)}</Warning>}
              {rounded !== undefined && <Warning>{rounded}</Warning>}
            </Program>
          ))}
        </fieldset>
      </div>
      {last && (
        <div className="border-t border-line px-5 py-3.5">
          <Segments
            label="Trades"
            isStacked
            options={tradesOptions(taxExport.allTrades.length, last, timeZone)}
            value={isOnlyNew ? 'new' : 'all'}
            onChoose={(value) => taxExport.setIsOnlyNew(value === 'new')}
          />
        </div>
      )}
      <div className="flex items-center justify-between gap-4 border-t border-line px-5 py-3">
        <div className="text-xs">
          <Warning>{syncWarning(wallets.length)}</Warning>
          <LinkButton
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => leaveTo(startSales)}
            className="mt-1"
          >
            Need the gains? Download sales
          </LinkButton>
        </div>
        <Button
          variant="primary"
          disabled={trades.length === 0 || isDownloading}
          onClick={() => {
            taxExport.start()
            onClose()
          }}
        >
          <Download size={16} />
          Download
        </Button>
      </div>
    </Dialog>
  )
}

type ProgramProps = {
  format: TaxFormat
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Program({ format, isChosen, onChoose, children }: ProgramProps) {
  const id = useId()
  const { name, file } = TAX_PROGRAMS[format]
  return (
    <div className={cn('border-l-2', isChosen ? 'border-accent bg-hover' : 'border-transparent')}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 pr-5 pl-4.5 text-sm md:min-h-9">
        <input
          type="radio"
          name="tax-format"
          aria-describedby={id}
          checked={isChosen}
          onChange={onChoose}
          className="size-4 shrink-0 appearance-none rounded-full border border-control checked:border-5 checked:border-accent"
        />
        <span className="font-medium">{name}</span>
        <span id={id} aria-hidden="true" className="ml-auto text-right text-text-3">
          {file}
        </span>
      </label>
      {isChosen && <div className="pr-5 pb-3 pl-11.5 text-xs text-text-2">{children}</div>}
    </div>
  )
}

function Warning(props: { children: ReactNode; link?: string; onLink?: () => void }) {
  const { children, link, onLink } = props
  return (
    <div className="mt-2 flex gap-2.5 text-xs text-text-2 first:mt-0">
      <TriangleAlert size={14} className="mt-px shrink-0 text-warn" />
      <p className="min-w-0 wrap-anywhere">
        <span>{children}</span>{' '}
        {link !== undefined && (
          <LinkButton onClick={onLink} className="font-medium whitespace-nowrap">
            {link}
          </LinkButton>
        )}
      </p>
    </div>
  )
}
