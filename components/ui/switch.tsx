'use client'

import * as SwitchPrimitive from '@radix-ui/react-switch'
import type { ComponentProps } from 'react'
import { cn } from './cn'

type SwitchProps = ComponentProps<typeof SwitchPrimitive.Root> & {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

export function Switch({ className, ...props }: SwitchProps) {
  return (
    <SwitchPrimitive.Root
      data-slot="switch"
      className={cn(
        'relative h-5 w-9 shrink-0 rounded-full bg-control transition-colors duration-120 after:absolute after:-inset-3 data-[state=checked]:bg-accent md:h-4 md:w-7 md:after:-inset-1',
        className,
      )}
      {...props}
    >
      <SwitchPrimitive.Thumb className="block size-4 translate-x-0.5 rounded-full bg-text transition-transform duration-120 data-[state=checked]:translate-x-[18px] data-[state=checked]:bg-on-accent md:size-3 md:data-[state=checked]:translate-x-[14px]" />
    </SwitchPrimitive.Root>
  )
}
