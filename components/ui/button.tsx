import type { ComponentProps } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class'
import { cn } from './cn'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows that its work is under way; the width stays, and the name for screen readers. */
  isBusy?: boolean
}

/** A button, of type 'button' by default. */
export function Button({
  variant = 'secondary',
  size = 'control',
  isBusy = false,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      data-slot="button"
      type="button"
      aria-busy={isBusy || undefined}
      className={cn(buttonClass(variant, size), 'relative', className)}
      {...props}
    >
      <span className={cn('inline-flex items-center gap-2', isBusy && 'opacity-0')}>
        {children}
      </span>
      {isBusy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  )
}

/** Turns while work is under way; with reduced motion it is the word 'Loading'. */
export function Spinner() {
  return (
    <>
      <svg
        data-slot="spinner"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        aria-hidden="true"
        className="size-4 animate-spin motion-reduce:hidden"
      >
        <path d="M8 2a6 6 0 1 1-5.2 3" />
      </svg>
      <span className="hidden motion-reduce:inline">Loading</span>
    </>
  )
}
