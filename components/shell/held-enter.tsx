'use client'

import { useHeldEnter } from '@/lib/browser/page/use-held-enter'

/** Keeps a held Enter from what the focus moves to (behaviour 13.7). */
export function HeldEnter() {
  useHeldEnter()
  return null
}
