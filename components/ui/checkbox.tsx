'use client'

import * as CheckboxPrimitive from '@radix-ui/react-checkbox'
import type { ComponentProps } from 'react'
import { cn } from './cn'

type CheckboxProps = Omit<ComponentProps<typeof CheckboxPrimitive.Root>, 'onCheckedChange'> & {
  checked: boolean | 'indeterminate'
  onCheckedChange: (checked: boolean) => void
}

/**
 * A checkbox that can be checked, unchecked or indeterminate. Its tick is CSS. Inside a form Radix
 * adds the hidden input that the form sends.
 */
export function Checkbox({ onCheckedChange, className, ...props }: CheckboxProps) {
  return (
    <CheckboxPrimitive.Root
      data-slot="checkbox"
      className={cn(
        'relative grid size-5 shrink-0 place-items-center rounded border border-control transition-colors duration-120 [--icon-size:12px] after:absolute after:-inset-3 data-[state=checked]:icon-tick data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:icon-dash data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent md:size-4 md:after:-inset-1',
        className,
      )}
      onCheckedChange={(checked) => onCheckedChange(checked === true)}
      {...props}
    />
  )
}
