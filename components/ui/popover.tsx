'use client'

import { type ReactNode, useState } from 'react'
import { Button } from './button'
import { cn } from './cn'

type PopoverProps = {
  /** Names the panel for screen readers. */
  label: string
  button: ReactNode
  buttonProps?: Omit<Parameters<typeof Button>[0], 'ref' | 'children' | 'onClick'>
  /** The panel's place and width. */
  className?: string
  children: (close: () => void) => ReactNode
}

/**
 * A button and the panel that it opens beneath. Escape closes the panel and returns the focus to the
 * button; so does `close`. A focus or a click elsewhere closes it.
 */
export function Popover({ label, button, buttonProps, className, children }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null)
  const close = () => {
    setIsOpen(false)
    opener?.focus()
  }
  return (
    <div
      className="relative"
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isOpen) close()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
      }}
    >
      <Button
        {...buttonProps}
        ref={setOpener}
        aria-expanded={isOpen}
        onClick={() => setIsOpen((is) => !is)}
      >
        {button}
      </Button>
      {isOpen && (
        <div
          role="group"
          aria-label={label}
          // Takes the focus of a click between its fields, which would close it otherwise.
          tabIndex={-1}
          className={cn(
            'absolute top-full z-30 mt-1.5 rounded-xl border border-line-2 bg-raised p-3 shadow-(--shadow-small) outline-none',
            className,
          )}
        >
          {children(close)}
        </div>
      )}
    </div>
  )
}
