import type { ReactNode } from 'react'
import { Button } from './button'
import { cn } from './cn'
import { usePanel } from './use-panel'

type PopoverProps = {
  /** Names the panel for screen readers. */
  label: string
  button: ReactNode
  buttonProps?: Omit<Parameters<typeof Button>[0], 'ref' | 'children' | 'onClick'>
  /** The panel's place and width. */
  className?: string
  children: (close: () => void) => ReactNode
}

/** A button and the panel that it opens beneath, and that a press elsewhere closes (behaviour 13.7). */
export function Popover({ label, button, buttonProps, className, children }: PopoverProps) {
  const { isOpen, boxRef, openerRef, toggle, close } = usePanel()
  return (
    <div ref={boxRef} className="relative">
      <Button {...buttonProps} ref={openerRef} aria-expanded={isOpen} onClick={toggle}>
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
