'use client'

import { useLayoutEffect, useMemo } from 'react'
import { FindablePairs } from './findable-pairs'
import { PairGroup } from './pair-group'
import type { PairListProps } from './pair-list'
import { addRowFinder } from '@/lib/browser/scrolling/row-places'
import { estimatedHeight, useVirtualRows } from '@/lib/browser/scrolling/use-virtual-rows'
import { entriesByPair } from '@/lib/view/orders/order-entries'

const LINE_HEIGHTS = { wide: 43, medium: 77, card: 98 }
/** About where the first line of the page stands, in px. */
const FIRST_TOP = 290

/**
 * The pairs of a heading on a long page, one flat list of parents and orders: only the lines near
 * the window are drawn (behaviour 2.16).
 */
export function VirtualPairList({ entries, listing, ordersAbove }: PairListProps) {
  const keys = useMemo(() => entries.map(({ key }) => key), [entries])
  const firstEntries = useMemo(
    () => entriesByPair(entries).flatMap(([first]) => first ?? []),
    [entries],
  )
  const { rows, topOf, startOf, before, after, place, measure } = useVirtualRows(
    keys,
    LINE_HEIGHTS,
    FIRST_TOP + ordersAbove * estimatedHeight(LINE_HEIGHTS),
  )
  useLayoutEffect(() => addRowFinder(topOf), [topOf])
  const drawn = rows.flatMap(({ index }) => entries[index] ?? [])
  const drawnPairs = new Set(drawn.map(({ pair }) => pair))
  const others = firstEntries
    .filter(({ pair }) => !drawnPairs.has(pair))
    .map(({ pair, index }) => ({ pair, top: startOf(index) }))
  return (
    <div ref={place} className="relative" style={{ paddingTop: before, paddingBottom: after }}>
      {entriesByPair(drawn).map((group) => (
        <PairGroup
          key={group[0]?.pair.pairId}
          entries={group}
          listing={listing}
          measure={measure}
        />
      ))}
      <FindablePairs pairs={others} stateOf={listing.stateOf} />
    </div>
  )
}
