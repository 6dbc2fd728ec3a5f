'use client'

import { type ReactNode, useRef, useState } from 'react'
import { JupiterKeyDialog } from './jupiter-key-dialog'

type JupiterKeyButtonProps = {
  userAddress: string
  className: string
  children: ReactNode
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
      <button ref={button} type="button" onClick={() => setIsOpen(true)} className={className}>
        {children}
      </button>
      {isOpen && (
        <JupiterKeyDialog
          userAddress={userAddress}
          onClose={() => setIsOpen(false)}
          onUsed={() => onUsed?.()}
          returnFocus={() => button.current?.focus()}
        />
      )}
    </>
  )
}
