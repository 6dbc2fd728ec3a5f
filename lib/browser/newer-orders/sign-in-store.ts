import { DAY_MS } from '@/lib/domain/time/unix-time'
import { LIST_INFO, type OrderListName } from '@/lib/domain/order-lists/order-list'

/** By wallet, in this tab's memory only: a token is enough to cancel the wallet's orders (behaviour 25.7). */
const signInTokens = new Map<string, { token: string; untilMs: number }>()

/** Keeps the token that a wallet got for its signature. Jupiter accepts it for a day. */
export function keepSignInToken(userAddress: string, token: string): void {
  signInTokens.set(userAddress, { token, untilMs: Date.now() + DAY_MS })
}

/** Returns a wallet's token; `undefined` if it has none, or if the token is 24 hours old. */
export function signInTokenOf(userAddress: string): string | undefined {
  const stored = signInTokens.get(userAddress)
  if (stored !== undefined && stored.untilMs <= Date.now()) signInTokens.delete(userAddress)
  return signInTokens.get(userAddress)?.token
}

/** Forgets a wallet's token, unless the visitor has signed in again meanwhile. */
export function dropSignInToken(userAddress: string, token: string): void {
  if (signInTokens.get(userAddress)?.token === token) signInTokens.delete(userAddress)
}

/** Opens the sign-in dialog for a wallet. Once the dialog is closed, the focus returns to the pressed element. */
type OpenSignIn = (userAddress: string, pressed: Element | null) => void
let openSignIn: OpenSignIn = () => {}

/** Sets the function that opens the dialog, because only components know what the dialog renders. */
export function provideSignIn(open: OpenSignIn): void {
  openSignIn = open
}

/** Returns the lists that may be loaded. Asks to sign in if newer ones are wanted without a token (behaviour 25.9). */
export function loadableLists(
  userAddress: string,
  names: readonly OrderListName[],
): readonly OrderListName[] {
  if (signInTokenOf(userAddress) !== undefined || !names.some((name) => LIST_INFO[name].isNewer))
    return names
  openSignIn(userAddress, document.activeElement)
  return names.filter((name) => !LIST_INFO[name].isNewer)
}
