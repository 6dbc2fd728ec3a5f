import { create } from 'zustand'

/** A short message at the bottom right. Errors and offers stay until they are dismissed. */
export type Toast = {
  id: number
  kind: 'ok' | 'info' | 'warn' | 'offer' | 'bad'
  text: string
  action?: { label: string; run: () => void }
}

/** The toasts that are shown, the newest last; also read and changed from outside React. */
export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))
let lastId = 0

/** Shows a toast and returns its id. A newer one of the same text takes the older one's place. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1
  const others = useToasts.getState().toasts.filter(({ text }) => text !== toast.text)
  useToasts.setState({ toasts: [...others, { ...toast, id: lastId }] })
  return lastId
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}
