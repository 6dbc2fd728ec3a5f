import type { LinesState } from './lines-state'
import { PairGroup } from './pair-group'
import { entriesByPair, type OrderEntry } from '@/lib/view/orders/order-entries'

export type PairListProps = {
  entries: readonly OrderEntry[]
  listing: LinesState
  /** How many orders stand above, under other headings. */
  ordersAbove: number
}

/** The pairs of a heading, all drawn. */
export function PairList({ entries, listing }: PairListProps) {
  return entriesByPair(entries).map((group) => (
    <PairGroup key={group[0]?.pair.pairId} entries={group} listing={listing} />
  ))
}
