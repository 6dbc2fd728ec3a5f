'use client'

import { memo, useLayoutEffect, useMemo } from 'react'
import { LINE_HEIGHTS } from './line-heights'
import { PairGroup } from './pair-group'
import type { PairListProps } from './pair-list'
import { PairsNotDrawn } from './pairs-not-drawn'
import type { LongListCode } from '@/lib/browser/scrolling/long-list-code'
import { addRowFinder } from '@/lib/browser/scrolling/row-places'
import { useVirtualRows } from '@/lib/browser/scrolling/use-virtual-rows'
import { entriesByPair } from '@/lib/view/orders/order-entries'

/**
 * The pairs of a heading on a long page, one flat list of parents and orders: only the lines near
 * the window are drawn (behaviour 2.16).
 */
export const VirtualPairList = memo(function VirtualPairList(
  props: PairListProps & { code: LongListCode },
) {
  const { code, entries, listing, ordersAbove } = props
  const keys = useMemo(() => entries.map(({ key }) => key), [entries])
  const firstEntries = useMemo(
    () => entriesByPair(entries).flatMap(([first]) => first ?? []),
    [entries],
  )
  const { rows, topOf, startOf, before, after, place, measure } = useVirtualRows(
    code,
    keys,
    LINE_HEIGHTS,
    ordersAbove,
  )
  useLayoutEffect(() => addRowFinder(topOf), [topOf])
  const [first = 0, last = -1] = [rows[0]?.index, rows.at(-1)?.index]
  // The same ones in most frames of scrolling: then nothing is drawn anew.
  const drawn = useMemo(() => entries.slice(first, last + 1), [entries, first, last])
  const groups = useMemo(
    () =>
      entriesByPair(drawn).map((group) => (
        <PairGroup key={group[0]?.pair.pairId} entries={group} {...{ listing, measure }} />
      )),
    [drawn, listing, measure],
  )
  const others = useMemo(() => {
    const drawnPairs = new Set(drawn.map(({ pair }) => pair))
    return firstEntries.filter(({ pair }) => !drawnPairs.has(pair))
  }, [drawn, firstEntries])
  return (
    <div ref={place} className="relative" style={{ paddingTop: before, paddingBottom: after }}>
      {groups}
      <PairsNotDrawn entries={others} startOf={startOf} stateOf={listing.stateOf} />
    </div>
  )
})
