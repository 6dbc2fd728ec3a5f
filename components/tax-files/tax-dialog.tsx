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
  const { earlier, isOnlyNew, setIsOnlyNew, wallet, fresh, trades, wallets, start } =
    useTaxExport(content)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={FOR_A_TAX_PROGRAM} returnFocus={returnFocus}>
        <div className="px-5 pb-4 text-xs text-text-3">
          <TaxFacts trades={trades} wallets={wallets.length} answers={answers} />
          {earlier && (
            <OnlyNew
              exportedAtMs={earlier.exportedAtMs}
              fresh={fresh.length}
              all={wallet.trades.length}
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
              trades={trades}
              wallets={wallets.length}
              idOf={wallet.idOf}
              onDownload={() => {
                start(format)
                onClose()
              }}
            />
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  )
}
