'use client'

import { EventRow } from './event-row'
import type { TableBodyProps } from './table-body'
import { useVirtualRows } from '@/lib/browser/scrolling/use-virtual-rows'

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
