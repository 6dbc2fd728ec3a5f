'use client'

import type { ComponentProps } from 'react'
import { cn } from './cn'

type CheckboxProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  checked: boolean | 'indeterminate'
  onCheckedChange: (checked: boolean) => void
}

/**
 * A checkbox that can be checked, unchecked or indeterminate; no form sends it, so the browser's own
 * button is all it needs. Its tick is CSS. Space changes it, Enter does not, as of every checkbox.
 */
export function Checkbox({ checked, onCheckedChange, className, ...props }: CheckboxProps) {
  const isMixed = checked === 'indeterminate'
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isMixed ? 'mixed' : checked}
      data-slot="checkbox"
      data-state={isMixed ? 'indeterminate' : checked ? 'checked' : 'unchecked'}
      className={cn(
        'relative grid size-5 shrink-0 place-items-center rounded border border-control transition-colors duration-120 [--icon-size:12px] after:absolute after:-inset-3 data-[state=checked]:icon-tick data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:icon-dash data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent md:size-4 md:after:-inset-1',
        className,
      )}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
      }}
      onClick={() => onCheckedChange(isMixed || !checked)}
      {...props}
    />
  )
}
