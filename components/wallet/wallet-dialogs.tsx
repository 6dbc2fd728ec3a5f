import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, FormDialog } from '@/components/ui/dialog/dialog'
import { TextField } from '@/components/ui/text-field'
import type { DialogClosing } from '@/lib/browser/dialogs/open-dialogs'
import { submitSelected } from '@/lib/browser/orders/orders-since-submit'
import { useOpenPage } from '@/lib/browser/urls/use-url'
import {
  MAX_WALLET_NAME_LENGTH,
  nameWallet,
  useWalletName,
} from '@/lib/browser/wallet/named-wallets'
import { ordersPath, type TradesRequest } from '@/lib/view/urls/page-urls'
import { addedWallet } from '@/lib/view/wallet/wallet-label'

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
        autoCapitalize="sentences"
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

type AddWalletDialogProps = DialogClosing & { wallets: readonly string[]; request: TradesRequest }

/** Asks for a wallet's address and opens its orders, to be shown with the others (behaviour 21.7). */
export function AddWalletDialog({ wallets, request, ...closing }: AddWalletDialogProps) {
  const { isOpening, openPage } = useOpenPage()
  const [text, setText] = useState('')
  const id = useId()
  const added = addedWallet(text, [...wallets, ...request.map(({ userAddress }) => userAddress)])
  return (
    <Dialog title="Add wallet" {...closing}>
      <form
        className="flex flex-col gap-2 px-5 pb-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (added.state !== 'valid') return
          openPage(ordersPath(added.userAddress, [], submitSelected(request)))
        }}
      >
        <label htmlFor={id} className="text-sm font-medium">
          Solana address
        </label>
        <TextField
          id={id}
          state={added.state}
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder="Paste a wallet address"
          autoFocus
          aria-describedby={`${id}-says`}
        />
        <p
          id={`${id}-says`}
          role="status"
          data-state={added.state}
          className="min-h-4 text-xs text-text-3 data-[state=invalid]:text-bad data-[state=valid]:text-ok"
        >
          {added.text}
        </p>
        <p className="text-sm text-text-2">Next: select its orders.</p>
        <Button
          type="submit"
          variant="primary"
          disabled={added.state !== 'valid'}
          isBusy={isOpening}
          className="mt-2 md:self-end"
        >
          Select orders
        </Button>
      </form>
    </Dialog>
  )
}
