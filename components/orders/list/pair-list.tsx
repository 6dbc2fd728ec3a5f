import { LINE_HEIGHTS } from './line-heights'
import type { LinesState } from './lines-state'
import { PairGroup } from './pair-group'
import { linesAtOnce } from '@/lib/browser/scrolling/rows-at-once'
import { useFirstRows } from '@/lib/browser/scrolling/use-first-rows'
import { entriesByPair, type OrderEntry } from '@/lib/view/orders/order-entries'

export type PairListProps = {
  entries: readonly OrderEntry[]
  listing: LinesState
  /** How many orders stand above, under other headings. */
  ordersAbove: number
}

/** `isRedrawn`: whether the list stood here before and was sorted anew. */
type WholePairListProps = PairListProps & { isRedrawn: boolean }

/** The pairs of a heading, all drawn, those that the window holds first (behaviour 2.18). */
export function PairList({ entries, listing, ordersAbove, isRedrawn }: WholePairListProps) {
  const { drawn, rest } = useFirstRows(
    entries.length,
    LINE_HEIGHTS,
    () => linesAtOnce(isRedrawn),
    ordersAbove,
  )
  return (
    <>
      {entriesByPair(entries.slice(0, drawn)).map((group) => (
        <PairGroup key={group[0]?.pair.pairId} entries={group} listing={listing} />
      ))}
      {rest > 0 && <div style={{ height: rest }} />}
    </>
  )
}
