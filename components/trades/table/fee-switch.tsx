'use client'

import { useId } from 'react'
import { Switch } from '@/components/ui/switch'

type FeeSwitchProps = { subtractFee: boolean; onToggleFee: () => void }

/** 'Subtract fee', on by default (behaviour 5.8). */
export function FeeSwitch({ subtractFee, onToggleFee }: FeeSwitchProps) {
  const id = useId()
  return (
    <span className="flex items-center gap-2 text-sm lg:text-xs">
      <Switch id={id} checked={subtractFee} onCheckedChange={onToggleFee} />
      <label htmlFor={id} className="whitespace-nowrap">
        Subtract fee
      </label>
    </span>
  )
}
