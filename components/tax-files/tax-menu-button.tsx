'use client'

import { LazyComponent } from '@/components/shell/lazy-component'
import { Button } from '@/components/ui/button'
import { lazyCode, useDialogOpening } from '@/lib/browser/page/lazy-code'
import type { TaxExportOf } from '@/lib/browser/tax-files/use-tax-export'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { TAX_EXPORT } from '@/lib/view/tax-files/tax-export-label'

/** The dialog's code, fetched when it is first needed or pointed at (behaviour 13.4). */
const taxDialogCode = lazyCode(async () => (await import('./tax-dialog')).TaxDialog)

/** The dialog 'Tax export', which stays open if the window gets another layout (behaviour 19.13). */
export function useTaxDialog(
  content: TaxExportOf,
  answers: PriceAnswers,
  onShowMismatches: () => void,
) {
  const { isOpen, opener, dialog } = useDialogOpening(taxDialogCode)
  return {
    button: (
      <Button
        {...opener}
        data-begins="tax export"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={content.events.length === 0}
      >
        {TAX_EXPORT}
      </Button>
    ),
    dialog: isOpen && (
      <LazyComponent of={taxDialogCode} props={{ content, answers, onShowMismatches, ...dialog }} />
    ),
  }
}
