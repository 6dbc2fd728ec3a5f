'use client'

import { Download } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog/dialog'
import { useDownloadState } from '@/lib/browser/csv/run-download'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import { type TaxExportOf, useTaxExport } from '@/lib/browser/tax-files/use-tax-export'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import {
  allTradesLabel,
  lastExportedText,
  missingPricesText,
  onlyNewLabel,
  roundedText,
  syncWarning,
  TAX_EXPORT,
  tradesInFileText,
} from '@/lib/view/tax-files/tax-export-label'

type TaxDialogProps = {
  content: TaxExportOf
  answers: PriceAnswers
  onClose: () => void
  returnFocus: () => void
}

/** 'Tax export': the nine programs, all trades or only the new ones, and Download (behaviour 19.13). */
export function TaxDialog({ content, answers, onClose, returnFocus }: TaxDialogProps) {
  const shown = useTaxExport(content, answers)
  const isDownloading = useDownloadState((state) => state.isDownloading)
  const timeZone = useTimeZone()
  const { trades, wallets, last } = shown
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={TAX_EXPORT} returnFocus={returnFocus}>
        <p className="px-5 pb-3 text-sm text-text-2">
          {tradesInFileText(trades.length, wallets.length)}
        </p>
        <fieldset className="border-t border-line py-1">
          <legend className="sr-only">Tax software</legend>
          {shown.programs.map((program) => (
            <Choice
              key={program.format}
              name="tax-format"
              isChosen={program.format === shown.format}
              onChoose={() => shown.setFormat(program.format)}
              text={program.name}
              aside={
                program.last
                  ? lastExportedText(program.last.exportedAtMs, program.last.fresh.length, timeZone)
                  : program.file
              }
            >
              <HowToImport steps={program.steps}>
                {wallets.length > 1 && <p>{program.ofWallets}</p>}
                <Warning text={missingPricesText(shown.missingPrices)} />
                <Warning text={shown.rounding && roundedText(shown.rounding)} />
              </HowToImport>
            </Choice>
          ))}
        </fieldset>
        <div className="sticky bottom-0 border-t border-line bg-raised">
          {last && (
            <fieldset className="border-b border-line py-1">
              <legend className="sr-only">Trades</legend>
              <Choice
                name="tax-trades"
                isChosen={!shown.isOnlyNew}
                onChoose={() => shown.setIsOnlyNew(false)}
                text={allTradesLabel(shown.all.length)}
              />
              <Choice
                name="tax-trades"
                isChosen={shown.isOnlyNew}
                onChoose={() => shown.setIsOnlyNew(true)}
                text={onlyNewLabel(last.exportedAtMs, last.fresh.length, timeZone)}
              />
            </fieldset>
          )}
          <div className="flex items-center justify-between gap-4 px-5 py-3">
            <p className="text-xs text-warn">{syncWarning(wallets.length)}</p>
            <Button
              variant="primary"
              disabled={trades.length === 0 || isDownloading}
              onClick={() => {
                shown.start()
                onClose()
              }}
            >
              <Download size={16} strokeWidth={1.75} aria-hidden="true" />
              Download
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  )
}

type ChoiceProps = {
  name: string
  isChosen: boolean
  onChoose: () => void
  text: string
  /** At the right of its line. */
  aside?: string
  /** Below its line once it is chosen. */
  children?: ReactNode
}

/** One of several, with more about it once it is chosen. */
function Choice({ name, isChosen, onChoose, text, aside, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className={isChosen && children ? 'bg-hover' : undefined}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 px-5 text-sm md:min-h-9">
        <input
          type="radio"
          name={name}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={aside === undefined ? undefined : id}
          className="size-4 shrink-0 accent-accent"
        />
        <span className="font-medium">{text}</span>
        {aside !== undefined && (
          <span id={id} aria-hidden="true" className="ml-auto text-right text-xs text-text-3">
            {aside}
          </span>
        )}
      </label>
      {isChosen && children}
    </div>
  )
}

function HowToImport({ steps, children }: { steps: readonly string[]; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 pr-5 pb-3 pl-12 text-xs text-text-2">
      <h3 className="font-medium text-text">How to import</h3>
      <ul className="list-['–'] pl-3 *:pl-2">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      {children}
    </div>
  )
}

function Warning({ text }: { text: string | undefined }) {
  return text === undefined ? null : <p className="wrap-anywhere text-warn">{text}</p>
}
