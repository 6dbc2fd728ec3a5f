import * as CheckboxPrimitive from '@radix-ui/react-checkbox'
import cn from 'clsx'
import type { ComponentProps } from 'react'

type CheckboxProps = Omit<ComponentProps<typeof CheckboxPrimitive.Root>, 'onCheckedChange'> & {
  checked: CheckboxPrimitive.CheckedState
  onCheckedChange: (checked: boolean) => void
}

const CHECKBOX_CLASS =
  'relative grid size-5 shrink-0 place-items-center rounded border border-control transition-colors duration-120 [--icon-size:12px] after:absolute after:-inset-3 aria-checked:icon-tick aria-checked:border-accent aria-checked:bg-accent aria-[checked=mixed]:icon-dash aria-[checked=mixed]:border-accent aria-[checked=mixed]:bg-accent md:size-4 md:after:-inset-1'

/** A checkbox. In a form, Radix adds the hidden input that the form sends. CSS draws the tick, which saves an element. */
export function Checkbox({ onCheckedChange, className, ...props }: CheckboxProps) {
  return (
    <CheckboxPrimitive.Root
      data-slot="checkbox"
      className={cn(CHECKBOX_CLASS, className)}
      // A press never makes a checkbox indeterminate.
      onCheckedChange={(checked) => onCheckedChange(checked === true)}
      {...props}
    />
  )
}
