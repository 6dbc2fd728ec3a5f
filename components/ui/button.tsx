import cn from 'clsx'
import type { ComponentProps } from 'react'

const VARIANTS = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-hover disabled:border-line disabled:bg-surface disabled:text-text-3 border border-transparent font-semibold',
  secondary:
    'border border-line-2 bg-raised text-text hover:border-control hover:bg-hover disabled:border-line disabled:bg-surface disabled:text-text-3',
  ghost: 'text-text-2 hover:bg-hover hover:text-text border border-transparent',
}

const SIZES = {
  control: 'h-11 px-3 text-sm md:h-[34px]',
  small: 'h-11 px-2.5 text-sm md:h-7 md:text-xs',
  large: 'h-11 px-5 text-base',
}

type ButtonVariant = keyof typeof VARIANTS
type ButtonSize = keyof typeof SIZES

/** For buttons and for links that look like one. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize = 'control'): string {
  return cn(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap no-underline transition-colors duration-120 ease-out select-none',
    VARIANTS[variant],
    SIZES[size],
  )
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** While the button's work is under way, a spinner hides the text, but not from screen readers. */
  isBusy?: boolean | undefined
}

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
      type="button"
      aria-busy={isBusy || undefined}
      className={cn(buttonClass(variant, size), 'relative', className)}
      {...props}
    >
      <span className={cn('inline-flex min-w-0 items-center gap-2', isBusy && 'opacity-0')}>
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

/** For links and buttons that look like text. On phones their press area is 44 px high. */
export const LINK_CLASS =
  'relative shrink-0 quiet-link after:absolute after:-inset-x-2 after:-inset-y-3 md:after:-inset-y-1'

export function LinkButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={cn(LINK_CLASS, className)} {...props} />
}

/** A spinner; with reduced motion, the word 'Loading'. */
export function Spinner() {
  return (
    <>
      <svg
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
