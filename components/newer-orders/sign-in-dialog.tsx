import { useEffect, useRef, useState } from 'react'
import { CheckAndSign } from './check-and-sign'
import { NewerProgress } from './newer-progress'
import { SelectWallet } from './select-wallet'
import { Dialog } from '@/components/ui/dialog/dialog'
import type { DialogClosing } from '@/lib/browser/dialogs/open-dialogs'
import { useSignIn } from '@/lib/browser/newer-orders/use-sign-in'
import { useLoadedWallet } from '@/lib/browser/order-lists/use-wallet-orders'
import { isLoading, LISTED } from '@/lib/domain/order-lists/order-list'
import {
  canSwitchToTransaction,
  type InstalledWallet,
} from '@/lib/browser/newer-orders/installed-wallets'

const HEADS = {
  select: { title: 'Load newer orders', note: 'Step 1 of 2' },
  sign: { title: 'Check and sign', note: 'Step 2 of 2' },
  load: { title: 'Loading newer orders', note: undefined },
}

/** Lets a wallet's owner sign in, and shows the newer orders while they load (behaviour 25.4 to 25.8). */
export function SignInDialog(props: DialogClosing & { userAddress: string }) {
  const { userAddress, onClose, returnFocus } = props
  const { lists: allLists, actions } = useLoadedWallet(userAddress)
  const lists = allLists.filter(({ name }) => LISTED[name].isNewer)
  const { signIn, select, sign, back } = useSignIn(userAddress)
  const [usesLedger, setUsesLedger] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const { step } = signIn
  const lastStep = useRef(step)
  // The focused element disappears with its step, so the next step gets the focus.
  useEffect(() => {
    if (lastStep.current !== step) body.current?.focus()
    lastStep.current = step
  }, [step])
  const hasEnded = step === 'load' && !lists.some(isLoading)
  const { title, note } = hasEnded ? { title: 'Newer orders', note: undefined } : HEADS[step]
  const selectWallet = (wallet: InstalledWallet) => void select(wallet, usesLedger)
  const switchToTransaction = (wallet: InstalledWallet) => {
    setUsesLedger(true)
    void select(wallet, true)
    // The pressed button disappears with the error.
    body.current?.focus()
  }
  return (
    <Dialog size="tall" title={title} note={note} onClose={onClose} returnFocus={returnFocus}>
      <div
        ref={body}
        role="group"
        aria-label={title}
        tabIndex={-1}
        className="flex min-h-0 flex-1 flex-col text-sm outline-none md:min-h-[min(410px,calc(100dvh-6rem))]"
      >
        {signIn.step === 'select' && (
          <SelectWallet
            userAddress={userAddress}
            usesLedger={usesLedger}
            onClose={onClose}
            signIn={signIn}
            onLedger={() => setUsesLedger(!usesLedger)}
            onSelect={selectWallet}
          />
        )}
        {signIn.step === 'sign' && (
          <CheckAndSign
            userAddress={userAddress}
            signIn={signIn}
            onBack={back}
            onRetry={() => selectWallet(signIn.wallet)}
            onSign={(request) => void sign(signIn.wallet, request)}
            onTransaction={
              canSwitchToTransaction(signIn.wallet, usesLedger)
                ? () => switchToTransaction(signIn.wallet)
                : undefined
            }
          />
        )}
        {signIn.step === 'load' && (
          <NewerProgress
            lists={lists}
            actions={actions}
            wallet={signIn.wallet}
            onSignAgain={back}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  )
}
