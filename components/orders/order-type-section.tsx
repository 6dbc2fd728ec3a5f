import { useId } from 'react'
import { OrderLineSkeleton } from './order-line-skeleton'
import type { LinesState } from './lines-state'
import { PairGroup } from './pair-group'
import { Pill } from '@/components/ui/pill'
import type { OrderPair } from '@/lib/domain/orders/order-pair'
import { counted } from '@/lib/view/amounts/count-label'

type OrderTypeSectionProps = {
  heading: string
  pairs: readonly OrderPair[]
  isReading: boolean
  /** Whether orders of this heading may be missing. */
  isPartial: boolean
  listing: LinesState
  /** What stands here instead of orders where there are none. */
  emptyText: string
}

/** One of the three headings with its pairs; skeletons while its lists are read (behaviour 2.3). */
export function OrderTypeSection(props: OrderTypeSectionProps) {
  const { heading, pairs, isReading, isPartial, listing, emptyText } = props
  const id = useId()
  const count = pairs.reduce((sum, pair) => sum + pair.orders.length, 0)
  return (
    <section
      aria-labelledby={id}
      aria-busy={isReading}
      className="overflow-hidden rounded-xl border border-line bg-surface"
    >
      <div className="flex min-h-11 items-center gap-2.5 px-4">
        <h2 id={id} className="text-base font-semibold">
          {heading}
        </h2>
        {count > 0 && (
          <span className="text-sm text-text-3">
            {counted(count, 'order')}
            {isPartial && ' so far'}
          </span>
        )}
        {isPartial && !isReading && <Pill kind="warn">Partial</Pill>}
      </div>
      {pairs.map((pair) => (
        <PairGroup key={pair.pairId} pair={pair} listing={listing} />
      ))}
      {isReading && <OrderLineSkeleton count={count === 0 ? 3 : 1} />}
      {!isReading && count === 0 && (
        <p className="border-t border-line px-4 py-8 text-center text-sm [overflow-wrap:anywhere] text-text-2">
          {emptyText}
        </p>
      )}
    </section>
  )
}
