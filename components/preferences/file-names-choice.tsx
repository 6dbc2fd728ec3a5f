'use client'

import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { fileNamePreference } from '@/lib/browser/preferences/stored-preferences'

/** Whether the names of wallets go into file names, too (behaviour 22.5). */
export function FileNamesChoice() {
  const id = useId()
  return (
    <div className="flex items-center gap-3 text-sm">
      <Checkbox
        id={id}
        checked={fileNamePreference.useChoice() === 'name'}
        onCheckedChange={(isNamed) => fileNamePreference.choose(isNamed ? 'name' : 'address')}
      />
      <label htmlFor={id}>Put the names of wallets into file names</label>
    </div>
  )
}
