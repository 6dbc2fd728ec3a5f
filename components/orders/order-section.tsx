import cn from 'clsx'
import { type FocusEvent, memo, useId, useMemo, useState } from 'react'
import { OrderLineSkeletons } from './orders-layout'
import { PairGroup, type RenderedLine } from './pair-group'
import { ZoneNote } from '@/components/order-lists/updated-time'
import { Pill } from '@/components/ui/pill'
import type { LineContext, OrdersScreenView } from '@/lib/browser/orders/use-orders-screen'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { ScrollAnchor } from '@/lib/browser/scrolling/scroll-anchor'
import { LINE_HEIGHTS, rowOf, useRenderedRows } from '@/lib/browser/scrolling/use-rendered-rows'
import { groupedBy, type Order } from '@/lib/domain/orders/order'
import { counted, partOfCount } from '@/lib/view/amounts/amount-label'
import type { SectionLine, OrderSectionView } from '@/lib/view/orders/order-sections'
import { zonesLabel } from '@/lib/view/time/local-date'

type OrderSectionProps = { screen: OrdersScreenView; section: OrderSectionView; index: number }

/** A section with its pairs. Skeleton lines show until the first pair is loaded (behaviour 2.3). */
export function OrderSection({ screen, section, index }: OrderSectionProps) {
  const { lineContext, noMatch, orders } = screen
  const { heading, count, matching, lines, isLoading, isPartial, emptyText } = section
  const id = useId()
  // The first heading names the time zones of all orders.
  const dates = index === 0 ? orders.map(({ createdAt }) => createdAt) : []
  const zones = zonesLabel(dates, useTimeZone())
  const above = screen.sections.slice(0, index)
  return (
    <section
      aria-labelledby={id}
      aria-busy={isLoading}
      className={cn(
        'overflow-hidden rounded-xl border border-line bg-surface',
        // This is the height with skeletons. With fewer first lines, the sections below would move up and down again.
        isLoading && 'min-h-[231px] md:min-h-[165px]',
      )}
    >
      <div className="flex min-h-[43px] flex-wrap content-center items-center gap-x-2.5 px-4">
        <h2 id={id} className="text-base font-semibold">
          {heading}
        </h2>
        {count > 0 && (
          <span translate="no" className="text-sm text-text-3">
            {noMatch === undefined
              ? counted(count, 'order')
              : partOfCount(matching, count, 'order')}
          </span>
        )}
        {isPartial && !isLoading && <Pill kind="warn">Partial</Pill>}
        {dates.length > 0 && <ZoneNote zones={zones} />}
      </div>
      <LineList
        lines={lines}
        lineContext={lineContext}
        arrived={orders}
        ordersAbove={above.reduce((sum, { matching }) => sum + matching, 0)}
      />
      {noMatch !== undefined && count > 0 && matching === 0 && (
        <p className="border-t border-line px-4 py-3.5 text-sm [overflow-wrap:anywhere] text-text-3">
          {noMatch}
        </p>
      )}
      {isLoading && count === 0 && <OrderLineSkeletons />}
      {!isLoading && count === 0 && (
        <p className="border-t border-line px-4 py-8 text-center text-sm [overflow-wrap:anywhere] text-text-2">
          {emptyText}
        </p>
      )}
    </section>
  )
}

type LineListProps = {
  lineContext: LineContext
  lines: readonly SectionLine[]
  /** All orders of the wallet; a new array whenever some have arrived. */
  arrived: readonly Order[]
  ordersAbove: number
}

/** A flat list of the lines of pairs and orders. Only a part of a long list is rendered (behaviour 2.16). */
const LineList = memo(function LineList(props: LineListProps) {
  const { lines, lineContext, arrived, ordersAbove } = props
  const [focused, setFocused] = useState<string>()
  const keys = useMemo(() => lines.map(({ key }) => key), [lines])
  const { rows, restHeight, body, measure, place } = useRenderedRows(keys, {
    heights: LINE_HEIGHTS,
    isLong: lineContext.isLong,
    pinnedKey: focused,
    rowsAbove: ordersAbove,
  })
  const rendered = rows.flatMap(({ index, gap }): RenderedLine[] => {
    const line = lines[index]
    return line ? [{ ...line, index, gap }] : []
  })
  return (
    <div
      ref={body}
      onFocus={({ target }: FocusEvent) => setFocused(rowOf(target))}
      className="flow-root [overflow-anchor:none]"
      style={{ paddingBottom: restHeight }}
    >
      <ScrollAnchor arrived={arrived} {...place} />
      {[...groupedBy(rendered, (line) => line.pair)].map(([pair, pairLines]) => (
        <PairGroup
          key={pair.pairId}
          pair={pair}
          lines={pairLines}
          lineContext={lineContext}
          measure={measure}
        />
      ))}
    </div>
  )
})
