import cn from 'clsx'
import type { ComponentProps } from 'react'

type CheckboxProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  checked: boolean | 'mixed'
  onCheckedChange: (checked: boolean) => void
}

const CHECKBOX_CLASS =
  'relative grid size-5 shrink-0 place-items-center rounded border border-control transition-colors duration-120 [--icon-size:12px] after:absolute after:-inset-3 aria-checked:icon-tick aria-checked:border-accent aria-checked:bg-accent aria-[checked=mixed]:icon-dash aria-[checked=mixed]:border-accent aria-[checked=mixed]:bg-accent md:size-4 md:after:-inset-1'

/** A plain button without a hidden input: no form submits it, and a page can have hundreds. CSS draws the tick. */
export function Checkbox({ checked, onCheckedChange, className, ...props }: CheckboxProps) {
  return (
    <button
      type="button"
      role="checkbox"
      data-slot="checkbox"
      aria-checked={checked}
      className={cn(CHECKBOX_CLASS, className)}
      onClick={() => onCheckedChange(checked !== true)}
      // As with any checkbox, only Space presses it.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      {...props}
    />
  )
}
