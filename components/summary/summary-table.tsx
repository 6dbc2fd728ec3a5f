'use client'

import { memo, type Ref, type RefObject } from 'react'
import { pairFigures } from './pair-figures'
import { PairName } from './pair-name'
import { MAX_SUMMARY_ROWS } from './summary-skeleton'
import { cn } from '@/components/ui/cn'
import { usePrinting } from '@/lib/browser/page/use-printing'
import { useScrolledRows } from '@/lib/browser/scrolling/use-scrolled-rows'
import type { PairSummary } from '@/lib/domain/summary/pair-summary'
import type { TokenState } from '@/lib/domain/tokens/token'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'
import { pairLabel } from '@/lib/view/orders/order-label'
import { pricedLabel } from '@/lib/view/summary/summary-label'
import type { TradeSwitches } from '@/lib/view/trades/rate-label'

/** Up to here all pairs are rendered, so that find-in-page works. */
const MAX_RENDERED_PAIRS = 50
const ROW_PX = 41
const ROW_CLASS =
  'grid w-full grid-cols-[minmax(0,1.3fr)_56px_minmax(0,1fr)_minmax(0,1.3fr)_minmax(0,1.5fr)] wide:grid-cols-[minmax(0,1.53fr)_56px_minmax(0,0.93fr)_minmax(0,1.24fr)_minmax(0,1.4fr)] items-center gap-x-3 px-4'

export type SummaryTableProps = {
  pairs: readonly PairSummary[]
  stateOf: (mint: string) => TokenState
  switches: TradeSwitches
  selected: PairSummary
  onSelect: (key: string) => void
  /** The table is as high as so many rows at least. */
  minRows: number
}

/** A row a pair; over six they scroll, of hundreds only those in sight are rendered (behaviour 18.2). */
export function SummaryTable(props: SummaryTableProps) {
  const { pairs } = props
  const isPrinting = usePrinting()
  const isLong = !isPrinting && pairs.length > MAX_RENDERED_PAIRS
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
          className={cn(ROW_CLASS, 'h-[38px] text-xs font-medium text-text-2')}
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

function ScrolledSummaryBody(props: SummaryTableProps) {
  return <SummaryBody {...props} {...useScrolledRows(props.pairs.length)} />
}

type SummaryBodyProps = SummaryTableProps & {
  /** The positions of the pairs that are rendered. */
  shown: readonly number[]
  /** How high those above and below are, in px. */
  before?: number
  after?: number
  scroller?: RefObject<HTMLTableSectionElement | null>
  measure?: (row: HTMLElement | null) => void
}

function SummaryBody(props: SummaryBodyProps) {
  const { pairs, stateOf, switches, selected, onSelect, minRows } = props
  const { shown, before = 0, after = 0, scroller, measure = null } = props
  return (
    <tbody
      role="rowgroup"
      ref={scroller}
      className={cn(
        'block overflow-y-auto overscroll-contain print:h-auto print:overflow-visible',
        pairs.length > MAX_SUMMARY_ROWS && 'h-[246px]',
      )}
      style={{ minHeight: minRows * ROW_PX }}
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
              input={stateOf(pair.inputMint)}
              output={stateOf(pair.outputMint)}
              subtractFee={switches.subtractFee}
              rateDirection={switches.rateDirection}
              isSelected={pair.key === selected.key}
              onSelect={onSelect}
            />
          )
        )
      })}
      <tr role="presentation" className="block print:hidden" style={{ height: after }} />
    </tbody>
  )
}

type PairRowProps = TradeSwitches & {
  /** From 0 on, without the head. */
  index: number
  pair: PairSummary
  input: TokenState
  output: TokenState
  isSelected: boolean
  onSelect: (key: string) => void
  ref: Ref<HTMLTableRowElement>
}

/** One pair; a click anywhere on it selects it (behaviour 18.2). */
const PairRow = memo(function PairRow(props: PairRowProps) {
  const { index, pair, input, output, isSelected, onSelect, ref, ...switches } = props
  const { paid, received, average } = pairFigures(pair, input, output, switches)
  const { trades, usdValue } = pair
  const priced = usdValue && Math.min(usdValue.paid.trades, usdValue.received.trades)
  return (
    <tr
      ref={ref}
      role="row"
      data-pair-index={index}
      aria-rowindex={index + 2}
      className={cn(
        ROW_CLASS,
        'relative min-h-[41px] border-t border-line hover:bg-hover',
        isSelected &&
          'bg-hover before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent',
      )}
    >
      <th role="rowheader" scope="row" className="min-w-0 text-left font-medium">
        <button
          type="button"
          aria-pressed={isSelected}
          aria-label={pairLabel(input, output)}
          onClick={() => onSelect(pair.key)}
          className="flex w-full min-w-0 rounded text-left after:absolute after:inset-0"
        >
          <PairName input={input} output={output} />
        </button>
      </th>
      <td role="cell" className="text-right">
        {groupedDigits(String(trades))}
        {priced !== undefined && priced < trades && (
          <span title={pricedLabel(trades, priced)} className="relative block text-2xs text-text-3">
            {groupedDigits(String(priced))} priced
          </span>
        )}
      </td>
      <td role="cell" className="min-w-0 text-right">
        {paid}
      </td>
      <td role="cell" className="min-w-0 text-right">
        {received}
      </td>
      <td role="cell" className="min-w-0 text-right">
        {average}
      </td>
    </tr>
  )
})
