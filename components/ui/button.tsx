import type { ComponentProps } from 'react'
import { type ButtonSize, buttonClass, type ButtonVariant } from './button-class'
import { cn } from './cn'
import { Spinner } from './spinner'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows that its work is under way; the width stays, and the name for screen readers. */
  isBusy?: boolean
}

/** A button; of type 'button' unless said otherwise. */
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
