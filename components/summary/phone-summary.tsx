import { ChevronDown } from 'lucide-react'
import { LazyResults, type SummaryProps, VIEWS } from './folding-summary'
import { PairDetails } from './pair-details'
import { PairFigures, PairName, type ShownPairs } from './pair-parts'
import { Segments } from '@/components/ui/segments'
import { LazyChart } from '@/components/charts/lazy-chart'
import { summaryViewPreference } from '@/lib/browser/preferences/stored-preferences'
import { pairLabel } from '@/lib/view/orders/order-label'
import { NO_SUMS, pairPositionLabel } from '@/lib/view/summary/summary-label'

/**
 * The summary on phones: a list that selects a pair, and the pair's figures, chart and details
 * (behaviour 18.2).
 */
export function PhoneSummary({ shownPairs, onSelect, chart, results }: SummaryProps) {
  const view = summaryViewPreference.useChoice()
  return (
    <section
      aria-label="Summary"
      className="divide-y divide-line rounded-xl border border-line bg-surface"
    >
      {!shownPairs && <p className="px-4 py-6 text-sm text-text-3">{NO_SUMS}</p>}
      {shownPairs && (
        <div className="p-3">
          <Segments
            label="Summary view"
            options={VIEWS}
            value={view}
            onChoose={summaryViewPreference.choose}
          />
        </div>
      )}
      {shownPairs && view !== 'pairs' && <LazyResults {...results} view={view} layout="phone" />}
      {shownPairs && view === 'pairs' && (
        <>
          <PairPicker {...shownPairs} onSelect={onSelect} />
          <PairFigures
            shownPairs={shownPairs}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1.2fr)] gap-x-3 px-4 py-3 text-sm *:last:text-right"
          />
          <LazyChart {...chart} {...shownPairs} pair={shownPairs.selected} className="h-68 pt-2" />
          <PairDetails shownPairs={shownPairs} download={results.download} />
        </>
      )}
    </section>
  )
}

/** The selected pair, under an invisible native list of all pairs. */
function PairPicker(props: ShownPairs & Pick<SummaryProps, 'onSelect'>) {
  const { pairs, stateOf, selected, onSelect } = props
  const position = pairPositionLabel(pairs.indexOf(selected), pairs.length)
  return (
    <div className="relative flex min-h-13 min-w-0 items-center justify-between gap-3 rounded-t-xl px-4 text-sm font-medium focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-accent">
      <PairName input={stateOf(selected.inputMint)} output={stateOf(selected.outputMint)} />
      <span className="flex shrink-0 items-center gap-1.5 font-normal text-text-2">
        <span>{position}</span>
        <ChevronDown size={14} />
      </span>
      <select
        aria-label={position}
        value={selected.key}
        onChange={({ target }) => onSelect(target.value)}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {pairs.map(({ key, inputMint, outputMint }) => (
          <option key={key} value={key}>
            {pairLabel(stateOf(inputMint), stateOf(outputMint))}
          </option>
        ))}
      </select>
    </div>
  )
}
