'use client'

import { usePathname } from 'next/navigation'
import { memo, useEffect } from 'react'
import {
  closeAllDialogs,
  closeDialog,
  focusOpener,
  type OpenDialog,
  useOpenDialogs,
} from '@/lib/browser/dialogs/open-dialogs'

/** Renders the open dialogs of a page, whatever opened them (behaviour 13.7). */
export function DialogHost() {
  const pathname = usePathname()
  useEffect(() => closeAllDialogs, [pathname])
  return useOpenDialogs().map((dialog) => <HostedDialog key={dialog.id} dialog={dialog} />)
}

/** Renders anew for its own changes alone: a button in one dialog may be what updates another. */
const HostedDialog = memo(function HostedDialog({ dialog }: { dialog: OpenDialog }) {
  const { id, render, opener, focusInstead } = dialog
  return render({
    onClose: () => closeDialog(id),
    returnFocus: () => focusOpener(opener, focusInstead),
  })
})
