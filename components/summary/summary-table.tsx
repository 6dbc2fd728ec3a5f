'use client'

import { SummaryBody, type SummaryRowsProps } from './summary-body'
import { SUMMARY_ROW_CLASS } from './summary-row-class'
import { cn } from '@/components/ui/cn'
import { usePrinting } from '@/lib/browser/page/use-printing'
import { useScrolledRows } from '@/lib/browser/scrolling/use-scrolled-rows'

/** Up to here all are drawn, so that find-in-page works. */
const MOST_PAIRS_DRAWN = 50

/** A row a pair; of hundreds only those near the ones on screen are drawn. */
export function SummaryTable(props: SummaryRowsProps) {
  const { pairs } = props
  const isPrinting = usePrinting()
  const isLong = !isPrinting && pairs.length > MOST_PAIRS_DRAWN
  return (
    <table
      role="table"
      aria-label="Summary by pair"
      aria-rowcount={pairs.length + 1}
      className="block text-sm"
    >
      <thead role="rowgroup" className="block">
        <tr
          role="row"
          aria-rowindex={1}
          className={cn(SUMMARY_ROW_CLASS, 'h-[38px] text-xs font-medium text-text-2')}
        >
          {['Pair', 'Trades', 'Paid', 'Received', 'Average rate'].map((head, column) => (
            <th
              key={head}
              role="columnheader"
              scope="col"
              className={cn('font-medium', column === 0 ? 'text-left' : 'text-right')}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {isLong ? (
        <ScrolledSummaryBody {...props} />
      ) : (
        <SummaryBody {...props} shown={[...pairs.keys()]} />
      )}
    </table>
  )
}

/** Of hundreds of pairs only those near the ones on screen are rendered. */
function ScrolledSummaryBody(props: SummaryRowsProps) {
  return <SummaryBody {...props} {...useScrolledRows(props.pairs.length)} />
}
