import cn from 'clsx'
import type { ComponentProps } from 'react'

type TextFieldProps = ComponentProps<'input'> & { state?: 'neutral' | 'invalid' | 'valid' }

/** The border shows the state. Browsers don't complete or correct addresses, API keys and figures. */
export function TextField({ state = 'neutral', className, ...props }: TextFieldProps) {
  return (
    <input
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      data-state={state}
      aria-invalid={state === 'invalid' || undefined}
      className={cn(
        'h-11 w-full min-w-0 rounded-[10px] border border-control bg-surface px-3.5 text-lg text-text transition-colors duration-120 outline-none focus:ring-3 md:text-base',
        'focus:ring-accent/12 data-[state=neutral]:focus:border-accent',
        'data-[state=invalid]:border-bad data-[state=invalid]:focus:ring-bad/12',
        'data-[state=valid]:border-ok data-[state=valid]:focus:ring-ok/12',
        className,
      )}
      {...props}
    />
  )
}
