'use client'

import { OnlyNew } from './only-new'
import { TaxFacts } from './tax-facts'
import { TaxFormatItem } from './tax-format-item'
import { Dialog, DialogContent } from '@/components/ui/dialog/dialog'
import { type TaxExportOf, useTaxExport } from '@/lib/browser/tax-files/use-tax-export'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { FOR_A_TAX_PROGRAM } from '@/lib/view/tax-files/labels/tax-dialog-label'
import { TAX_FORMATS } from '@/lib/view/tax-files/tax-format'

type TaxDialogProps = {
  content: TaxExportOf
  answers: PriceAnswers
  onClose: () => void
  returnFocus: () => void
}

/** 'For a tax program': what the files hold, and the nine of them (behaviour 19.13). */
export function TaxDialog({ content, answers, onClose, returnFocus }: TaxDialogProps) {
  const { earlier, isOnlyNew, setIsOnlyNew, all, fresh, trades, wallets, counts, start } =
    useTaxExport(content, answers)
  const download = trades.length > 0 ? start : undefined
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={FOR_A_TAX_PROGRAM} returnFocus={returnFocus}>
        <div className="px-5 pb-4 text-xs text-text-3">
          <TaxFacts trades={trades.length} wallets={wallets.length} prices={counts?.prices} />
          {earlier && (
            <OnlyNew
              exportedAtMs={earlier.exportedAtMs}
              fresh={fresh?.length}
              all={all.length}
              isChecked={isOnlyNew}
              onChange={setIsOnlyNew}
            />
          )}
        </div>
        <ul className="divide-y divide-line border-t border-line">
          {TAX_FORMATS.map((format) => (
            <TaxFormatItem
              key={format}
              format={format}
              wallets={wallets.length}
              rounding={counts?.rounding}
              onDownload={
                download &&
                (() => {
                  download(format)
                  onClose()
                })
              }
            />
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  )
}
