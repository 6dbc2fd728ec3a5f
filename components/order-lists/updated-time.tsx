import { useEffect } from 'react'
import { TextWithFigures } from '@/components/ui/text-with-figures'
import {
  focusRetry,
  focusTarget,
  focusUpdatedTime,
  useFocusHandover,
} from '@/lib/browser/dialogs/focus-targets'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { useNow } from '@/lib/browser/time/clock'
import type { LoadedWallet } from '@/lib/browser/order-lists/use-wallet-orders'
import { isLoading, LIST_INFO, loadedAtMs } from '@/lib/domain/order-lists/order-list'
import { updatedLabel } from '@/lib/view/order-lists/order-list-label'

/**
 * Shows when the orders were loaded, with 'Refresh', or that they are loading (behaviour 2.1). A press on
 * 'Refresh' or 'Retry' moves the focus to this text. After loading, 'Refresh' or 'Retry' gets it (behaviour 3.9).
 */
export function UpdatedTime({ wallets }: { wallets: readonly LoadedWallet[] }) {
  const text = useFocusHandover<HTMLSpanElement>(focusRetry)
  const lists = wallets.flatMap((wallet) => wallet.lists)
  const isUnderWay = lists.some(isLoading)
  // The notice about newer orders says when those were loaded (behaviour 25.9).
  const oldest = loadedAtMs(lists.filter(({ name }) => !LIST_INFO[name].isNewer))
  useEffect(() => {
    if (!isUnderWay && text.current?.matches(':focus')) focusUpdatedTime()
  }, [isUnderWay, text])
  return (
    <span
      ref={text}
      {...focusTarget('updated time')}
      tabIndex={-1}
      className="rounded-sm whitespace-nowrap"
    >
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

function Updated({ atMs, onRefresh }: { atMs: number; onRefresh: () => void }) {
  // The clock ticks once a minute, so that the label changes soon after midnight.
  const label = updatedLabel(atMs, useNow(), useTimeZone())
  const refresh = useFocusHandover<HTMLButtonElement>(focusUpdatedTime)
  return (
    <>
      <TextWithFigures text={label} />{' '}
      <span aria-hidden="true" className="print:hidden">
        ·
      </span>{' '}
      <button
        ref={refresh}
        {...focusTarget('refresh')}
        type="button"
        onClick={onRefresh}
        className="relative quiet-link after:absolute after:-inset-x-2 after:-inset-y-3.5 print:hidden"
      >
        Refresh
      </button>
    </>
  )
}

/** Names the time zones of dates if no column head does: 'Times in UTC+1' (behaviour 20.6). */
export function ZoneNote({ zones }: { zones: string }) {
  if (zones === '') return null
  return (
    <p className="ml-auto text-xs whitespace-nowrap text-text-3">
      {/* Phones have room for the zone alone. */}
      <span className="phone:sr-only">Times in </span>
      <span translate="no">{zones}</span>
    </p>
  )
}
