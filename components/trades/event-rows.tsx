'use client'

import { type ComponentProps, useDeferredValue } from 'react'
import { EventRow } from './event-row'
import { VirtualRows } from './virtual-rows'
import type { OrderEvent } from '@/lib/domain/order-event'

/** Up to here all rows are drawn, so that find-in-page works (design 'Speed'). */
const MOST_ROWS_DRAWN = 200
/** More than a window shows. */
const FIRST_ROWS = 30

export type EventRowsProps = {
  events: readonly OrderEvent[]
  rowProps: (event: OrderEvent) => Omit<ComponentProps<typeof EventRow>, 'event' | 'index' | 'ref'>
}

/** The table's body. */
export function EventRows({ events, rowProps }: EventRowsProps) {
  if (events.length > MOST_ROWS_DRAWN) return <VirtualRows events={events} rowProps={rowProps} />
  return <AllRows events={events} rowProps={rowProps} />
}

/** Every row; those below the window follow a moment after the others, so that nothing waits. */
function AllRows({ events, rowProps }: EventRowsProps) {
  const count = useDeferredValue(events.length, FIRST_ROWS)
  const laterProps = useDeferredValue(rowProps)
  return (
    <tbody role="rowgroup" className="block">
      {events.slice(0, count).map((event, index) => {
        const props = index < FIRST_ROWS ? rowProps : laterProps
        return <EventRow key={index} event={event} index={index} {...props(event)} />
      })}
    </tbody>
  )
}
