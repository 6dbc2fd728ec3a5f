'use client'

import cn from 'clsx'
import { useCopyFeedback } from '@/lib/browser/copying/use-copy-feedback'

type CopyButtonProps = {
  value: string
  label: string
  /** -1 in a table row, where arrow keys reach the button (behaviour 5.18). */
  tabIndex?: -1
  className?: string
}

/** A button that copies a value and says so for 2000 ms. `CopyAnnouncer` handles its clicks. */
export function CopyButton({ value, label, tabIndex, className }: CopyButtonProps) {
  return (
    <button
      type="button"
      data-copy={value}
      tabIndex={tabIndex}
      data-copy-label={label}
      aria-label={label}
      title={label}
      className={cn(
        'relative inline-grid icon-copy size-7 shrink-0 place-items-center rounded-md transition-colors duration-120 hover:icon-copy-hover hover:bg-hover data-copied:icon-copied phone:after:absolute phone:after:-inset-2 print:hidden',
        className,
      )}
    />
  )
}

/** Handles the clicks of every `CopyButton` of the page, and announces 'Copied'. */
export function CopyAnnouncer() {
  const copied = useCopyFeedback()
  return (
    <span role="status" aria-live="polite" className="sr-only">
      {/* A new element for each copy, because an unchanged text isn't announced again. */}
      {copied > 0 && <span key={copied}>Copied</span>}
    </span>
  )
}
