'use client'

import { ApiKeyForm } from './api-key-form'
import { Dialog, DialogContent } from '@/components/ui/dialog/dialog'
import { useKeyInUse } from '@/lib/browser/jupiter/jupiter-calls'
import { useJupiterKeyForm } from '@/lib/browser/jupiter/use-jupiter-key-form'
import { JUPITER_KEY_NOTE } from '@/lib/view/api-keys/api-key-label'

type JupiterKeyDialogProps = {
  userAddress: string
  onClose: () => void
  onUsed: () => void
  returnFocus: () => void
}

/**
 * Asks for a visitor's own Jupiter key, tries it with one call, and uses it from then on
 * (behaviour 4.7).
 */
export function JupiterKeyDialog(props: JupiterKeyDialogProps) {
  const { userAddress, onClose, onUsed, returnFocus } = props
  const isInUse = useKeyInUse()
  const form = useJupiterKeyForm(userAddress)

  const tryKey = async () => {
    if (!(await form.submit())) return
    onUsed()
    onClose()
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Jupiter API key" returnFocus={returnFocus}>
        <ApiKeyForm
          label="Jupiter API key"
          isLabelHidden
          form={form}
          note={JUPITER_KEY_NOTE}
          hasKey={isInUse}
          onRemoved={onClose}
          isBusy={form.isTrying}
          onSubmit={() => void tryKey()}
        />
      </DialogContent>
    </Dialog>
  )
}
