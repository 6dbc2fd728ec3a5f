'use client'

import { Download } from 'lucide-react'
import { use, useDeferredValue, useMemo, useState } from 'react'
import { PairCard } from './pair-card'
import { PairPicker } from './pair-name'
import { SummaryDetail } from './summary-detail'
import { MAX_SUMMARY_ROWS, SummarySkeleton } from './summary-skeleton'
import { SummaryTable } from './summary-table'
import { LazyChart } from '@/components/charts/lazy-chart'
import { TableSwitching } from '@/components/trades/table/table-switches'
import { Button } from '@/components/ui/button'
import { useMedia } from '@/lib/browser/page/use-media'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import type { SummaryDownload } from '@/lib/browser/summary/summary-download'
import { useSummary } from '@/lib/browser/summary/use-summary'
import { useSummaryDownload } from '@/lib/browser/summary/use-summary-download'
import type { StateOf } from '@/lib/browser/tokens/use-tokens'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { type PairSummary, summaryKey } from '@/lib/domain/summary/pair-summary'
import { outputMintsOf } from '@/lib/domain/trades/event-output-mint'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { type SummaryTextOf, summaryText } from '@/lib/view/summary/summary-text'

/** As the styles' `md`: on paper too. */
const MD = '(width >= 768px), print'
const NO_EVENTS: readonly OrderEvent[] = []

type SummaryPanelProps = SummaryDownload & {
  stateOf: StateOf
  /** USD prices, if they are shown. */
  answers: PriceAnswers | undefined
  /** Whether orders are still being loaded. */
  isLoading: boolean
}

/**
 * Sums of the displayed events, a row a pair, and more of the selected one (behaviour 18.1). It follows
 * the table's switches a moment after the rows on screen.
 */
export function SummaryPanel({ stateOf, answers, isLoading, ...shown }: SummaryPanelProps) {
  const { orders } = shown
  // The rows of a long table come first.
  const events = useDeferredValue(shown.events, NO_EVENTS)
  const outputMints = useMemo(() => outputMintsOf(orders), [orders])
  const pairs = useSummary(events, outputMints, useDeferredValue(answers), isLoading)
  const switches = useDeferredValue(use(TableSwitching))
  const [selectedKey, setSelectedKey] = useState<string>()
  const isWide = useMedia(MD)
  // Filters don't change its height, and neither do orders that are loaded later.
  const [mayGrow] = useState(isLoading)
  const countOfPairs = useMemo(
    () =>
      new Set(orders.map(({ inputMint, outputMint }) => summaryKey(inputMint, outputMint))).size,
    [orders],
  )
  const minRows = mayGrow ? MAX_SUMMARY_ROWS : Math.min(MAX_SUMMARY_ROWS, countOfPairs)

  if (events === NO_EVENTS) return <SummarySkeleton rows={minRows} />
  const selected = pairs.find(({ key }) => key === selectedKey) ?? pairs[0]
  if (!selected) {
    return (
      <SummarySection>
        <p className="px-4 py-6 text-sm text-text-3">No deposits or trades</p>
      </SummarySection>
    )
  }
  const of = { pairs, stateOf, switches, selected, onSelect: setSelectedKey }
  const actions = <SummaryActions {...{ pairs, stateOf, switches }} download={shown} />
  const detail = <SummaryDetail pair={selected} {...{ stateOf, switches }} />
  const { inputMint, outputMint } = selected
  const chart = (
    <LazyChart
      className="h-[284px] border-t wide:border-t-0 wide:border-l"
      {...{ events, inputMint, outputMint, outputMints, stateOf, switches, answers }}
      file={shown}
    >
      {isWide && (
        <PairPicker
          {...{ pairs, stateOf, selected }}
          onSelect={setSelectedKey}
          className="h-7 rounded"
        />
      )}
    </LazyChart>
  )
  return (
    <SummarySection>
      {isWide ? (
        <>
          <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_540px]">
            <SummaryTable minRows={minRows} {...of} />
            {chart}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-4 py-3">
            {detail}
            {actions}
          </div>
        </>
      ) : (
        <>
          <PairCard {...of}>
            {detail}
            {actions}
          </PairCard>
          {chart}
        </>
      )}
    </SummarySection>
  )
}

function SummarySection({ children }: { children: React.ReactNode }) {
  return (
    <section
      aria-label="Summary"
      className="overflow-clip rounded-xl border border-line bg-surface print:break-inside-avoid"
    >
      {children}
    </section>
  )
}

type SummaryActionsProps = SummaryTextOf & {
  pairs: readonly PairSummary[]
  download: SummaryDownload
}

/** 'Copy as text' and 'Download summary' (behaviour 18.9). */
function SummaryActions({ pairs, download, ...of }: SummaryActionsProps) {
  const { isBusy, preload, start } = useSummaryDownload(download)
  const timeZone = useTimeZone()
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button
        variant="ghost"
        data-copy=""
        data-copy-label="Copy as text"
        aria-label="Copy as text"
        // Made at the click, because it is long with hundreds of pairs. The page copies it then.
        onClick={({ currentTarget }) => {
          currentTarget.dataset.copy = summaryText(pairs, { ...of, timeZone })
        }}
        className="icon-copy data-copied:icon-copied"
      >
        Copy as text
      </Button>
      <Button isBusy={isBusy} onPointerEnter={preload} onFocus={preload} onClick={start}>
        <Download size={16} strokeWidth={1.75} aria-hidden="true" />
        Download summary
      </Button>
    </div>
  )
}
