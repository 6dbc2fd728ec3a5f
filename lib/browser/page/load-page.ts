/** Leaves for another page and loads it whole, so that all its code is of one deployment. */
export function loadPage(path: string): void {
  window.location.assign(path)
}
