'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from '@/lib/browser/toasts'

const Toaster = lazy(async () => ({ default: (await import('./toaster')).Toaster }))

/**
 * Toasts on the landing page, of work that goes on from the wallet pages. Loaded with the first one:
 * who comes here first has none, and for who comes from there they are loaded already.
 */
export function LandingToaster() {
  const hasToasts = useSyncExternalStore(toastStore.subscribe, hasToastsNow, () => false)
  return hasToasts ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}

function hasToastsNow(): boolean {
  return toastStore.snapshot().length > 0
}
