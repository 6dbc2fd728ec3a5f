'use client'

import type { ComponentType } from 'react'
import { useHydrated } from '@/lib/browser/rendering/use-hydrated'

let toaster: ComponentType | undefined

/** Gives the landing page the toaster. The code of the wallet pages calls this once it has loaded. */
export function fillToasterSlot(component: ComponentType): void {
  toaster = component
}

/** Shows toasts on the landing page about work that a wallet page began. A first visit loads no code for them. */
export function ToasterSlot() {
  const Toaster = useHydrated() ? toaster : undefined
  return Toaster ? <Toaster /> : null
}
