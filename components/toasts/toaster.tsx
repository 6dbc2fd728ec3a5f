'use client'

import cn from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { fillToasterSlot } from './toaster-slot'
import { ErrorBoundary } from '@/components/errors/error-boundary'
import { StatusBar } from '@/components/status-bar/status-bar'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { useFocusReturn } from '@/lib/browser/dialogs/focus-targets'
import {
  dismissToast,
  type Toast,
  useDismissInTime,
  useToasts,
} from '@/lib/browser/toasts/toast-store'

// The landing page shows these at its bottom edge.
fillToasterSlot(() => (
  <>
    <StatusBar />
    <Toaster />
  </>
))

const REGION = 'flex w-full flex-col items-end gap-2 not-empty:mt-2'

/**
 * Shows toasts at the bottom right, above bars and dialogs, with errors lowest (behaviour 13.5).
 * Both live regions are there before the first toast, because a screen reader announces only what is added
 * to a region that it knows. `aria-live` keeps an open dialog from hiding them (behaviour 13.7).
 */
export function Toaster() {
  const { toasts } = useToasts()
  const cards = (isError: boolean) =>
    toasts
      .filter(({ kind }) => (kind === 'bad') === isError)
      .map((toast) => (
        <ErrorBoundary key={toast.id} onError={() => dismissToast(toast.id)}>
          <ToastCard toast={toast} />
        </ErrorBoundary>
      ))
  return (
    <div
      data-slot="toaster"
      className="pointer-events-none fixed right-4 bottom-[calc(5.25rem+var(--status))] left-4 z-60 flex flex-col items-end md:right-6 md:bottom-[calc(5rem+var(--status))] md:left-auto print:hidden"
    >
      <div role="status" aria-live="polite" className={REGION}>
        {cards(false)}
      </div>
      <div role="alert" aria-live="assertive" className={REGION}>
        {cards(true)}
      </div>
    </div>
  )
}

const KINDS = {
  ok: { Icon: CircleCheck, color: 'text-ok' },
  info: { Icon: Info, color: 'text-info' },
  warn: { Icon: TriangleAlert, color: 'text-warn' },
  offer: { Icon: Info, color: 'text-info' },
  bad: { Icon: CircleAlert, color: 'text-bad' },
} as const

function ToastCard({ toast }: { toast: Toast }) {
  const { id, kind, text, action } = toast
  const { Icon, color } = KINDS[kind]
  const handlers = useDismissInTime(toast)
  const { ref, onFocus } = useFocusReturn<HTMLDivElement>()
  return (
    <div
      ref={ref}
      {...handlers}
      onFocus={onFocus}
      className="pointer-events-auto flex w-full max-w-[352px] animate-[rise_160ms_ease-out] items-center gap-3 rounded-[10px] border border-line-2 bg-raised py-2 pr-2 pl-3.5 text-sm shadow-(--shadow-small)"
    >
      <Icon size={16} className={cn('shrink-0', color)} />
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">{text}</p>
      {action && (
        <Button
          size="small"
          onClick={() => {
            dismissToast(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" onClick={() => dismissToast(id)}>
        <X size={14} />
      </IconButton>
    </div>
  )
}
