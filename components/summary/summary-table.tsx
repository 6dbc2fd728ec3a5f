import { FigureTable, type FigureTableOf, FirstItems } from './figure-table'
import { PAIR_HEADS, pairFigures, PairName, PrintedMint, type ShownPairs } from './pair-parts'
import type { PairSummary } from '@/lib/domain/summary/pair-summary'
import { groupedDigits } from '@/lib/view/amounts/amount-label'
import { coveredTrades, pricedText } from '@/lib/view/summary/summary-label'

const COLUMNS =
  'grid-cols-[minmax(138px,1fr)_56px_minmax(0,1.1fr)_minmax(0,1.3fr)_minmax(0,1.6fr)] gap-x-3 wide:grid-cols-[minmax(0,1.53fr)_56px_minmax(0,0.93fr)_minmax(0,1.24fr)_minmax(0,1.4fr)]'

type SummaryTableProps = ShownPairs & { onSelect: (key: string) => void }

/** A row for each pair. One row is selected (behaviour 18.2). */
export function SummaryTable({ onSelect, ...shownPairs }: SummaryTableProps) {
  const { pairs, selected } = shownPairs
  return (
    <div className="h-full scroll-pt-[38px] [scrollbar-width:thin] overflow-y-auto overscroll-contain print:h-auto print:overflow-visible">
      <FirstItems items={pairs} unit="pair" isKept={({ key }) => key === selected.key}>
        {(first) => (
          <FigureTable
            {...pairTable({ ...shownPairs, pairs: first })}
            selection={{ key: selected.key, onSelect }}
          />
        )}
      </FirstItems>
    </div>
  )
}

export function pairTable(shownPairs: ShownPairs): FigureTableOf {
  const { pairs, stateOf } = shownPairs
  return {
    label: 'Summary by pair',
    columns: COLUMNS,
    heads: ['Pair', 'Trades', ...PAIR_HEADS],
    rows: pairs.map((pair) => ({
      key: pair.key,
      head: (
        <span className="min-w-0 font-medium">
          <PairName input={stateOf(pair.inputMint)} output={stateOf(pair.outputMint)} />
          {[pair.inputMint, pair.outputMint].map((mint) => (
            <PrintedMint key={mint} state={stateOf(mint)} mint={mint} />
          ))}
        </span>
      ),
      cells: [<TradeCount key="trades" pair={pair} />, ...pairFigures(pair, shownPairs)],
    })),
  }
}

/** The number of trades. Below it is the number of priced trades if a USD sum leaves some out (behaviour 18.7). */
function TradeCount({ pair: { trades, usdValue } }: { pair: PairSummary }) {
  const priced = usdValue ? coveredTrades(usdValue.paid, usdValue.received.net) : trades
  return (
    <>
      <span translate="no">{groupedDigits(trades)}</span>
      {usdValue && priced < trades && (
        <span
          title={pricedText(trades, usdValue)}
          className="relative -ml-3 block text-2xs whitespace-nowrap text-text-3"
        >
          {`${groupedDigits(priced)} priced`}
        </span>
      )}
    </>
  )
}
