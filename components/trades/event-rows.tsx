'use client'

import type { ComponentProps } from 'react'
import { EventRow } from './event-row'
import { VirtualRows } from './virtual-rows'
import { usePrinting } from '@/lib/browser/use-printing'
import { MOST_ROWS_DRAWN } from '@/lib/browser/use-virtual-rows'
import type { OrderEvent } from '@/lib/domain/order-event'

/** Up to here all rows are printed. */
export const MOST_ROWS_PRINTED = 2_000

export type EventRowsProps = {
  events: readonly OrderEvent[]
  rowProps: (event: OrderEvent) => Omit<ComponentProps<typeof EventRow>, 'event' | 'index' | 'ref'>
}

/** The table's body. */
export function EventRows({ events, rowProps }: EventRowsProps) {
  const mostRows = usePrinting() ? MOST_ROWS_PRINTED : MOST_ROWS_DRAWN
  if (events.length > mostRows) return <VirtualRows events={events} rowProps={rowProps} />
  return (
    <tbody role="rowgroup" className="block">
      {events.map((event, index) => (
        <EventRow key={index} event={event} index={index} {...rowProps(event)} />
      ))}
    </tbody>
  )
}
