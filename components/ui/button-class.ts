import { cn } from './cn'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost'
export type ButtonSize = 'control' | 'small' | 'large'

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-hover disabled:border-line disabled:bg-surface disabled:text-text-3 border border-transparent font-semibold',
  secondary:
    'border border-line-2 bg-raised text-text hover:border-control hover:bg-hover disabled:border-line disabled:bg-surface disabled:text-text-3',
  ghost: 'text-text-2 hover:bg-hover hover:text-text border border-transparent',
}

const SIZES: Record<ButtonSize, string> = {
  control: 'h-11 px-3 text-sm md:h-[34px]',
  small: 'h-11 px-2.5 text-sm md:h-7 md:text-xs',
  large: 'h-11 px-5 text-base',
}

/** The look of a button, for buttons and for links that act as one. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize = 'control'): string {
  return cn(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap no-underline transition-colors duration-120 ease-out select-none',
    VARIANTS[variant],
    SIZES[size],
  )
}
