import { useId, useMemo } from 'react'
import { OrderLineSkeleton } from './list/order-line-skeleton'
import type { LinesState } from './list/lines-state'
import { PairList } from './list/pair-list'
import { VirtualPairList } from './list/virtual-pair-list'
import { ZoneNote } from '@/components/shell/zone-note'
import { Pill } from '@/components/ui/pill'
import { useFetching, useLazyCode } from '@/lib/browser/page/lazy-code'
import { longListCode, ROWS_UNTIL_CODE } from '@/lib/browser/scrolling/long-list-code'
import { counted, ofCounted } from '@/lib/view/amounts/count-label'
import { orderEntries } from '@/lib/view/orders/order-entries'
import type { OrderSectionView } from '@/lib/view/orders/order-headings'

type OrderTypeSectionProps = {
  section: OrderSectionView
  listing: LinesState
  /** What is said where no order matches the filters; undefined while none is in use. */
  noMatch: string | undefined
  /** How many orders stand above, under other headings. */
  ordersAbove: number
  /** Whether it stood here before and was sorted anew. */
  isRedrawn: boolean
}

/** One of the three headings with its pairs; skeletons where none is drawn yet (behaviour 2.3). */
export function OrderTypeSection(props: OrderTypeSectionProps) {
  const { section, listing, noMatch, ordersAbove, isRedrawn } = props
  const { type, heading, count, matching, pairs, isReading, isPartial, emptyText } = section
  const id = useId()
  const entries = useMemo(() => orderEntries(pairs), [pairs])
  const dates = useMemo(
    () => pairs.flatMap(({ orders }) => orders.map(({ createdAt }) => createdAt)).sort(),
    [pairs],
  )
  const code = useLazyCode(longListCode)
  useFetching(longListCode, listing.isLong)
  const list = { listing, ordersAbove }
  return (
    <section
      aria-labelledby={id}
      aria-busy={isReading}
      className="overflow-hidden rounded-xl border border-line bg-surface"
    >
      <div data-place={type} className="flex min-h-11 items-center gap-2.5 px-4">
        <h2 id={id} className="text-base font-semibold">
          {heading}
        </h2>
        {count > 0 && (
          <span className="text-sm text-text-3">
            {noMatch === undefined ? counted(count, 'order') : ofCounted(matching, count, 'order')}
            {isPartial && ' so far'}
          </span>
        )}
        {isPartial && !isReading && <Pill kind="warn">Partial</Pill>}
        <ZoneNote dates={dates} isShort className="ml-auto" />
      </div>
      {listing.isLong && code ? (
        <VirtualPairList entries={entries} code={code} {...list} />
      ) : (
        <PairList
          entries={listing.isLong ? entries.slice(0, ROWS_UNTIL_CODE) : entries}
          isRedrawn={isRedrawn}
          {...list}
        />
      )}
      {noMatch !== undefined && count > 0 && matching === 0 && (
        <p className="border-t border-line px-4 py-3.5 text-sm [overflow-wrap:anywhere] text-text-3">
          {noMatch}
        </p>
      )}
      {isReading && count === 0 && <OrderLineSkeleton count={3} />}
      {!isReading && count === 0 && (
        <p className="border-t border-line px-4 py-8 text-center text-sm [overflow-wrap:anywhere] text-text-2">
          {emptyText}
        </p>
      )}
    </section>
  )
}
