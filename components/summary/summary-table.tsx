import { memo, useDeferredValue, useId, useState } from 'react'
import { pairFigures, PairName, type ShownPairs } from './pair-parts'
import { cn } from '@/components/ui/cn'
import type { PairSummary } from '@/lib/domain/summary/pair-summary'
import type { TokenState } from '@/lib/domain/tokens/token'
import { counted, groupedDigits } from '@/lib/view/amounts/amount-label'
import { pricedLabel } from '@/lib/view/summary/summary-label'
import type { TradeSwitches } from '@/lib/view/trades/rate-label'

const ROW_CLASS =
  'grid w-full grid-cols-[minmax(138px,1fr)_56px_minmax(0,1.1fr)_minmax(0,1.3fr)_minmax(0,1.6fr)] items-center gap-x-3 px-4 wide:grid-cols-[minmax(0,1.53fr)_56px_minmax(0,0.93fr)_minmax(0,1.24fr)_minmax(0,1.4fr)]'
/** So many pairs are in sight. */
const VISIBLE_PAIRS = 6
/** So many show until all are asked for: each is some forty elements. */
const FIRST_PAIRS = 20
const HEADS = ['Trades', 'Paid', 'Received', 'Average rate']

type SummaryTableProps = ShownPairs & { onSelect: (key: string) => void }

/** A row a pair below a head that stays; of many the first ones, and a button (behaviour 18.2). */
export function SummaryTable(props: SummaryTableProps) {
  const { pairs, stateOf, switches, selected, onSelect } = props
  const group = useId()
  const [isWhole, setIsWhole] = useState(false)
  // The table's first row doesn't wait for pairs that have to be scrolled to.
  const first = useDeferredValue(FIRST_PAIRS, VISIBLE_PAIRS)
  const shownPairs = pairs.filter(
    ({ key }, index) => isWhole || index < first || key === selected.key,
  )
  return (
    <div className="h-full scroll-pt-[38px] [scrollbar-width:thin] overflow-y-auto overscroll-contain print:h-auto print:overflow-visible">
      <table role="table" aria-label="Summary by pair" className="block text-sm">
        <thead role="rowgroup" className="sticky top-0 z-10 block rounded-t-xl bg-surface">
          <tr role="row" className={cn(ROW_CLASS, 'h-[38px] text-xs font-medium text-text-2')}>
            <th role="columnheader" scope="col" className="pl-6 text-left font-medium">
              {/* The summary's controls take its room. */}
              <span className="sr-only">Pair</span>
            </th>
            {HEADS.map((name) => (
              <th key={name} role="columnheader" scope="col" className="text-right font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block">
          {shownPairs.map((pair) => (
            <PairRow
              key={pair.key}
              group={group}
              pair={pair}
              input={stateOf(pair.inputMint)}
              output={stateOf(pair.outputMint)}
              subtractFee={switches.subtractFee}
              rateDirection={switches.rateDirection}
              isSelected={pair.key === selected.key}
              onSelect={onSelect}
            />
          ))}
        </tbody>
      </table>
      {!isWhole && pairs.length > FIRST_PAIRS && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            setIsWhole(true)
            currentTarget.parentElement?.querySelector<HTMLElement>(':checked')?.focus()
          }}
          className="h-10 w-full border-t border-line text-sm text-text-2 hover:bg-hover hover:text-text print:hidden"
        >
          {`Show ${counted(pairs.length - shownPairs.length, 'more pair')}`}
        </button>
      )}
    </div>
  )
}

type PairRowProps = TradeSwitches & {
  /** Names the radio buttons of the table. */
  group: string
  pair: PairSummary
  input: TokenState
  output: TokenState
  isSelected: boolean
  onSelect: (key: string) => void
}

/**
 * One pair; a click anywhere on it selects it. It is a radio button, so all pairs are one tab stop with
 * arrow keys (behaviour 18.2).
 */
const PairRow = memo(function PairRow(props: PairRowProps) {
  const { group, pair, input, output, isSelected, onSelect, ...switches } = props
  const { paid, received, average } = pairFigures(pair, input, output, switches)
  const { trades, usdValue } = pair
  const priced = usdValue && Math.min(usdValue.paid.trades, usdValue.received.trades)
  return (
    <tr
      role="row"
      className={cn(
        ROW_CLASS,
        'relative min-h-10 border-t border-line leading-[17px] hover:bg-hover has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent',
        isSelected &&
          'bg-hover before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent',
      )}
    >
      <th role="rowheader" scope="row" className="min-w-0 text-left font-medium">
        <label className="flex min-w-0">
          <input
            type="radio"
            name={group}
            checked={isSelected}
            onChange={() => onSelect(pair.key)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <PairName input={input} output={output} />
        </label>
      </th>
      <td role="cell" className="text-right">
        <span translate="no">{groupedDigits(String(trades))}</span>
        {priced !== undefined && priced < trades && (
          <span
            title={pricedLabel(trades, priced)}
            className="relative -ml-3 block text-2xs whitespace-nowrap text-text-3"
          >
            {`${groupedDigits(String(priced))} priced`}
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
