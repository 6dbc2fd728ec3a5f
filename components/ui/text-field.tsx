import type { ComponentProps } from 'react'
import { cn } from './cn'

const EDGES = {
  neutral: 'border-control focus:border-accent focus:ring-accent/12',
  invalid: 'border-bad focus:ring-bad/12',
  valid: 'border-ok focus:ring-ok/12',
} as const

type TextFieldProps = ComponentProps<'input'> & { state: keyof typeof EDGES }

/** A one-line field whose edge shows whether its text is valid. */
export function TextField({ state, className, ...props }: TextFieldProps) {
  return (
    <input
      data-slot="text-field"
      data-state={state}
      aria-invalid={state === 'invalid' || undefined}
      className={cn(
        'h-11 w-full min-w-0 rounded-[10px] border bg-surface px-3.5 text-lg text-text transition-colors duration-120 outline-none focus:ring-3 md:text-base',
        EDGES[state],
        className,
      )}
      {...props}
    />
  )
}
