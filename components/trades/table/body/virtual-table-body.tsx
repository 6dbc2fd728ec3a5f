'use client'

import type { ComponentProps } from 'react'
import { EventRow } from '@/components/trades/table/event-row'
import { useVirtualRows } from '@/lib/browser/scrolling/use-virtual-rows'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

export type TableBodyProps = {
  events: readonly OrderEvent[]
  /** An identity for each event, so that a row stays itself when others come in before it. */
  keys: readonly string[]
  rowProps: (event: OrderEvent) => Omit<ComponentProps<typeof EventRow>, 'event' | 'index' | 'ref'>
}

/** The body of a long table: only the rows near the window are drawn (behaviour 5.14). */
export function VirtualTableBody({ events, keys, rowProps }: TableBodyProps) {
  const { rows, before, after, place, measure } = useVirtualRows(keys)
  return (
    <tbody role="rowgroup" ref={place} className="block">
      <tr role="presentation" className="block print:hidden" style={{ height: before }} />
      {rows.map(({ index, key }) => {
        const event = events[index]
        return (
          event && (
            <EventRow key={key} ref={measure} event={event} index={index} {...rowProps(event)} />
          )
        )
      })}
      <tr role="presentation" className="block print:hidden" style={{ height: after }} />
    </tbody>
  )
}
