'use client'

import { OrderItem } from './order-item'
import type { LinesState, MeasureLine } from './lines-state'
import { PairParent } from './pair-parent'
import type { OrderEntry } from '@/lib/view/orders/order-entries'
import { pairLabel } from '@/lib/view/orders/order-line-label'

type PairGroupProps = {
  /** What is drawn of the pair, from top to bottom: not all where its list is long. */
  entries: readonly OrderEntry[]
  listing: LinesState
  /** Takes each line's height; given where only some are drawn. */
  measure?: MeasureLine
}

/** A pair's orders; several of them below a parent checkbox that toggles all (behaviour 2.5). */
export function PairGroup({ entries, listing, measure }: PairGroupProps) {
  const [first] = entries
  if (!first) return null
  const { pair } = first
  const isGroup = pair.orders.length > 1
  const lines = (
    <ul>
      {entries.map(
        (entry) =>
          entry.kind === 'order' && (
            <OrderItem key={entry.key} entry={entry} listing={listing} measure={measure} />
          ),
      )}
    </ul>
  )
  if (!isGroup) return lines
  const label = pairLabel(listing.stateOf(pair.inputMint), listing.stateOf(pair.outputMint))
  return (
    <div role="group" aria-label={label}>
      {first.kind === 'parent' && (
        <PairParent index={first.index} pair={pair} listing={listing} measure={measure} />
      )}
      {lines}
    </div>
  )
}
