import { useMedia } from '@/lib/browser/page/use-media'
import type { Scheme } from '@/lib/domain/preferences/preferences'
import { schemePreference } from './stored-preferences'

/** The scheme that the page has now: what was chosen, or the system's where that was. */
export function useShownScheme(): Exclude<Scheme, 'system'> {
  const chosen = schemePreference.useChoice()
  const ofSystem = useMedia('(prefers-color-scheme: light)') ? 'light' : 'dark'
  return chosen === 'system' ? ofSystem : chosen
}
