import { memo, type Ref } from 'react'
import { AverageFigure } from './average-figure'
import { PairName } from './pair-name'
import { SumFigure } from './sum-figure'
import { SUMMARY_ROW_CLASS } from './summary-row-class'
import { cn } from '@/components/ui/cn'
import type { PairSummary } from '@/lib/domain/summary/pair-summary'
import { averageUsdPrice, type PairUsdValue } from '@/lib/domain/summary/pair-usd-value'
import type { TokenState } from '@/lib/domain/tokens/token'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'
import { averageRate } from '@/lib/view/summary/average-label'
import { pairLabel } from '@/lib/view/orders/order-label'
import { pricedLabel } from '@/lib/view/summary/summary-label'
import type { TradeSwitches } from '@/lib/view/trades/rate-label'

type PairRowProps = TradeSwitches & {
  /** From 0 on, the head not counted. */
  index: number
  pair: PairSummary
  usdValue: PairUsdValue | undefined
  input: TokenState
  output: TokenState
  isChosen: boolean
  onChoose: (key: string) => void
  ref: Ref<HTMLTableRowElement>
}

/** One pair; a click anywhere on it chooses it (behaviour 18.2). */
export const PairRow = memo(function PairRow(props: PairRowProps) {
  const { index, pair, usdValue, input, output, isChosen, onChoose, ref, ...switches } = props
  const side = switches.subtractFee ? 'net' : 'total'
  const priced = usdValue?.priced
  return (
    <tr
      ref={ref}
      role="row"
      data-pair-index={index}
      aria-rowindex={index + 2}
      className={cn(
        SUMMARY_ROW_CLASS,
        'relative min-h-[41px] border-t border-line hover:bg-hover',
        isChosen &&
          'bg-hover before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent',
      )}
    >
      <th role="rowheader" scope="row" className="min-w-0 text-left font-medium">
        <button
          type="button"
          aria-pressed={isChosen}
          aria-label={pairLabel(input, output)}
          onClick={() => onChoose(pair.key)}
          className="flex w-full min-w-0 rounded text-left after:absolute after:inset-0"
        >
          <PairName input={input} output={output} />
        </button>
      </th>
      <td role="cell" className="text-right">
        {groupedDigits(String(pair.trades))}
        {priced !== undefined && priced < pair.trades && (
          <span
            title={pricedLabel(pair.trades, priced)}
            className="relative block text-2xs text-text-3"
          >
            {groupedDigits(String(priced))} priced
          </span>
        )}
      </td>
      <td role="cell" className="min-w-0 text-right">
        <SumFigure
          amount={pair.paid}
          token={input}
          usd={usdValue && usdValue.paid.trades > 0 ? usdValue.paid.usd : undefined}
        />
      </td>
      <td role="cell" className="min-w-0 text-right">
        <SumFigure
          amount={pair.received[side]}
          token={output}
          usd={usdValue && usdValue.received.trades > 0 ? usdValue.received.usd[side] : undefined}
        />
      </td>
      <td role="cell" className="min-w-0 text-right">
        <AverageFigure
          average={averageRate(pair, input, output, switches)}
          usd={usdValue && averageUsdPrice(usdValue, side)}
          output={output}
        />
      </td>
    </tr>
  )
})
