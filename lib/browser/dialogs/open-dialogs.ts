import {
  type ComponentType,
  createElement,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
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
  id: string
  opener: HTMLElement | null
  render: (closing: DialogClosing) => ReactNode
  /** Called if the opener is gone, to focus something else. */
  focusInstead: (() => void) | undefined
}

type OpenDialogs = { dialogs: readonly OpenDialog[] }

/** The open dialogs, the top one last. A dialog stays open when what opened it disappears (behaviour 13.7). */
export const useOpenDialogs = create<OpenDialogs>(() => ({ dialogs: [] }))
const { getState, setState } = useOpenDialogs

const includes = (id: string) => (state: OpenDialogs) =>
  state.dialogs.some((dialog) => dialog.id === id)

export function isDialogOpen(id: string): boolean {
  return includes(id)(getState())
}

export function useIsDialogOpen(id: string): boolean {
  return useOpenDialogs(includes(id))
}

/** Opens a dialog above the others, in place of an open dialog with the same id. */
export function openDialog(dialog: OpenDialog): void {
  setState(({ dialogs }) => ({
    dialogs: [...dialogs.filter(({ id }) => id !== dialog.id), dialog],
  }))
}

/** Opens a dialog once its code has loaded, unless the visitor leaves the page meanwhile. */
export function openOnceFetched<T>(
  code: LazyCode<T>,
  opener: HTMLElement | null,
  open: () => void,
): void {
  const { pathname } = window.location
  const openHere = () => {
    if (window.location.pathname === pathname) open()
  }
  void withCode(code, openHere, opener)
}

/** Closes a dialog, if it is open. The focused field saves its text first (behaviour 13.7). */
export function closeDialog(id: string): void {
  if (!isDialogOpen(id)) return
  // In Safari, a press on a button takes the focus from no field.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  setState(({ dialogs }) => ({ dialogs: dialogs.filter((dialog) => dialog.id !== id) }))
}

export function closeAllDialogs(): void {
  setState({ dialogs: [] })
}

/** Says in a toast that a dialog threw an error (behaviour 13.4). */
export function reportBrokenDialog(): void {
  const action = { label: 'Reload', run: () => window.location.reload() }
  showToast({ kind: 'bad', text: BROKEN_DIALOG, action })
}

type DialogOptions<S> = {
  id?: string
  /** Called if the opener is gone. If nothing has the focus afterwards, the page's heading gets it. */
  focusInstead?: ((subject: S) => void) | undefined
}

/**
 * Offers a dialog about one of several subjects, such as a wallet of the page. The dialog's code is fetched when it
 * is opened (behaviour 13.4). While the caller is on the page, the open dialog gets what `propsAbout` last returned.
 * The dialog is rendered outside the caller's tree, so it has none of the caller's contexts.
 */
export function useDialogAbout<S, P extends object>(
  code: LazyCode<ComponentType<P>>,
  propsAbout: (closing: DialogClosing, subject: S) => P,
  options: DialogOptions<S> = {},
) {
  const ownId = useId()
  const { id = ownId, focusInstead } = options
  const isOpen = useIsDialogOpen(id)
  const opened = useRef<{ subject: S }>(undefined)
  const contentAbout = (subject: S) => ({
    render: (closing: DialogClosing) => {
      const component = code.get()
      return component && createElement(component, propsAbout(closing, subject))
    },
    focusInstead: focusInstead && (() => focusInstead(subject)),
  })
  useLayoutEffect(() => {
    if (!isOpen || !opened.current) return
    const content = contentAbout(opened.current.subject)
    setState(({ dialogs }) => ({
      dialogs: dialogs.map((dialog) => (dialog.id === id ? { ...dialog, ...content } : dialog)),
    }))
  })
  const open = (opener: HTMLElement | null, subject: S) =>
    openOnceFetched(code, opener, () => {
      opened.current = { subject }
      openDialog({ id, opener, ...contentAbout(subject) })
    })
  return { isOpen, open }
}

/** The properties of a button that opens a dialog. */
export type DialogOpener = {
  onPointerEnter: () => void
  onFocus: () => void
  onClick: (press: MouseEvent<HTMLElement>) => void
}

/** Does the same as `useDialogAbout`, for a dialog without a subject. */
export function useDialog<P extends object>(
  code: LazyCode<ComponentType<P>>,
  props: (closing: DialogClosing) => P,
  options: DialogOptions<undefined> = {},
) {
  const { isOpen, ...dialog } = useDialogAbout(code, props, options)
  const open = (button: HTMLElement | null) => dialog.open(button, undefined)
  const opener: DialogOpener = {
    onPointerEnter: code.preload,
    onFocus: code.preload,
    onClick: ({ currentTarget }) => open(currentTarget),
  }
  return { isOpen, open, opener }
}
