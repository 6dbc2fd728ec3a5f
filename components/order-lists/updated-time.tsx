'use client'

import { useEffect, useRef } from 'react'
import { useHydrated } from '@/lib/browser/page/use-hydrated'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { useNow } from '@/lib/browser/time/use-now'
import {
  isLoading,
  isNewerList,
  loadedAtMs,
  type OrderList,
} from '@/lib/domain/order-lists/order-list'
import { updatedLabel } from '@/lib/view/time/local-date'

/** Often enough that the label changes soon after midnight. */
const MINUTE_MS = 60_000

type UpdatedTimeProps = { lists: readonly OrderList[]; onRefresh: () => void }

/**
 * Shows when the orders were loaded, with 'Refresh', or that they are being loaded (behaviour 2.1).
 * It takes the focus of whatever starts loading, and gives it to 'Refresh' at the end (behaviour 3.9).
 */
export function UpdatedTime({ lists, onRefresh }: UpdatedTimeProps) {
  const text = useRef<HTMLSpanElement>(null)
  const isUnderWay = lists.some(isLoading)
  // The line of newer orders says when they were loaded (behaviour 25.9).
  const oldest = loadedAtMs(lists.filter(({ name }) => !isNewerList(name)))
  useEffect(() => {
    if (!isUnderWay && text.current?.matches(':focus')) focusUpdatedTime(text.current)
  }, [isUnderWay])
  return (
    <span ref={text} data-updated="" tabIndex={-1} className="rounded-sm whitespace-nowrap">
      {isUnderWay && 'Loading orders…'}
      {!isUnderWay && oldest !== undefined && <Updated atMs={oldest} onRefresh={onRefresh} />}
    </span>
  )
}

/** Moves the focus to 'Refresh', or to what replaces it while orders are loaded. */
export function focusUpdatedTime({ ownerDocument }: Element): void {
  const text = ownerDocument.querySelector<HTMLElement>('[data-updated]')
  const refresh = text?.querySelector('button') ?? text
  refresh?.focus()
}

function Updated({ atMs, onRefresh }: { atMs: number; onRefresh: () => void }) {
  const nowMs = useNow(MINUTE_MS)
  const timeZone = useTimeZone()
  if (!useHydrated()) return null
  return (
    <>
      {updatedLabel(atMs, nowMs, timeZone)} <span aria-hidden="true">·</span>{' '}
      <button
        type="button"
        data-begins="loading"
        onClick={({ currentTarget }) => {
          currentTarget.parentElement?.focus()
          onRefresh()
        }}
        className="relative quiet-link after:absolute after:-inset-x-2 after:-inset-y-3.5"
      >
        Refresh
      </button>
    </>
  )
}
