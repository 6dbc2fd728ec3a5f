'use client'

import { useSyncExternalStore } from 'react'
import { ToastCard } from './toast-card'
import { fillToasterSlot } from './toaster-slot'
import { toastStore } from '@/lib/browser/toasts/toast-store'

fillToasterSlot(Toaster)

/** Where toasts show: bottom right, above the submit bar. */
export function Toaster() {
  const toasts = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.snapshot,
    toastStore.serverSnapshot,
  )
  return (
    <div className="pointer-events-none fixed right-4 bottom-20 left-4 z-30 flex flex-col items-end gap-2 md:right-6 md:left-auto">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}
