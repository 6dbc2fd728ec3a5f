/**
 * Returns what an error page offers (behaviour 13.4): to try again, or to reload if the page's code is gone, as
 * after a new deployment. Next would go on asking for the code that is gone.
 */
export function wayOn(error: Error, retry: () => void): { label: string; run: () => void } {
  return error.name === 'ChunkLoadError'
    ? { label: 'Reload', run: () => window.location.reload() }
    : { label: 'Try again', run: retry }
}

/** Leaves for another page and loads it whole, so that all its code is of one deployment. */
export function loadPage(path: string): void {
  window.location.assign(path)
}
