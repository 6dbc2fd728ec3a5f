import cn from 'clsx'
import type { ComponentProps } from 'react'

type SwitchProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** A button with the role of a switch. No form submits it, so it does without the 4 kB of Radix's switch. */
export function Switch({ checked, onCheckedChange, className, ...props }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      data-slot="switch"
      aria-checked={checked}
      className={cn(
        'group relative h-5 w-9 shrink-0 rounded-full bg-control transition-colors duration-120 after:absolute after:-inset-3 aria-checked:bg-accent md:h-4 md:w-7 md:after:-inset-1',
        className,
      )}
      onClick={() => onCheckedChange(!checked)}
      {...props}
    >
      <span className="block size-4 translate-x-0.5 rounded-full bg-text transition-transform duration-120 group-aria-checked:translate-x-[18px] group-aria-checked:bg-on-accent md:size-3 md:group-aria-checked:translate-x-[14px]" />
    </button>
  )
}
