type Watcher = { onclose: (() => void) | null }

/**
 * Gives the page a CloseWatcher, as Chromium does.
 * @returns a function that makes Android's Back gesture; false if nothing watches for it
 */
export function installCloseWatcher(): () => boolean {
  const watchers: Watcher[] = []
  class MockCloseWatcher implements Watcher {
    onclose: (() => void) | null = null
    constructor() {
      watchers.push(this)
    }
    destroy() {
      watchers.splice(watchers.indexOf(this), 1)
    }
  }
  Object.assign(globalThis, { CloseWatcher: MockCloseWatcher })
  return () => {
    const top = watchers.at(-1)
    top?.onclose?.()
    return top !== undefined
  }
}
