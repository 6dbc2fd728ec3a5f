import { stopPriceRun } from '@/lib/browser/prices/price-run-state'
import { LANDING_PATH } from '@/lib/view/urls/paths'
import { CACHE_NAME, readStored, removeAllStored, stopStoring } from './local-storage'

const CHANNEL = 'perijove'
/** By then the other tabs have heard of the deletion. */
const RELOAD_AFTER_MS = 200

/**
 * Deletes all that this browser stores for the app, and loads the landing page, so that this tab
 * forgets everything, too. Other tabs stay on their page, store nothing more and end their price runs
 * (behaviour 20.5).
 */
export function deleteEverything(): void {
  stopStoring()
  openChannel()?.postMessage('everything is deleted')
  removeAllStored()
  setTimeout(() => {
    // Another tab may have stored something before it heard of the deletion.
    removeAllStored()
    window.location.replace(LANDING_PATH)
  }, RELOAD_AFTER_MS)
}

/**
 * Once another tab deletes everything, this tab stores nothing more and ends its price run. So does a page that the
 * browser brings back from its own cache, where it got no message, if its store is gone (behaviour 20.5).
 */
export function subscribeToDeletion(): void {
  const stop = () => {
    stopStoring()
    stopPriceRun()
  }
  openChannel()?.addEventListener('message', stop)
  let wasStored = false
  // A page that is left is hidden after its `pagehide`, in which it saves its data.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) wasStored = hasStored()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && wasStored && !hasStored()) stop()
  })
}

function hasStored(): boolean {
  return readStored(CACHE_NAME) !== null
}

/** Some browsers refuse a channel if site data is blocked. Then no tab stores anything (behaviour 10.4). */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    return undefined
  }
}
