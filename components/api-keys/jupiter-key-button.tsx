import type { ReactNode } from 'react'
import { dialogOpener } from '@/components/dialogs/dialog-place'
import { useIsSample } from '@/lib/browser/cache/cache-services'

type JupiterKeyButtonProps = {
  className: string
  children: ReactNode
  /** Moves the focus if the button is gone when the dialog closes. By default, the page's heading gets the focus. */
  focusInstead?: () => void
}

/** Opens the dialog for a visitor's own Jupiter key; the sample wallet needs none (behaviour 23.5). */
export function JupiterKeyButton({ className, children, focusInstead }: JupiterKeyButtonProps) {
  if (useIsSample()) return null
  return (
    <button {...dialogOpener('jupiter key', focusInstead)} type="button" className={className}>
      {children}
    </button>
  )
}
