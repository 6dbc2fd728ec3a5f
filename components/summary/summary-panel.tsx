import cn from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { FoldingSummary, LazyGains, type SummaryProps, VIEWS } from './folding-summary'
import { PairDetails, statementCode } from './pair-details'
import { FigureList } from './figure-table'
import { PAIR_HEADS, pairFigures, PairName, type ShownPairs } from './pair-parts'
import { LazyChart } from '@/components/charts/lazy-chart'
import { LazyComponent } from '@/components/lazy-code/lazy-component'
import { SummarySkeleton } from '@/components/trades/trades-skeleton'
import type { GainsSource } from '@/components/gains/gains-rows'
import { useTradeSwitches } from '@/components/trades/trade-switches'
import { Segments } from '@/components/ui/segments'
import { NO_EVENTS, type PriceSwitch } from '@/lib/browser/prices/use-prices'
import { summaryViewPreference } from '@/lib/browser/preferences/stored-preferences'
import { useStatementTime } from '@/lib/browser/gains/statement-store'
import { useAfterPaint } from '@/lib/browser/rendering/use-after-paint'
import { useMedia } from '@/lib/browser/media/use-media'
import { PHONE } from '@/styles/breakpoints'
import { summarize } from '@/lib/domain/summary/pair-summary'
import { pairLabel } from '@/lib/view/orders/order-label'
import { type ShownPair, NO_SUMS, pairPositionLabel } from '@/lib/view/summary/summary-label'

type SummaryPanelProps = GainsSource & { usd: PriceSwitch }

/** The sums of the shown events, in a panel that folds, or on phones in the tab 'Summary' (behaviour 18.1). */
export function SummaryPanel({ usd, ...source }: SummaryPanelProps) {
  const { rows, download } = source
  const { stateOf } = source.link
  const { answers } = usd
  // The rows of a long table render first.
  const events = useAfterPaint(rows.shownEvents, NO_EVENTS)
  const allEvents = useAfterPaint(rows.events, NO_EVENTS)
  const prices = useDeferredValue(answers)
  const summaries = useMemo(() => summarize(events, prices), [events, prices])
  const switches = useDeferredValue(useTradeSwitches())
  const [selectedKey, setSelectedKey] = useState<string>()
  const isPhone = useMedia(PHONE)
  const printedAtMs = useStatementTime()

  if (events === NO_EVENTS) return <SummarySkeleton />
  const pairs = summaries.map((pair): ShownPair => {
    const [input, output] = [stateOf(pair.inputMint), stateOf(pair.outputMint)]
    return { ...pair, input, output, side: switches.subtractFee ? 'net' : 'total' }
  })
  const selected = pairs.find(({ key }) => key === selectedKey) ?? pairs[0]
  const Summary = isPhone ? PhoneSummary : FoldingSummary
  const shownPairs = selected && { pairs, selected, onSelect: setSelectedKey, switches }
  const gains = { ...source, rows: { ...rows, events: allEvents, shownEvents: events } }
  return (
    <>
      <div className={cn('contents', printedAtMs !== undefined && 'print:hidden')}>
        <Summary
          shownPairs={shownPairs}
          gains={gains}
          chart={{ events, answers, file: download }}
        />
      </div>
      {printedAtMs !== undefined && (
        <LazyComponent
          code={statementCode}
          props={{ ...gains, pairs, switches, atMs: printedAtMs }}
        />
      )}
    </>
  )
}

function PhoneSummary({ shownPairs, chart, gains }: SummaryProps) {
  const view = summaryViewPreference.useChoice()
  return (
    <section
      aria-label="Summary"
      className="divide-y divide-line rounded-xl border border-line bg-surface"
    >
      <div className="p-3">
        <Segments
          label="Summary view"
          options={VIEWS}
          value={view}
          onChoose={summaryViewPreference.choose}
        />
      </div>
      {view !== 'pairs' && <LazyGains {...gains} view={view} layout="phone" />}
      {view === 'pairs' && !shownPairs && (
        <p className="px-4 py-6 text-sm text-text-3">{NO_SUMS}</p>
      )}
      {view === 'pairs' && shownPairs && (
        <>
          <PairPicker {...shownPairs} />
          <FigureList
            headers={PAIR_HEADS}
            cells={pairFigures(shownPairs.selected, shownPairs.switches)}
            // Figures that need more room than a third take a second line.
            className="flex flex-wrap gap-x-3 gap-y-2 px-4 py-3 text-sm *:flex-[1_1_28%] *:last:text-right small:*:last:text-left"
          />
          <LazyChart {...chart} {...shownPairs} pair={shownPairs.selected} className="h-68 pt-2" />
          <PairDetails shownPairs={shownPairs} download={gains.download} />
        </>
      )}
    </section>
  )
}

/** The selected pair. An invisible <select> of all pairs covers it. */
function PairPicker({ pairs, selected, onSelect }: ShownPairs) {
  const position = pairPositionLabel(pairs.indexOf(selected), pairs.length)
  return (
    <div className="relative flex min-h-13 min-w-0 items-center justify-between gap-3 rounded-t-xl px-4 text-sm font-medium focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-accent">
      <PairName pair={selected} />
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
        {pairs.map(({ key, input, output }) => (
          <option key={key} value={key}>
            {pairLabel(input, output)}
          </option>
        ))}
      </select>
    </div>
  )
}
