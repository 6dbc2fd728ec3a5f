import cn from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

/** The browser's own menu, which handles thousands of options. The first option's value is ''. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative inline-flex min-w-0', className)}>
      <select
        className={cn(
          'h-11 w-full min-w-0 appearance-none truncate rounded-lg border bg-raised pr-8 pl-3 text-lg font-medium text-text transition-colors duration-120 hover:border-control hover:bg-hover md:h-[34px] md:text-sm',
          props.value === '' ? 'border-line-2' : 'border-control',
        )}
        {...props}
      />
      <ChevronDown
        size={14}
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-text-3"
      />
    </span>
  )
}
