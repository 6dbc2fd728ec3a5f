import { useEffect, useRef } from 'react'
import { CheckAndSign } from './check-and-sign'
import { NewerProgress } from './newer-progress'
import { SelectWallet } from './select-wallet'
import { Dialog } from '@/components/ui/dialog/dialog'
import type { DialogClosing } from '@/lib/browser/dialogs/open-dialogs'
import { useSignIn } from '@/lib/browser/newer-orders/use-sign-in'
import { useLoadedWallet } from '@/lib/browser/order-lists/use-wallet-orders'
import { isLoading, LIST_INFO } from '@/lib/domain/order-lists/order-list'

const HEADS = {
  select: { title: 'Load newer orders', note: 'Step 1 of 2' },
  sign: { title: 'Check and sign', note: 'Step 2 of 2' },
  load: { title: 'Loading newer orders', note: undefined },
}

/** Lets a wallet's owner sign in, and shows the newer orders while they load (behaviour 25.4 to 25.8). */
export function SignInDialog(props: DialogClosing & { userAddress: string }) {
  const { userAddress, onClose, returnFocus } = props
  const { lists: allLists, actions } = useLoadedWallet(userAddress)
  const lists = allLists.filter(({ name }) => LIST_INFO[name].isNewer)
  const signIn = useSignIn(userAddress)
  const { state } = signIn
  const body = useRef<HTMLDivElement>(null)
  const { step } = state
  const lastStep = useRef(step)
  // The focused element disappears with its step, so the next step gets the focus.
  useEffect(() => {
    if (lastStep.current !== step) body.current?.focus()
    lastStep.current = step
  }, [step])
  const hasEnded = step === 'load' && !lists.some(isLoading)
  const { title, note } = hasEnded ? { title: 'Newer orders', note: undefined } : HEADS[step]
  return (
    <Dialog size="tall" title={title} note={note} onClose={onClose} returnFocus={returnFocus}>
      <div
        ref={body}
        role="group"
        aria-label={title}
        tabIndex={-1}
        className="flex min-h-0 flex-1 flex-col text-sm outline-none md:min-h-[min(410px,calc(100dvh-6rem))]"
      >
        {state.step === 'select' && (
          <SelectWallet userAddress={userAddress} signIn={signIn} state={state} onClose={onClose} />
        )}
        {state.step === 'sign' && (
          <CheckAndSign userAddress={userAddress} signIn={signIn} state={state} />
        )}
        {state.step === 'load' && (
          <NewerProgress
            lists={lists}
            actions={actions}
            wallet={state.wallet}
            onSignAgain={signIn.back}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  )
}
