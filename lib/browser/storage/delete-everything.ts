import { stopPriceRun } from '@/lib/browser/prices/price-run-state'
import { LANDING_PATH } from '@/lib/view/urls/paths'
import { removeAllStored, stopStoring, writeStored } from './local-storage'

/** The time of a deletion. It is stored only until the other tabs have heard of the deletion. */
const DELETED_AT = 'deletedAt'
const RELOAD_AFTER_MS = 200

/**
 * Deletes all that this browser stores for the app, and loads the landing page, so that this tab
 * forgets everything, too. Other tabs stay on their page, store nothing more and end their price runs
 * (behaviour 20.5).
 */
export function deleteEverything(): void {
  removeAllStored()
  writeStored(DELETED_AT, String(Date.now()))
  stopStoring()
  setTimeout(() => {
    // Another tab may have stored something before it heard of the deletion.
    removeAllStored()
    window.location.replace(LANDING_PATH)
  }, RELOAD_AFTER_MS)
}

/** Once another tab deletes everything, this tab stores nothing more and ends its price run (behaviour 20.5). */
export function followDeletion(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== DELETED_AT || newValue === null) return
    stopStoring()
    stopPriceRun()
  })
}
