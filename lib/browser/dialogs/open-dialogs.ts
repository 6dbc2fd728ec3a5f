import { create } from 'zustand'
import { type LazyCode, withCode } from '@/lib/browser/lazy-code/lazy-code'
import { showToast } from '@/lib/browser/toasts/toast-store'

/** The toast if a dialog throws an error (behaviour 13.4). */
const BROKEN_DIALOG = 'Couldn’t show this dialog. Reload the page to use it.'

export type DialogClosing = {
  onClose: () => void
  /** Focuses the opener, or what replaces it, once the dialog is closed (behaviour 13.7). */
  returnFocus: () => void
}

export type OpenDialog = {
  name: string
  /** The wallet of a dialog about one of several wallets. */
  about?: string | undefined
  opener: HTMLElement | null
  /** Called if the opener is gone. If nothing has the focus afterwards, the page's heading gets it. */
  focusInstead?: (() => void) | undefined
}

type OpenDialogs = { dialogs: readonly OpenDialog[] }

/** The open dialogs. Of several with the same name, the first one shows and the others wait (behaviour 25.9). */
export const useOpenDialogs = create<OpenDialogs>(() => ({ dialogs: [] }))
const { getState, setState } = useOpenDialogs

const includes = (name: string) => (state: OpenDialogs) =>
  state.dialogs.some((dialog) => dialog.name === name)

export function isDialogOpen(name: string): boolean {
  return includes(name)(getState())
}

export function useIsDialogOpen(name: string): boolean {
  return useOpenDialogs(includes(name))
}

export function openDialog(dialog: OpenDialog): void {
  const { dialogs } = getState()
  const isOpen = dialogs.some(({ name, about }) => name === dialog.name && about === dialog.about)
  if (!isOpen) setState({ dialogs: [...dialogs, dialog] })
}

/** Opens a dialog once its code has loaded, unless the visitor leaves the page meanwhile. */
export function openOnceFetched<T>(code: LazyCode<T>, dialog: OpenDialog): void {
  const { pathname } = window.location
  const openHere = () => {
    if (window.location.pathname === pathname) openDialog(dialog)
  }
  void withCode(code, openHere, dialog.opener)
}

/** Closes a dialog, if it is open. The focused field saves its text first (behaviour 13.7). */
export function closeDialog(name: string): void {
  if (!isDialogOpen(name)) return
  // In Safari, a press on a button takes the focus from no field.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  setState(({ dialogs }) => {
    const closed = dialogs.find((dialog) => dialog.name === name)
    return { dialogs: dialogs.filter((dialog) => dialog !== closed) }
  })
}

/** Closes a dialog whose page is left, and those that wait for it. */
export function dropDialogs(name: string): void {
  setState(({ dialogs }) => ({ dialogs: dialogs.filter((dialog) => dialog.name !== name) }))
}

/** Says in a toast that a dialog threw an error (behaviour 13.4). */
export function reportBrokenDialog(): void {
  const action = { label: 'Reload', run: () => window.location.reload() }
  showToast({ kind: 'bad', text: BROKEN_DIALOG, action })
}
