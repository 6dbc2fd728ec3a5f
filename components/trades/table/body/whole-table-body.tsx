'use client'

import type { TableBodyProps } from './virtual-table-body'
import { EventRow } from '@/components/trades/table/event-row'
import { tableRowsAtOnce } from '@/lib/browser/scrolling/rows-at-once'
import { tradeRowHeights } from '@/lib/browser/scrolling/use-virtual-rows'
import { useFirstRows } from '@/lib/browser/scrolling/use-first-rows'

/** The body of a table that is drawn whole, so that find-in-page works (behaviour 5.14, 5.19). */
export function WholeTableBody(props: TableBodyProps) {
  const { events, keys, rowProps, hasWallets, round } = props
  const { drawn, rest } = useFirstRows(events.length, tradeRowHeights(hasWallets), () =>
    tableRowsAtOnce(round > 0),
  )
  return (
    <tbody role="rowgroup" className="block">
      {events.slice(0, drawn).map((event, index) => {
        const key = keys[index] ?? ''
        return (
          <EventRow key={key} place={key} {...{ event, index, hasWallets }} {...rowProps(event)} />
        )
      })}
      {rest > 0 && <tr role="presentation" className="block" style={{ height: rest }} />}
    </tbody>
  )
}
