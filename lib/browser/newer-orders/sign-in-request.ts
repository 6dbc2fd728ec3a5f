import { createStore } from 'zustand'

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

/** Closes the dialog of a wallet; the next one's opens. Loading goes on. */
export function closeSignIn(): void {
  signInRequest.setState(({ userAddresses }) => ({ userAddresses: userAddresses.slice(1) }))
}

/** Cancels all requests when the visitor leaves the page. */
export function cancelSignIns(): void {
  signInRequest.setState({ userAddresses: [] })
}

/**
 * Returns the focus to what had it; to 'Refresh', or what replaces it, if that is gone or
 * asked. The next dialog keeps it.
 */
export function focusSignInOpener(): void {
  if (signInRequest.getState().userAddresses.length > 0) return
  const updated = document.querySelector<HTMLElement>('[data-updated]')
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== updated
  const target = isThere ? opener : (updated?.querySelector('button') ?? updated)
  if (target instanceof HTMLElement) target.focus()
}
