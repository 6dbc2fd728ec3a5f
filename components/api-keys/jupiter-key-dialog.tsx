import { ApiKeyForm } from './api-key-form'
import { Dialog } from '@/components/ui/dialog/dialog'
import type { DialogClosing } from '@/lib/browser/dialogs/open-dialogs'
import { useKeyInUse } from '@/lib/browser/jupiter/jupiter-calls'
import { useJupiterKeyForm } from '@/lib/browser/api-keys/use-api-key-form'
import { JUPITER_KEY_NOTE } from '@/lib/view/api-keys/api-key-label'

type JupiterKeyDialogProps = DialogClosing & {
  userAddress: string
  onUsed: (() => void) | undefined
}

/**
 * Asks for a visitor's own Jupiter key, tries it with one call, and uses it from then on
 * (behaviour 4.7).
 */
export function JupiterKeyDialog({ userAddress, onUsed, ...closing }: JupiterKeyDialogProps) {
  const isInUse = useKeyInUse()
  const form = useJupiterKeyForm(userAddress)

  const tryKey = async () => {
    if (!(await form.submit())) return
    onUsed?.()
    closing.onClose()
  }

  return (
    <Dialog title="Jupiter API key" {...closing}>
      <ApiKeyForm
        label="Jupiter API key"
        isLabelHidden
        form={form}
        note={JUPITER_KEY_NOTE}
        hasKey={isInUse}
        onRemoved={closing.onClose}
        isBusy={form.isTrying}
        onSubmit={() => void tryKey()}
      />
    </Dialog>
  )
}
