'use client'

import { use, useId } from 'react'
import { TableSwitching } from './table-switches'
import { Switch } from '@/components/ui/switch'

/** 'Subtract fee', on by default (behaviour 5.8). */
export function FeeSwitch() {
  const { subtractFee, onToggleFee } = use(TableSwitching)
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
