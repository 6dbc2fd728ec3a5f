'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button'
import { cn } from './cn'
import { leaveFocused } from './leave-focused'

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
 * button; so does `close`. A press or a focus elsewhere closes it and leaves the focus alone. The
 * document hears of them, because a press gives a button no focus in Safari (behaviour 13.7).
 */
export function Popover({ label, button, buttonProps, className, children }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    opener.current?.focus()
    setIsOpen(false)
  }
  useEffect(() => {
    if (!isOpen) return undefined
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node) || box.current?.contains(target)) return
      // A field of the panel saves what was typed, as if it had been left.
      leaveFocused(box.current)
      setIsOpen(false)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      opener.current?.focus()
      setIsOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isOpen])
  return (
    <div ref={box} className="relative">
      <Button
        {...buttonProps}
        ref={opener}
        aria-expanded={isOpen}
        onClick={() => setIsOpen((is) => !is)}
      >
        {button}
      </Button>
      {isOpen && (
        <div
          role="group"
          aria-label={label}
          className={cn(
            'absolute top-full z-30 mt-1.5 rounded-xl border border-line-2 bg-raised p-3 shadow-(--shadow-small)',
            className,
          )}
        >
          {children(close)}
        </div>
      )}
    </div>
  )
}
