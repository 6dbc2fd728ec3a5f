'use client'

import { type ComponentProps, useLayoutEffect } from 'react'
import { EventRow } from '@/components/trades/table/event-row'
import type { LongListCode } from '@/lib/browser/scrolling/long-list-code'
import { addRowFinder } from '@/lib/browser/scrolling/row-places'
import { tradeRowHeights, useVirtualRows } from '@/lib/browser/scrolling/use-virtual-rows'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

export type TableBodyProps = {
  events: readonly OrderEvent[]
  /** An identity for each event, so that a row stays itself when others come in before it. */
  keys: readonly string[]
  rowProps: (
    event: OrderEvent,
  ) => Omit<ComponentProps<typeof EventRow>, 'event' | 'index' | 'place' | 'hasWallets' | 'ref'>
  /** Whether rows are of several wallets. */
  hasWallets: boolean
  /** How often all rows were drawn anew. */
  round: number
  /** What the rows are sorted by. */
  order: string
}

/** The body of a long table: only the rows near the window are drawn (behaviour 5.14). */
export function VirtualTableBody(props: TableBodyProps & { code: LongListCode }) {
  const { code, events, keys, rowProps, hasWallets } = props
  const { rows, topOf, before, after, place, measure } = useVirtualRows(
    code,
    keys,
    tradeRowHeights(hasWallets),
  )
  useLayoutEffect(() => addRowFinder(topOf), [topOf])
  return (
    <tbody role="rowgroup" ref={place} className="block">
      <tr role="presentation" className="block print:hidden" style={{ height: before }} />
      {rows.map(({ index, key }) => {
        const event = events[index]
        return (
          event && (
            <EventRow
              key={key}
              ref={measure}
              event={event}
              index={index}
              place={key}
              hasWallets={hasWallets}
              {...rowProps(event)}
            />
          )
        )
      })}
      <tr role="presentation" className="block print:hidden" style={{ height: after }} />
    </tbody>
  )
}
