import { LANDING_PATH } from '@/lib/view/urls/paths'
import { clearStored, stopStoring } from './local-storage'

/**
 * Deletes all that this browser stores for the app, and goes to the landing page anew: what the tab
 * has in memory goes with the page, so that nothing writes it back (behaviour 20.5).
 */
export function deleteEverything(): void {
  stopStoring()
  clearStored()
  window.location.replace(LANDING_PATH)
}

/** Follows where another tab deletes everything: this one forgets it too, and stores it no more. */
export function followDeletion(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // The browser's word for a storage that was cleared.
    if (key === null && newValue === null) deleteEverything()
  })
}
