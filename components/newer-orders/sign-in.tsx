import { LazyComponent } from '@/components/lazy-code/lazy-component'
import { isDialogOpen, openDialog, openOnceFetched } from '@/lib/browser/dialogs/open-dialogs'
import { provideSignIn } from '@/lib/browser/newer-orders/sign-in-store'
import { focusUpdatedTime } from '@/lib/browser/dialogs/focus-targets'
import { lazyCode } from '@/lib/browser/lazy-code/lazy-code'

/** Whether a visitor may sign in (behaviour 25.3). */
export const HAS_NEWER_ORDERS = process.env.NEXT_PUBLIC_NEWER_ORDERS !== 'off'

// The setting is written out here and below, so that a build without the sign-in has none of its code.
const dialogCode =
  process.env.NEXT_PUBLIC_NEWER_ORDERS === 'off'
    ? undefined
    : lazyCode(async () => (await import('./sign-in-dialog')).SignInDialog)

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

const SIGN_IN = 'sign in'

/** The wallets to sign in. The dialog is open for the first one, and the others follow. */
let signInQueue: readonly string[] = []

/** Opens the dialog for a wallet's newer orders. If it is open already, the wallet waits its turn (behaviour 25.9). */
function askToSignIn(userAddress: string, pressed: Element | null): void {
  if (!dialogCode) return
  const opener = pressed instanceof HTMLButtonElement ? pressed : null
  const show = (userAddresses: readonly string[]) => {
    signInQueue = userAddresses
    const [first = '', ...others] = userAddresses
    const isLast = others.length === 0
    openDialog({
      id: SIGN_IN,
      opener,
      focusInstead: focusUpdatedTime,
      render: ({ onClose, returnFocus }) => (
        <LazyComponent
          key={first}
          code={dialogCode}
          props={{
            userAddress: first,
            onClose: isLast ? onClose : () => show(others),
            returnFocus: isLast ? returnFocus : () => {},
          }}
        />
      ),
    })
  }
  openOnceFetched(dialogCode, opener, () => {
    const before = isDialogOpen(SIGN_IN) ? signInQueue : []
    if (!before.includes(userAddress)) show([...before, userAddress])
  })
}

if (dialogCode) provideSignIn(askToSignIn)
