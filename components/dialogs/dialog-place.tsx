import { type MouseEvent, useEffect } from 'react'
import { DialogBoundary } from '@/components/errors/error-boundary'
import { type CodeProps, LazyComponent } from '@/components/lazy-code/lazy-component'
import { focusOpener } from '@/lib/browser/dialogs/focus-targets'
import {
  closeDialog,
  type DialogClosing,
  dropDialogs,
  isDialogOpen,
  type OpenDialog,
  openOnceFetched,
  useOpenDialogs,
} from '@/lib/browser/dialogs/open-dialogs'
import { type DialogName, DIALOGS } from './dialog-code'

type DialogPlaceProps<N extends DialogName> = {
  name: N
  props: (closing: DialogClosing, about: string) => CodeProps<(typeof DIALOGS)[N]>
}

/**
 * Renders a dialog while it is open. What has the dialog's data renders its place, so the dialog stays when the button
 * that opened it disappears (behaviour 13.7).
 */
export function DialogPlace<N extends DialogName>({ name, props }: DialogPlaceProps<N>) {
  const dialog = useOpenDialogs(({ dialogs }) => dialogs.find((open) => open.name === name))
  useEffect(() => () => dropDialogs(name), [name])
  if (!dialog) return null
  const { about = '', opener, focusInstead } = dialog
  const onClose = () => closeDialog(name)
  const returnFocus = () => {
    // The next dialog of the same name has the focus.
    if (!isDialogOpen(name)) focusOpener(opener, focusInstead)
  }
  return (
    <DialogBoundary key={about} onClose={onClose}>
      <LazyComponent code={DIALOGS[name]} props={props({ onClose, returnFocus }, about)} />
    </DialogBoundary>
  )
}

/** Opens a dialog once its code has loaded (behaviour 13.4). */
export function openByName<N extends DialogName>(dialog: OpenDialog & { name: N }): void {
  openOnceFetched(DIALOGS[dialog.name], dialog)
}

/** The properties of a button that opens a dialog. */
export type DialogOpener = {
  onPointerEnter: () => void
  onFocus: () => void
  onClick: (press: MouseEvent<HTMLElement>) => void
}

/** Returns the properties of a button that opens a dialog. The code is fetched as soon as the visitor points at it. */
export function dialogOpener(name: DialogName, focusInstead?: () => void): DialogOpener {
  const { preload } = DIALOGS[name]
  return {
    onPointerEnter: preload,
    onFocus: preload,
    onClick: ({ currentTarget }) => openByName({ name, opener: currentTarget, focusInstead }),
  }
}
