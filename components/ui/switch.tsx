import * as SwitchPrimitive from '@radix-ui/react-switch'
import cn from 'clsx'
import type { ComponentProps } from 'react'

type SwitchProps = ComponentProps<typeof SwitchPrimitive.Root> & {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

export function Switch({ className, ...props }: SwitchProps) {
  return (
    <SwitchPrimitive.Root
      data-slot="switch"
      className={cn(
        'group relative h-5 w-9 shrink-0 rounded-full bg-control transition-colors duration-120 after:absolute after:-inset-3 aria-checked:bg-accent md:h-4 md:w-7 md:after:-inset-1',
        className,
      )}
      {...props}
    >
      <SwitchPrimitive.Thumb className="block size-4 translate-x-0.5 rounded-full bg-text transition-transform duration-120 group-aria-checked:translate-x-[18px] group-aria-checked:bg-on-accent md:size-3 md:group-aria-checked:translate-x-[14px]" />
    </SwitchPrimitive.Root>
  )
}
