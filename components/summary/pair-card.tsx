import type { ReactNode } from 'react'
import { pairFigures } from './pair-figures'
import { PairPicker } from './pair-name'
import type { SummaryTableProps } from './summary-table'
import { pairPositionLabel } from '@/lib/view/summary/summary-label'

type PairCardProps = Omit<SummaryTableProps, 'minRows'> & { children: ReactNode }

/** On phones: the selected pair with its figures, and the rest on demand (behaviour 18.2). */
export function PairCard(props: PairCardProps) {
  const { pairs, stateOf, switches, selected, onSelect, children } = props
  const [input, output] = [stateOf(selected.inputMint), stateOf(selected.outputMint)]
  const { paid, received, average } = pairFigures(selected, input, output, switches)
  return (
    <>
      <PairPicker
        {...{ pairs, stateOf, selected, onSelect }}
        className="min-h-11 justify-between px-4 pt-1"
      >
        {pairPositionLabel(pairs.indexOf(selected), pairs.length)}
      </PairPicker>
      <dl className="grid min-h-[60px] grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1.2fr)] gap-x-3 px-4 pb-2 text-sm">
        <div>
          <dt className="text-xs text-text-3">Paid</dt>
          <dd>{paid}</dd>
        </div>
        <div>
          <dt className="text-xs text-text-3">Received</dt>
          <dd>{received}</dd>
        </div>
        <div className="text-right">
          <dt className="text-xs text-text-3">Average rate</dt>
          <dd>{average}</dd>
        </div>
      </dl>
      <details className="border-t border-line">
        <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm text-text-2">
          Details
        </summary>
        <div className="flex flex-col gap-3 px-4 pb-4">{children}</div>
      </details>
    </>
  )
}
