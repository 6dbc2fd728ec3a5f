import { createStore } from 'zustand'
import { focusOpener } from '@/lib/browser/dialogs/open-dialogs'
import { focusUpdatedTime } from '@/lib/browser/page/focus-targets'
import { DAY_MS } from '@/lib/domain/time/unix-time'
import { isNewerList, type OrderListName } from '@/lib/domain/order-lists/order-list'

/**
 * The tokens of wallets that signed in, in this tab's memory only: a token is enough to cancel the
 * wallet's orders (behaviour 25.7).
 */
const tokens = new Map<string, { token: string; untilMs: number }>()

/** Keeps the token that a wallet got for its signature: Jupiter takes it for a day. */
export function keepToken(userAddress: string, token: string): void {
  tokens.set(userAddress, { token, untilMs: Date.now() + DAY_MS })
}

/** Returns a wallet's token; `undefined` if it didn't sign in, or more than 24 hours ago. */
export function tokenOf(userAddress: string): string | undefined {
  const kept = tokens.get(userAddress)
  if (kept !== undefined && kept.untilMs <= Date.now()) tokens.delete(userAddress)
  return tokens.get(userAddress)?.token
}

/** Drops a wallet's token, which Jupiter no longer takes. */
export function dropToken(userAddress: string): void {
  tokens.delete(userAddress)
}

/**
 * The wallets whose owners are asked to sign in, one after another; none while the dialog is closed
 * (behaviour 25.9).
 */
export const signInRequest = createStore<{ userAddresses: readonly string[] }>(() => ({
  userAddresses: [],
}))

/** What had the focus when the dialog was asked for. */
let opener: Element | null = null

/** Opens the dialog for a wallet's newer orders, or keeps it for later while another's is open. */
export function askToSignIn(userAddress: string): void {
  const { userAddresses } = signInRequest.getState()
  if (userAddresses.length === 0) opener = document.activeElement
  if (!userAddresses.includes(userAddress))
    signInRequest.setState({ userAddresses: [...userAddresses, userAddress] })
}

/** Returns the lists that may be loaded. Asks to sign in if newer ones are wanted without a token (behaviour 25.9). */
export function loadableLists(
  userAddress: string,
  names: readonly OrderListName[],
): readonly OrderListName[] {
  if (tokenOf(userAddress) !== undefined || !names.some(isNewerList)) return names
  askToSignIn(userAddress)
  return names.filter((name) => !isNewerList(name))
}

/** Closes the dialog of a wallet; the next one's opens. Loading goes on. */
export function closeSignIn(): void {
  signInRequest.setState(({ userAddresses }) => ({ userAddresses: userAddresses.slice(1) }))
}

/** Cancels all requests when the visitor leaves the page. */
export function cancelSignIns(): void {
  signInRequest.setState({ userAddresses: [] })
}

/**
 * Moves the focus back to the button that opened the dialog. If that button is gone, or is 'Refresh',
 * the focus goes to 'Refresh', or to the text in its place. While another dialog follows, it stays.
 */
export function focusSignInOpener(): void {
  if (signInRequest.getState().userAddresses.length > 0) return
  focusOpener(opener instanceof HTMLButtonElement ? opener : null, focusUpdatedTime)
}
