import { useEffect, useState } from 'react'
import { create } from 'zustand'

/** A short message at the bottom right. Errors and offers stay until they are dismissed. */
export type Toast = {
  id: number
  kind: 'ok' | 'info' | 'warn' | 'offer' | 'bad'
  text: string
  action?: { label: string; run: () => void } | undefined
}

/** The toasts that are shown, the newest last; also read and changed from outside React. */
export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))
let lastId = 0

/** Shows a toast and returns its id. The new toast replaces an older one with the same text. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1
  const others = useToasts.getState().toasts.filter(({ text }) => text !== toast.text)
  useToasts.setState({ toasts: [...others, { ...toast, id: lastId }] })
  return lastId
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

const TOAST_SHOWN_MS = 5_000

/** Dismisses a toast after 5 s, unless it is an error, an offer, hovered or focused (behaviour 13.5). @returns its handlers */
export function useDismissInTime({ id, kind }: Toast) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const stays = kind === 'bad' || kind === 'offer' || isHovered || isFocused
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => dismissToast(id), TOAST_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id, stays])
  return {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocusCapture: () => setIsFocused(true),
    onBlurCapture: () => setIsFocused(false),
  }
}
