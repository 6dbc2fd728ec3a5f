'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { useFocusHandover } from '@/lib/browser/page/use-focus-handover'
import { useHydrated } from '@/lib/browser/page/use-hydrated'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { focusBeginner, focusUpdatedTime } from '@/lib/browser/status-bar/status-works'
import { useNow } from '@/lib/browser/time/use-now'
import type { LoadedWallet } from '@/lib/browser/order-lists/use-wallet-orders'
import { isLoading, isNewerList, loadedAtMs } from '@/lib/domain/order-lists/order-list'
import { updatedLabel } from '@/lib/view/time/local-date'
import { MINUTE_MS } from '@/lib/domain/time/milliseconds'

type UpdatedTimeProps = { wallets: readonly Pick<LoadedWallet, 'lists' | 'actions'>[] }

/**
 * Shows when the orders were loaded, with 'Refresh', or that they are being loaded (behaviour 2.1).
 * It takes the focus of what starts loading, and gives it to 'Refresh' at the end, or to 'Retry' if
 * nothing could be loaded (behaviour 3.9).
 */
export function UpdatedTime({ wallets }: UpdatedTimeProps) {
  const text = useFocusHandover<HTMLSpanElement>(focusRetry)
  const lists = wallets.flatMap((wallet) => wallet.lists)
  const isUnderWay = lists.some(isLoading)
  // The line of newer orders says when they were loaded (behaviour 25.9).
  const oldest = loadedAtMs(lists.filter(({ name }) => !isNewerList(name)))
  useEffect(() => {
    if (!isUnderWay && text.current?.matches(':focus')) focusUpdatedTime()
  }, [isUnderWay, text])
  return (
    <span ref={text} data-updated="" tabIndex={-1} className="rounded-sm whitespace-nowrap">
      {isUnderWay && <span>Loading orders…</span>}
      {!isUnderWay && oldest !== undefined && (
        <Updated
          atMs={oldest}
          onRefresh={() => wallets.forEach(({ actions }) => actions.refresh())}
        />
      )}
    </span>
  )
}

function focusRetry(): void {
  focusBeginner('loading')
}

function Updated({ atMs, onRefresh }: { atMs: number; onRefresh: () => void }) {
  // Often enough that the label changes soon after midnight.
  const nowMs = useNow(MINUTE_MS)
  const timeZone = useTimeZone()
  const refresh = useRef<HTMLButtonElement>(null)
  const isHydrated = useHydrated()
  useLayoutEffect(() => {
    const button = refresh.current
    return () => {
      if (button?.matches(':focus')) button.parentElement?.focus()
    }
  }, [isHydrated])
  if (!isHydrated) return null
  return (
    <>
      <span>{updatedLabel(atMs, nowMs, timeZone)}</span> <span aria-hidden="true">·</span>{' '}
      <button
        ref={refresh}
        type="button"
        data-begins="loading"
        onClick={onRefresh}
        className="relative quiet-link after:absolute after:-inset-x-2 after:-inset-y-3.5"
      >
        Refresh
      </button>
    </>
  )
}
