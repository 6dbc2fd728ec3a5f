'use client'

import { ToastCard } from './toast-card'
import { fillToasterSlot } from './toaster-slot'
import { useToasts } from '@/lib/browser/toasts/toast-store'

fillToasterSlot(Toaster)

const REGION = 'flex w-full flex-col items-end gap-2 not-empty:mt-2'

/**
 * Where toasts show: bottom right, above the submit bar, errors nearest to it (behaviour 13.5).
 * Both regions are there before the first toast: a screen reader announces only what comes into a
 * region that it knows.
 */
export function Toaster() {
  const { toasts } = useToasts()
  const cards = (isError: boolean) =>
    toasts
      .filter(({ kind }) => (kind === 'bad') === isError)
      .map((toast) => <ToastCard key={toast.id} toast={toast} />)
  return (
    <div className="pointer-events-none fixed right-4 bottom-28 left-4 z-30 flex flex-col items-end md:right-6 md:bottom-20 md:left-auto">
      <div role="status" className={REGION}>
        {cards(false)}
      </div>
      <div role="alert" className={REGION}>
        {cards(true)}
      </div>
    </div>
  )
}
