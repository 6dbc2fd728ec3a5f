import type { PropsOf } from '@/components/shell/lazy-component'
import { Button } from '@/components/ui/button'
import { type DialogClosing, useDialog } from '@/lib/browser/dialogs/open-dialogs'
import { focusTarget } from '@/lib/browser/page/focus-targets'
import { lazyCode } from '@/lib/browser/page/lazy-code'
import { TAX_EXPORT } from '@/lib/view/trades/trades-page-label'

/** The dialog's code, fetched when it is first needed or pointed at (behaviour 13.4). */
const taxDialogCode = lazyCode(async () => (await import('./tax-dialog')).TaxDialog)

type TaxButtonProps = Omit<PropsOf<typeof taxDialogCode>, keyof DialogClosing>

/** Opens the dialog 'Tax export', which stays open if the window gets another layout (behaviour 19.13). */
export function TaxButton(props: TaxButtonProps) {
  const { isOpen, opener } = useDialog(taxDialogCode, (closing) => ({ ...props, ...closing }), {
    id: 'tax export',
  })
  return (
    <Button
      {...opener}
      ref={focusTarget('tax export')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      disabled={props.content.events.length === 0}
    >
      {TAX_EXPORT}
    </Button>
  )
}
