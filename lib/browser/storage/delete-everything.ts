import { stopPriceRun } from '@/lib/browser/prices/price-run-state'
import { LANDING_PATH } from '@/lib/view/urls/paths'
import { removeAllStored, stopStoring, writeStored } from './local-storage'

/** Stored for a moment, of which the other tabs hear. */
const DELETION = 'everything is deleted'
/** By then they have heard of it. */
const RELOAD_AFTER_MS = 200

/**
 * Deletes all that this browser stores for the app, and loads the landing page, so that this tab
 * forgets it too. Other tabs stay on their page, store nothing more and end their price runs
 * (behaviour 20.5).
 */
export function deleteEverything(): void {
  removeAllStored()
  writeStored(DELETION, '')
  removeAllStored()
  stopStoring()
  setTimeout(() => {
    // Another tab may have stored something before it heard of the deletion.
    removeAllStored()
    window.location.replace(LANDING_PATH)
  }, RELOAD_AFTER_MS)
}

/** Stores nothing more in this tab once another one deletes everything (behaviour 20.5). */
export function followDeletion(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== DELETION) return
    stopStoring()
    stopPriceRun()
  })
}
