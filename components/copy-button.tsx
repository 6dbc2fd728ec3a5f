import { cn } from './ui/cn'

type CopyButtonProps = {
  /** What is copied. */
  value: string
  /** What the button does, for screen readers: 'Copy mint address'. */
  label: string
  className?: string
}

/** Copies a value and says so for 2000 ms; `CopyClicks` does it for every one of them. */
export function CopyButton({ value, label, className }: CopyButtonProps) {
  return (
    <button
      type="button"
      data-copy={value}
      data-copy-label={label}
      aria-label={label}
      title={label}
      className={cn(
        'relative inline-grid icon-copy size-7 shrink-0 place-items-center rounded-md text-text-3 transition-colors duration-120 after:absolute after:-inset-2 hover:bg-hover hover:text-text data-copied:icon-check data-copied:text-ok md:after:inset-0',
        className,
      )}
    />
  )
}
