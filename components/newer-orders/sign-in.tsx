import { useEffect } from 'react'
import { useStore } from 'zustand'
import { LazyComponent } from '@/components/shell/lazy-component'
import {
  askToSignIn,
  cancelSignIns,
  closeSignIn,
  focusSignInOpener,
  signInRequest,
} from '@/lib/browser/newer-orders/sign-in-store'
import { lazyCode, withCode } from '@/lib/browser/page/lazy-code'
import { LOAD_NEWER } from '@/lib/view/order-lists/order-list-label'

/** Whether a visitor may sign in (behaviour 25.3). */
export const HAS_NEWER_ORDERS = process.env.NEXT_PUBLIC_NEWER_ORDERS !== 'off'

// The setting is written out here and below, so that a build without the sign-in has none of its code.
const dialogCode =
  process.env.NEXT_PUBLIC_NEWER_ORDERS === 'off'
    ? undefined
    : lazyCode(async () => (await import('./sign-in-dialog')).SignInDialog)

type LoadNewerButtonProps = { userAddresses: readonly string[]; className: string }

/** Opens the sign-in dialog, for one wallet after another. The press fetches its code (behaviour 25.3). */
export function LoadNewerButton({ userAddresses, className }: LoadNewerButtonProps) {
  if (process.env.NEXT_PUBLIC_NEWER_ORDERS === 'off') return null
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => userAddresses.forEach(askToSignIn)}
      className={className}
    >
      {LOAD_NEWER}
    </button>
  )
}

/** Shows the sign-in dialog when any button asks for it (behaviour 25.3, 25.9). */
export function SignIn() {
  const userAddress = useStore(signInRequest, ({ userAddresses }) => userAddresses[0])
  useEffect(() => {
    if (!dialogCode || userAddress === undefined) return
    void withCode(dialogCode, () => askToSignIn(userAddress)).then(() => {
      if (dialogCode.get() === undefined) cancelSignIns()
    })
  }, [userAddress])
  useEffect(() => cancelSignIns, [])
  if (!dialogCode || userAddress === undefined) return null
  const props = { userAddress, onClose: closeSignIn, returnFocus: focusSignInOpener }
  return <LazyComponent key={userAddress} code={dialogCode} props={props} />
}
