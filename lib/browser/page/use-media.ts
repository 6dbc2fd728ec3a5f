import { useSyncExternalStore } from 'react'

/** The widths at which pages change, as the styles' screens: paper has room for all. */
export const PHONE = 'screen and (width < 768px)'
export const NARROW = '(width < 1024px)'
export const WIDE = '(width >= 1280px)'

/** Whether a media query holds. @param query a constant */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
