import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isBetweenEvents = false

/** Whether the page is being printed, so that a table can draw the rows that are not on screen. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false)
}

function isPrinting(): boolean {
  return isBetweenEvents || printMedia().matches
}

function subscribe(listener: () => void): () => void {
  // At once: the browser takes the page as it is when the last of its listeners returns.
  const tell = () => flushSync(listener)
  const begin = () => {
    isBetweenEvents = true
    tell()
  }
  const end = () => {
    isBetweenEvents = false
    tell()
  }
  const media = printMedia()
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  media.addEventListener('change', tell)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    media.removeEventListener('change', tell)
  }
}

function printMedia(): MediaQueryList {
  return window.matchMedia('print')
}
