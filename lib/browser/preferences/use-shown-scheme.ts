import { useSyncExternalStore } from 'react'
import { CHOICE_MADE } from './choice-made'

const LIGHT = '(prefers-color-scheme: light)'

/** The scheme that the page has now: what was chosen, or the system's where that was. */
export function useShownScheme(): 'dark' | 'light' {
  return useSyncExternalStore(subscribe, shownScheme, () => 'dark')
}

function shownScheme(): 'dark' | 'light' {
  return document.documentElement.dataset.scheme === 'light' ? 'light' : 'dark'
}

/** After the script of the page's head, which hears of it first. */
function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(LIGHT)
  system.addEventListener('change', listener)
  window.addEventListener('storage', listener)
  window.addEventListener(CHOICE_MADE, listener)
  return () => {
    system.removeEventListener('change', listener)
    window.removeEventListener('storage', listener)
    window.removeEventListener(CHOICE_MADE, listener)
  }
}
