'use client'

import * as CheckboxPrimitive from '@radix-ui/react-checkbox'
import type { ComponentProps } from 'react'
import { cn } from './cn'

/**
 * A checkbox that can be checked, unchecked or indeterminate. Its tick is CSS: Radix' indicator asks
 * for computed styles as it mounts, which for a list of lines costs more than drawing them.
 */
export function Checkbox({ className, ...props }: ComponentProps<typeof CheckboxPrimitive.Root>) {
  return (
    <CheckboxPrimitive.Root
      data-slot="checkbox"
      className={cn(
        'relative grid size-5 shrink-0 place-items-center rounded border border-control transition-colors duration-120 [--icon-size:12px] after:absolute after:-inset-3 data-[state=checked]:icon-tick data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:icon-dash data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent md:size-4 md:after:-inset-1',
        className,
      )}
      {...props}
    />
  )
}
