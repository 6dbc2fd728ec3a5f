import { useCallback, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** A media query, because reading the window's height in a render would make a phone lay out the page. */
export const TALL = '(height >= 1000px)'

/** Returns whether a media query matches. @param query a constant */
export function useMedia(query: string): boolean {
  // React subscribes again whenever this function is a new one.
  const subscribeToQuery = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribeToQuery,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

let isBetweenEvents = false

/** Returns whether the page is being printed. A table then also renders the rows that aren't on screen. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false)
}

/** Returns whether the page is being printed, as `usePrinting` does for components. */
export function isPrinting(): boolean {
  return isBetweenEvents || window.matchMedia('print').matches
}

function subscribe(listener: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  // Renders at once, because the browser prints the page as it is when the last listener returns.
  const note = ({ type }: Event) => {
    if (type !== 'change') isBetweenEvents = type === 'beforeprint'
    flushSync(listener)
  }
  window.addEventListener('beforeprint', note, { signal })
  window.addEventListener('afterprint', note, { signal })
  window.matchMedia('print').addEventListener('change', note, { signal })
  return () => ended.abort()
}
