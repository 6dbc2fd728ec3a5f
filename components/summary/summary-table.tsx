'use client'

import { PairRow } from './pair-row'
import { SUMMARY_ROW_CLASS } from './summary-row-class'
import { MOST_SUMMARY_ROWS } from './summary-skeleton'
import type { PairChoice, SummaryState } from './summary-state'
import { cn } from '@/components/ui/cn'
import { usePrinting } from '@/lib/browser/page/use-printing'
import { useScrolledRows } from '@/lib/browser/scrolling/use-scrolled-rows'

/** Room for so many pairs; more scroll inside (behaviour 18.2). */
const ROOM = [
  '',
  'min-h-[41px]',
  'min-h-[82px]',
  'min-h-[123px]',
  'min-h-[164px]',
  'min-h-[205px]',
  'min-h-[246px]',
] as const

type SummaryTableProps = SummaryState & PairChoice & { rows: number }

/** A row a pair; of hundreds only those near the ones on screen are drawn. */
export function SummaryTable(props: SummaryTableProps) {
  const { pairs, worths, stateOf, switches, chosen, onChoose, rows } = props
  const isPrinting = usePrinting()
  const { shown, before, after, place, measure } = useScrolledRows(pairs.length, isPrinting)
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
      <tbody
        role="rowgroup"
        ref={place}
        className={cn(
          'block overflow-y-auto overscroll-contain print:h-auto print:overflow-visible',
          pairs.length > MOST_SUMMARY_ROWS ? 'h-[246px]' : ROOM[rows],
        )}
      >
        <tr role="presentation" className="block print:hidden" style={{ height: before }} />
        {shown.map((index) => {
          const pair = pairs[index]
          return (
            pair && (
              <PairRow
                key={pair.key}
                ref={measure}
                index={index}
                pair={pair}
                worth={worths?.get(pair.key)}
                input={stateOf(pair.inputMint)}
                output={stateOf(pair.outputMint)}
                subtractFee={switches.subtractFee}
                rateDirection={switches.rateDirection}
                isChosen={pair.key === chosen.key}
                onChoose={onChoose}
              />
            )
          )
        })}
        <tr role="presentation" className="block print:hidden" style={{ height: after }} />
      </tbody>
    </table>
  )
}
