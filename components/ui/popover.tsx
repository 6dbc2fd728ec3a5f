import cn from 'clsx'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from './button'

type PopoverProps = {
  label: string
  button: ReactNode
  buttonProps?: Omit<Parameters<typeof Button>[0], 'ref' | 'children' | 'onClick'>
  className?: string
  children: (close: () => void) => ReactNode
}

/**
 * A button and the panel that it opens beneath. Escape, a press or a focus elsewhere closes the panel (behaviour 13.7).
 * The document listens for all of these, because a pressed button gets no focus in Safari.
 */
export function Popover({ label, button, buttonProps, className, children }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // State, not a ref: the render passes `close` to the children, and a render may not read a ref.
  const [opener, openerRef] = useState<HTMLElement | null>(null)
  const close = useCallback(() => {
    opener?.focus()
    setIsOpen(false)
  }, [opener])
  useEffect(() => {
    const element = box.current
    if (!isOpen || !element) return undefined
    const { ownerDocument: page } = element
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node) || element.contains(target)) return
      leaveFocused(element)
      setIsOpen(false)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    const closing = new AbortController()
    const { signal } = closing
    page.addEventListener('pointerdown', leave, { signal })
    page.addEventListener('focusin', leave, { signal })
    page.addEventListener('keydown', onKeyDown, { signal })
    return () => closing.abort()
  }, [isOpen, close])
  return (
    <div ref={box} className="relative">
      <Button
        {...buttonProps}
        ref={openerRef}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {button}
      </Button>
      {isOpen && (
        <div
          role="group"
          aria-label={label}
          className={cn(
            // In a low window the panel scrolls, because a bar that stays in the window would cut it off.
            'absolute top-full z-30 mt-1.5 max-h-[calc(100dvh-72px)] overflow-y-auto overscroll-contain rounded-xl border border-line-2 bg-raised p-3 shadow-(--shadow-small)',
            className,
          )}
        >
          {children(close)}
        </div>
      )}
    </div>
  )
}

/** Takes the focus from an element in a box, so that a field saves its text before the box disappears. */
export function leaveFocused(box: HTMLElement | null): void {
  const focused = box?.ownerDocument.activeElement
  if (focused instanceof HTMLElement && box?.contains(focused)) focused.blur()
}
