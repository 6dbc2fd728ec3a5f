'use client'

import { usePathname } from 'next/navigation'
import { memo, useEffect } from 'react'
import { DialogBoundary } from '@/components/errors/error-boundary'
import {
  closeAllDialogs,
  closeDialog,
  type OpenDialog,
  useOpenDialogs,
} from '@/lib/browser/dialogs/open-dialogs'
import { focusOpener } from '@/lib/browser/dialogs/focus-targets'
import { lazyCode } from '@/lib/browser/lazy-code/lazy-code'

/** The frame of dialogs whose content is in the page's code. The first of them fetches the frame (behaviour 13.4). */
export const dialogCode = lazyCode(
  async () => (await import('@/components/ui/dialog/dialog')).Dialog,
)

/** Renders the open dialogs of a page, whatever opened them (behaviour 13.7). */
export function DialogHost() {
  const pathname = usePathname()
  useEffect(() => closeAllDialogs, [pathname])
  return useOpenDialogs().dialogs.map((dialog) => (
    <DialogBoundary key={dialog.id} onClose={() => closeDialog(dialog.id)}>
      <HostedDialog dialog={dialog} />
    </DialogBoundary>
  ))
}

/** Memoized: a button in a dialog updates the dialog it opened, and that must not render the button again. */
const HostedDialog = memo(function HostedDialog({ dialog }: { dialog: OpenDialog }) {
  const { id, render, opener, focusInstead } = dialog
  return render({
    onClose: () => closeDialog(id),
    returnFocus: () => focusOpener(opener, focusInstead),
  })
})
