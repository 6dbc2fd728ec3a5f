'use client'

import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'

type RememberApiKeyProps = { isRemembered: boolean; onChange: (isRemembered: boolean) => void }

/** 'Remember API key' with what it means (behaviour 4.7, 8.7). */
export function RememberApiKey({ isRemembered, onChange }: RememberApiKeyProps) {
  const id = useId()
  return (
    <div className="flex gap-3">
      <Checkbox
        id={`${id}-remember`}
        name="rememberApiKey"
        checked={isRemembered}
        onCheckedChange={onChange}
        aria-describedby={`${id}-stored`}
        className="mt-0.5"
      />
      <div className="text-sm">
        <label htmlFor={`${id}-remember`}>Remember API key</label>
        <p id={`${id}-stored`} className="text-xs text-text-3">
          The API key will be stored in your browser
        </p>
      </div>
    </div>
  )
}
