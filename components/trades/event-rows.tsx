'use client'

import type { ComponentProps } from 'react'
import { EventRow } from './event-row'
import { VirtualRows } from './virtual-rows'
import type { OrderEvent } from '@/lib/domain/order-event'

/** Up to here all rows are drawn, so that find-in-page works (design 'Speed'). */
const MOST_ROWS_DRAWN = 200

export type EventRowsProps = {
  events: readonly OrderEvent[]
  rowProps: (event: OrderEvent) => Omit<ComponentProps<typeof EventRow>, 'event' | 'index' | 'ref'>
}

/** The table's body. */
export function EventRows({ events, rowProps }: EventRowsProps) {
  if (events.length > MOST_ROWS_DRAWN) return <VirtualRows events={events} rowProps={rowProps} />
  return (
    <tbody role="rowgroup" className="block">
      {events.map((event, index) => (
        <EventRow key={index} event={event} index={index} {...rowProps(event)} />
      ))}
    </tbody>
  )
}
