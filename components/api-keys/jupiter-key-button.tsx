'use client'

import { type ReactNode, useRef, useState } from 'react'
import { LazyComponent } from '@/components/shell/lazy-component'
import { lazyCode, withCode } from '@/lib/browser/page/lazy-code'

const keyDialog = lazyCode(async () => (await import('./jupiter-key-dialog')).JupiterKeyDialog)

type JupiterKeyButtonProps = {
  userAddress: string
  className: string
  children: ReactNode
  /** Takes the focus where the button is gone once the dialog is closed. */
  fallbackFocus?: () => void
  /** Called once a new key is in use. */
  onUsed?: () => void
}

/** Opens the dialog for a visitor's own Jupiter key. */
export function JupiterKeyButton(props: JupiterKeyButtonProps) {
  const { userAddress, className, children, onUsed } = props
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        onPointerEnter={keyDialog.preload}
        onFocus={keyDialog.preload}
        onClick={() => void withCode(keyDialog, () => setIsOpen(true))}
        className={className}
      >
        {children}
      </button>
      {isOpen && (
        <LazyComponent
          of={keyDialog}
          props={{
            userAddress,
            onClose: () => setIsOpen(false),
            onUsed: () => onUsed?.(),
            returnFocus: () => (button.current ? button.current.focus() : props.fallbackFocus?.()),
          }}
        />
      )}
    </>
  )
}
