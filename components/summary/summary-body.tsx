import type { RefObject } from 'react'
import { PairRow } from './pair-row'
import { MOST_SUMMARY_ROWS } from './summary-skeleton'
import type { PairChoice, SummaryState } from './summary-state'
import { cn } from '@/components/ui/cn'

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

export type SummaryRowsProps = SummaryState & PairChoice & { rows: number }

type SummaryBodyProps = SummaryRowsProps & {
  /** The places of the pairs that are drawn. */
  shown: readonly number[]
  /** The room of those that are not, above and below, in px. */
  before?: number
  after?: number
  place?: RefObject<HTMLTableSectionElement | null>
  measure?: (row: HTMLElement | null) => void
}

/** The pairs of the summary, or those of them that are drawn. */
export function SummaryBody(props: SummaryBodyProps) {
  const { pairs, usdValues, stateOf, switches, chosen, onChoose, rows } = props
  const { shown, before = 0, after = 0, place, measure = null } = props
  return (
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
              usdValue={usdValues?.get(pair.key)}
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
  )
}
