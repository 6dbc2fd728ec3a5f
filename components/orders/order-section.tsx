'use client'

import { type FocusEvent, memo, useId, useMemo, useState } from 'react'
import { OrderLineSkeletons } from './orders-layout'
import { PairGroup, type RenderedEntry } from './pair-group'
import { ZoneNote } from '@/components/shell/zone-note'
import { Pill } from '@/components/ui/pill'
import type { OrderLines } from '@/lib/browser/orders/use-orders-screen'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import {
  LINE_HEIGHTS,
  rowOf,
  useFirstRows,
  useVirtualRows,
} from '@/lib/browser/scrolling/use-rendered-rows'
import { counted, ofCounted } from '@/lib/view/amounts/amount-label'
import { entriesByPair, orderEntries, type OrderEntry } from '@/lib/view/orders/order-entries'
import type { OrderSectionView } from '@/lib/view/orders/order-headings'
import { zonesLabel } from '@/lib/view/time/local-date'

type OrderSectionProps = {
  section: OrderSectionView
  lines: OrderLines
  /** How many orders the sections above this one show. */
  ordersAbove: number
  /** What is said if no order matches the filters; undefined while none is in use. */
  noMatch: string | undefined
  /** The dates of all orders, the oldest first, if this heading names their zone. */
  dates?: readonly string[]
}

/** One of the three headings with its pairs; skeletons until one is rendered (behaviour 2.3). */
export function OrderSection(props: OrderSectionProps) {
  const { section, lines, ordersAbove, noMatch, dates = [] } = props
  const { type, heading, count, matching, pairs, isLoading, isPartial, emptyText } = section
  const id = useId()
  const zones = zonesLabel(dates, useTimeZone())
  const entries = useMemo(() => orderEntries(pairs), [pairs])
  const List = lines.isLong ? LongList : ShortList
  return (
    <section
      aria-labelledby={id}
      aria-busy={isLoading}
      className="overflow-hidden rounded-xl border border-line bg-surface"
    >
      <div data-row={type} className="flex min-h-[43px] items-center gap-2.5 px-4">
        <h2 id={id} className="text-base font-semibold">
          {heading}
        </h2>
        {count > 0 && (
          <span className="text-sm text-text-3">
            {noMatch === undefined ? counted(count, 'order') : ofCounted(matching, count, 'order')}
          </span>
        )}
        {isPartial && !isLoading && <Pill kind="warn">Partial</Pill>}
        {dates.length > 0 && <ZoneNote zones={zones} isShort className="ml-auto" />}
      </div>
      <List {...{ entries, lines, ordersAbove }} />
      {noMatch !== undefined && count > 0 && matching === 0 && (
        <p className="border-t border-line px-4 py-3.5 text-sm [overflow-wrap:anywhere] text-text-3">
          {noMatch}
        </p>
      )}
      {isLoading && count === 0 && <OrderLineSkeletons count={3} />}
      {!isLoading && count === 0 && (
        <p className="border-t border-line px-4 py-8 text-center text-sm [overflow-wrap:anywhere] text-text-2">
          {emptyText}
        </p>
      )}
    </section>
  )
}

type ListProps = { entries: readonly OrderEntry[]; lines: OrderLines; ordersAbove: number }

/** All pairs of a heading. */
function ShortList({ entries, lines }: ListProps) {
  const { rendered, restHeight } = useFirstRows(entries.length, LINE_HEIGHTS)
  return (
    <>
      {entriesByPair(entries.slice(0, rendered)).map((group) => (
        <PairGroup key={group[0]?.pair.pairId} entries={group} lines={lines} />
      ))}
      {restHeight > 0 && <div style={{ height: restHeight }} />}
    </>
  )
}

/** One flat list of parents and orders, of which those near the window are rendered (behaviour 2.16). */
const LongList = memo(function LongList({ entries, lines, ordersAbove }: ListProps) {
  const [focused, setFocused] = useState<string>()
  const keys = useMemo(() => entries.map(({ key }) => key), [entries])
  const { rows, restHeight, body, measure } = useVirtualRows(
    keys,
    LINE_HEIGHTS,
    focused,
    ordersAbove,
  )
  const rendered = rows.flatMap(({ index, gap }): RenderedEntry[] => {
    const entry = entries[index]
    return entry ? [{ ...entry, gap }] : []
  })
  return (
    <div
      ref={body}
      onFocus={({ target }: FocusEvent) => setFocused(rowOf(target))}
      className="flow-root"
      style={{ paddingBottom: restHeight }}
    >
      {entriesByPair(rendered).map((group) => (
        <PairGroup key={group[0]?.pair.pairId} entries={group} lines={lines} measure={measure} />
      ))}
    </div>
  )
})
