'use client'

import { EventRow } from './event-row'
import type { EventRowsProps } from './event-rows'
import { useVirtualRows } from '@/lib/browser/use-virtual-rows'

/** The body of a long table: only the rows near the window are drawn. */
export function VirtualRows({ events, rowProps }: EventRowsProps) {
  const { rows, before, after, place, measure } = useVirtualRows(events.length)
  return (
    <tbody role="rowgroup" ref={place} className="block">
      <tr role="presentation" className="block print:hidden" style={{ height: before }} />
      {rows.map((index) => {
        const event = events[index]
        return (
          event && (
            <EventRow key={index} ref={measure} event={event} index={index} {...rowProps(event)} />
          )
        )
      })}
      <tr role="presentation" className="block print:hidden" style={{ height: after }} />
    </tbody>
  )
}
