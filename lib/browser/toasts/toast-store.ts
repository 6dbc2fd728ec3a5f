/** A short message at the bottom right. Errors stay; the others go after 5 s. */
export type Toast = {
  id: number
  kind: 'ok' | 'info' | 'warn' | 'bad'
  text: string
  action?: { label: string; run: () => void }
}

const listeners = new Set<() => void>()
const none: readonly Toast[] = []
let toasts: readonly Toast[] = none
let lastId = 0

/**
 * Shows a toast and returns its id; callable from outside React. A newer one of the same text takes
 * its place.
 */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1
  toasts = [...toasts.filter(({ text }) => text !== toast.text), { ...toast, id: lastId }]
  for (const listener of listeners) listener()
  return lastId
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id)
  for (const listener of listeners) listener()
}

/** The store of toasts, for useSyncExternalStore. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  snapshot: (): readonly Toast[] => toasts,
  serverSnapshot: (): readonly Toast[] => none,
}
