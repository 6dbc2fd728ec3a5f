'use client'

import { useId, useState } from 'react'
import { Dialog, DialogContent, DialogFoot } from '@/components/ui/dialog/dialog'
import { TextField } from '@/components/ui/text-field'
import { nameWallet, useWalletName } from '@/lib/browser/wallet/named-wallets'
import { LONGEST_WALLET_NAME } from '@/lib/domain/wallet/wallet-name'

type NameWalletDialogProps = { userAddress: string; onClose: () => void; returnFocus: () => void }

/** Takes a name of the visitor's own for a wallet, or takes it back (behaviour 22.3). */
export function NameWalletDialog({ userAddress, onClose, returnFocus }: NameWalletDialogProps) {
  const name = useWalletName(userAddress)
  const [text, setText] = useState(name ?? '')
  const id = useId()
  const give = (given: string) => {
    nameWallet(userAddress, given)
    onClose()
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Name this wallet" returnFocus={returnFocus}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            give(text)
          }}
        >
          <div className="px-5 pb-5">
            <p className="text-xs [overflow-wrap:anywhere] text-text-3">{userAddress}</p>
            <label htmlFor={`${id}-name`} className="mt-4 mb-2 block text-sm font-medium">
              Name
            </label>
            <TextField
              id={`${id}-name`}
              state="neutral"
              dir="auto"
              autoComplete="off"
              autoFocus
              maxLength={LONGEST_WALLET_NAME}
              className="md:h-10"
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              aria-describedby={`${id}-note`}
            />
            <p id={`${id}-note`} className="mt-2 text-xs text-text-3">
              Stored in this browser only. File names have it if you say so in the settings.
            </p>
          </div>
          <DialogFoot
            takeBack={name ? { label: 'Remove name', onClick: () => give('') } : undefined}
            onCancel={onClose}
          />
        </form>
      </DialogContent>
    </Dialog>
  )
}
