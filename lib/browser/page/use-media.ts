import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** The widths at which pages change, as the styles' screens: paper has room for all. */
export const PHONE = 'screen and (width < 768px)'
export const NARROW = 'screen and (width < 1024px)'
export const WIDE = '(width >= 1280px)'
/** Asking for the window's size itself would lay out a phone's page while it renders. */
export const TALL = '(height >= 1000px)'

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

let isBetweenEvents = false

/** Returns whether the page is being printed: a table then renders the rows that aren't on screen. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false)
}

function isPrinting(): boolean {
  return isBetweenEvents || printMedia().matches
}

function subscribe(listener: () => void): () => void {
  // Renders at once, because the browser prints the page as it is when the last listener returns.
  const notify = () => flushSync(listener)
  const begin = () => {
    isBetweenEvents = true
    notify()
  }
  const end = () => {
    isBetweenEvents = false
    notify()
  }
  const media = printMedia()
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  media.addEventListener('change', notify)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    media.removeEventListener('change', notify)
  }
}

function printMedia(): MediaQueryList {
  return window.matchMedia('print')
}
