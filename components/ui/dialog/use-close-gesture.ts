import { useEffect, useEffectEvent } from 'react'

declare global {
  /** TypeScript doesn't know it yet. Of the browsers, only Chromium has it. */
  const CloseWatcher: (new () => { onclose: (() => void) | null; destroy: () => void }) | undefined
}

/**
 * Calls `close` on Android's Back gesture, which would otherwise leave the page (behaviour 13.7). Of several
 * components, the one that mounted last gets the gesture.
 */
export function useCloseGesture(close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    if (typeof CloseWatcher === 'undefined') return undefined
    const watcher = new CloseWatcher()
    watcher.onclose = () => onClose()
    return () => watcher.destroy()
  }, [])
}
