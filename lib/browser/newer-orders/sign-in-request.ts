import { createStore } from 'zustand'

/** The wallet whose owner is asked to sign in; undefined while the dialog is closed (behaviour 25.4, 25.5). */
export const signInRequest = createStore<{ userAddress: string | undefined }>(() => ({
  userAddress: undefined,
}))

/** What had the focus when the dialog was asked for. */
let opener: Element | null = null

/** Opens the dialog for a wallet's newer orders, unless it is open (behaviour 25.3). */
export function askToSignIn(userAddress: string): void {
  if (signInRequest.getState().userAddress !== undefined) return
  opener = document.activeElement
  signInRequest.setState({ userAddress })
}

/** Closes the dialog. Loading goes on. */
export function closeSignIn(): void {
  signInRequest.setState({ userAddress: undefined })
}

/** Returns the focus to what had it, else to 'Refresh' or what stands in its place. */
export function focusSignInOpener(): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected
  const updated = document.querySelector<HTMLElement>('[data-updated]')
  const target = isThere ? opener : (updated?.querySelector('button') ?? updated)
  if (target instanceof HTMLElement) target.focus()
}
