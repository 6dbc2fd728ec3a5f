import { openByName } from '@/components/dialogs/dialog-place'
import { provideSignIn } from '@/lib/browser/newer-orders/sign-in-store'
import { focusUpdatedTime } from '@/lib/browser/dialogs/focus-targets'

/** Whether a visitor may sign in (behaviour 25.3). */
export const HAS_NEWER_ORDERS = process.env.NEXT_PUBLIC_NEWER_ORDERS !== 'off'

type LoadNewerButtonProps = { userAddresses: readonly string[]; className: string }

/** Opens the sign-in dialog for one wallet after another. A press fetches the dialog's code (behaviour 25.3). */
export function LoadNewerButton({ userAddresses, className }: LoadNewerButtonProps) {
  if (process.env.NEXT_PUBLIC_NEWER_ORDERS === 'off') return null
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) =>
        userAddresses.forEach((userAddress) => askToSignIn(userAddress, currentTarget))
      }
      className={className}
    >
      Load them with your wallet
    </button>
  )
}

/** Opens the dialog for a wallet's newer orders. If it is open already, the wallet waits its turn (behaviour 25.9). */
function askToSignIn(userAddress: string, pressed: Element | null): void {
  const opener = pressed instanceof HTMLButtonElement ? pressed : null
  openByName({ name: 'sign in', about: userAddress, opener, focusInstead: focusUpdatedTime })
}

if (HAS_NEWER_ORDERS) provideSignIn(askToSignIn)
