import type { ReactNode } from 'react'
import { useDialog } from '@/lib/browser/dialogs/open-dialogs'
import { lazyCode } from '@/lib/browser/lazy-code/lazy-code'
import { useIsSample } from '@/lib/browser/cache/cache-services'

const keyDialog = lazyCode(async () => (await import('./api-key-form')).JupiterKeyDialog)

type JupiterKeyButtonProps = {
  className: string
  children: ReactNode
  /** Moves the focus if the button is gone when the dialog closes. By default, the page's heading gets the focus. */
  focusInstead?: () => void
}

/** Opens the dialog for a visitor's own Jupiter key; the sample wallet needs none (behaviour 23.5). */
export function JupiterKeyButton({ className, children, focusInstead }: JupiterKeyButtonProps) {
  const { opener } = useDialog(keyDialog, (closing) => closing, { focusInstead })
  if (useIsSample()) return null
  return (
    <button {...opener} type="button" className={className}>
      {children}
    </button>
  )
}
