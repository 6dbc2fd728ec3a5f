'use client'

import { Moon, Sun } from 'lucide-react'
import { IconButton } from '@/components/ui/icon-button'
import { schemePreference, useShownScheme } from '@/lib/browser/preferences/stored-preferences'

/** Goes from the dark scheme to the light one and back (behaviour 13.3). */
export function SchemeButton() {
  const isLight = useShownScheme() === 'light'
  const Icon = isLight ? Moon : Sun
  return (
    <IconButton
      label={isLight ? 'Use dark theme' : 'Use light theme'}
      onClick={() => schemePreference.choose(isLight ? 'dark' : 'light')}
    >
      <Icon size={16} />
    </IconButton>
  )
}
