import { useId, useState } from 'react'
import { FormDialog } from '@/components/ui/dialog/dialog'
import type { DialogClosing } from '@/lib/browser/dialogs/open-dialogs'
import { TextField } from '@/components/ui/text-field'
import {
  MAX_WALLET_NAME_LENGTH,
  nameWallet,
  useWalletName,
} from '@/lib/browser/wallet/named-wallets'

type NameWalletDialogProps = DialogClosing & { userAddress: string }

/** Sets or removes the visitor's name for a wallet (behaviour 22.3). */
export function NameWalletDialog({ userAddress, ...closing }: NameWalletDialogProps) {
  const name = useWalletName(userAddress)
  const [text, setText] = useState(name ?? '')
  const id = useId()
  const save = (name: string) => {
    nameWallet(userAddress, name)
    closing.onClose()
  }
  return (
    <FormDialog
      title="Name wallet"
      onSave={() => save(text)}
      resetAction={name ? { label: 'Remove name', onClick: () => save('') } : undefined}
      {...closing}
    >
      <p className="text-xs [overflow-wrap:anywhere] text-text-3">{userAddress}</p>
      <label htmlFor={`${id}-name`} className="mt-4 mb-2 block text-sm font-medium">
        Name
      </label>
      <TextField
        id={`${id}-name`}
        dir="auto"
        autoComplete="off"
        autoFocus
        maxLength={MAX_WALLET_NAME_LENGTH}
        className="md:h-10"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} className="mt-2 text-xs text-text-3">
        Stored in this browser only
      </p>
    </FormDialog>
  )
}
