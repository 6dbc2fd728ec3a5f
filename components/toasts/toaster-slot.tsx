'use client'

import type { ComponentType } from 'react'
import { useHydrated } from '@/lib/browser/page/use-hydrated'

let toaster: ComponentType | undefined

/** Gives the landing page the toaster; the wallet pages call it once they are loaded. */
export function fillToasterSlot(component: ComponentType): void {
  toaster = component
}

/**
 * Toasts on the landing page, of work that goes on from the wallet pages. A first visit has none and
 * loads nothing for them. After a wallet page their code is loaded, also offline.
 */
export function ToasterSlot() {
  const Toaster = useHydrated() ? toaster : undefined
  return Toaster ? <Toaster /> : null
}
