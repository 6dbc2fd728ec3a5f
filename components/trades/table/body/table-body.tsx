'use client'

import { type TableBodyProps, VirtualTableBody } from './virtual-table-body'
import { WholeTableBody } from './whole-table-body'
import { usePrinting } from '@/lib/browser/page/use-printing'
import { MOST_ROWS_DRAWN } from '@/lib/browser/scrolling/use-virtual-rows'

/** Up to here all rows are printed (behaviour 5.15). */
export const MOST_ROWS_PRINTED = 2_000

/** The table's body. */
export function TableBody(props: TableBodyProps) {
  const mostRows = usePrinting() ? MOST_ROWS_PRINTED : MOST_ROWS_DRAWN
  return props.events.length > mostRows ? (
    <VirtualTableBody {...props} />
  ) : (
    <WholeTableBody {...props} />
  )
}
