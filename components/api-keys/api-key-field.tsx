'use client'

import { Eye, EyeOff, KeyRound } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { TextField } from '@/components/ui/text-field'

type ApiKeyFieldProps = Omit<ComponentProps<typeof TextField>, 'type'>

/**
 * A field for an API key: hidden until its eye is pressed, and not for password managers
 * (behaviour 8.9).
 */
export function ApiKeyField(props: ApiKeyFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="relative">
      <TextField
        type={isShown ? 'text' : 'password'}
        placeholder="Paste your key"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        data-1p-ignore=""
        data-lpignore="true"
        spellCheck={false}
        required
        {...props}
        className="pr-11 pl-10 md:h-10"
      />
      <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-text-3">
        <KeyRound size={16} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className="absolute inset-y-0 right-2 grid place-items-center">
        <IconButton
          label={isShown ? 'Hide the key' : 'Show the key'}
          onClick={() => setIsShown((is) => !is)}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  )
}
