import { useRouter } from 'next/navigation'
import { useId, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import type { DialogClosing } from '@/lib/browser/dialogs/open-dialogs'
import { TextField } from '@/components/ui/text-field'
import { ordersPath } from '@/lib/view/urls/orders-url'
import type { TradesRequest } from '@/lib/view/urls/trades-url'
import { addedWallet } from '@/lib/view/wallet/wallet-label'

type AddWalletDialogProps = DialogClosing & {
  /** The wallets that are shown. */
  shownWallets: readonly string[]
  /** Returns what the trades page shows of them, at the moment of the call. */
  requestNow: () => TradesRequest
}

/** Asks for a wallet's address and opens its orders, to be shown with the others (behaviour 21.7). */
export function AddWalletDialog({ shownWallets, requestNow, ...closing }: AddWalletDialogProps) {
  const router = useRouter()
  const [isOpening, startOpening] = useTransition()
  const [typed, setTyped] = useState('')
  const id = useId()
  const added = addedWallet(typed, shownWallets)
  return (
    <Dialog title="Add wallet" {...closing}>
      <form
        className="flex flex-col gap-2 px-5 pb-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (added.state !== 'valid') return
          startOpening(() => router.push(ordersPath(added.userAddress, [], requestNow())))
        }}
      >
        <label htmlFor={id} className="text-sm font-medium">
          Solana address
        </label>
        <TextField
          id={id}
          state={added.state}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder="Paste a wallet address"
          autoComplete="off"
          autoFocus
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
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
