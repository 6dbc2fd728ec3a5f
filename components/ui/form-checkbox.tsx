'use client'

import * as CheckboxPrimitive from '@radix-ui/react-checkbox'
import type { ComponentProps } from 'react'
import { CHECKBOX_CLASS } from './checkbox'
import { cn } from './cn'

type FormCheckboxProps = Omit<ComponentProps<typeof CheckboxPrimitive.Root>, 'onCheckedChange'> & {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** A checkbox of a form: Radix adds the hidden input that the form sends. */
export function FormCheckbox({ onCheckedChange, className, ...props }: FormCheckboxProps) {
  return (
    <CheckboxPrimitive.Root
      data-slot="checkbox"
      className={cn(CHECKBOX_CLASS, className)}
      onCheckedChange={(checked) => onCheckedChange(checked === true)}
      {...props}
    />
  )
}
