'use client'

import { type TableBodyProps, VirtualTableBody } from './virtual-table-body'
import { WholeTableBody } from './whole-table-body'
import { useFetching, useLazyCode } from '@/lib/browser/page/lazy-code'
import { usePrinting } from '@/lib/browser/page/use-printing'
import { longListCode, ROWS_UNTIL_CODE } from '@/lib/browser/scrolling/long-list-code'
import { MOST_ROWS_DRAWN } from '@/lib/browser/scrolling/use-virtual-rows'

/** Up to here all rows are printed (behaviour 5.15). */
export const MOST_ROWS_PRINTED = 2_000

/** The table's body. */
export function TableBody(props: TableBodyProps) {
  const { events, order } = props
  const isLong = events.length > (usePrinting() ? MOST_ROWS_PRINTED : MOST_ROWS_DRAWN)
  const code = useLazyCode(longListCode)
  useFetching(longListCode, isLong)
  // Moved rows would all be laid out in one frame: drawn anew, those on screen come first.
  if (!isLong) return <WholeTableBody key={order} {...props} />
  if (code) return <VirtualTableBody {...props} code={code} />
  return <WholeTableBody {...props} events={events.slice(0, ROWS_UNTIL_CODE)} />
}
