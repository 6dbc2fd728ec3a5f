'use client'

import { EventRow } from './event-row'
import { type TableBodyProps, VirtualTableBody } from './virtual-table-body'
import { usePrinting } from '@/lib/browser/page/use-printing'
import { MOST_ROWS_DRAWN } from '@/lib/browser/scrolling/use-virtual-rows'

/** Up to here all rows are printed (behaviour 5.15). */
export const MOST_ROWS_PRINTED = 2_000

/** The table's body. */
export function TableBody({ events, keys, rowProps }: TableBodyProps) {
  const mostRows = usePrinting() ? MOST_ROWS_PRINTED : MOST_ROWS_DRAWN
  if (events.length > mostRows) {
    return <VirtualTableBody events={events} keys={keys} rowProps={rowProps} />
  }
  return (
    <tbody role="rowgroup" className="block">
      {events.map((event, index) => (
        <EventRow key={keys[index]} event={event} index={index} {...rowProps(event)} />
      ))}
    </tbody>
  )
}
