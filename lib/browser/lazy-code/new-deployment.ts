/**
 * Returns the button of an error page (behaviour 13.4): 'Try again', or 'Reload' if the page's code is gone, as
 * after a new deployment. Trying again would only make Next ask for the missing code again.
 */
export function errorButton(error: Error, retry: () => void): { label: string; run: () => void } {
  return error.name === 'ChunkLoadError'
    ? { label: 'Reload', run: () => window.location.reload() }
    : { label: 'Try again', run: retry }
}

/** Opens another page with a full load, so that all its code comes from one deployment. */
export function loadPage(path: string): void {
  window.location.assign(path)
}
