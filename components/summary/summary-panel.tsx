import { use, useDeferredValue, useMemo, useState } from 'react'
import { FoldingSummary } from './folding-summary'
import { PhoneSummary } from './phone-summary'
import { SummarySkeleton } from '@/components/trades/trades-skeleton'
import { PrintedStatement } from '@/components/results/print-statement'
import type { ResultsSource } from '@/components/results/results-rows'
import { TableSwitching } from '@/components/trades/table/table-switches'
import { cn } from '@/components/ui/cn'
import { useStatementTime } from '@/lib/browser/results/statement-store'
import { useAfterPaint } from '@/lib/browser/page/use-after-paint'
import { PHONE, useMedia } from '@/lib/browser/page/use-media'
import type { SummaryDownload } from '@/lib/browser/summary/summary-download'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { summarize } from '@/lib/domain/summary/pair-summary'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

const NO_EVENTS: readonly OrderEvent[] = []

type SummaryPanelProps = Omit<ResultsSource, 'download'> & {
  /** USD prices, if they are shown. */
  answers: PriceAnswers | undefined
  download: SummaryDownload
}

/**
 * Shows the sums of the displayed events, with a row for each pair and the chart of the selected pair
 * (behaviour 18.1). It follows the table's switches a moment after the rows on screen. From 768 px on it is
 * a panel that folds. On phones it is the content of the tab 'Summary', so render it only while that tab is
 * selected.
 */
export function SummaryPanel({ answers, download, ...source }: SummaryPanelProps) {
  const { stateOf } = source
  // The rows of a long table come first.
  const events = useAfterPaint(source.events, NO_EVENTS)
  const prices = useDeferredValue(answers)
  const pairs = useMemo(() => summarize(events, prices), [events, prices])
  const switches = useDeferredValue(use(TableSwitching))
  const [selectedKey, setSelectedKey] = useState<string>()
  const isPhone = useMedia(PHONE)
  const isPrinted = useStatementTime() !== undefined

  if (events === NO_EVENTS) return <SummarySkeleton />
  const selected = pairs.find(({ key }) => key === selectedKey) ?? pairs[0]
  const Summary = isPhone ? PhoneSummary : FoldingSummary
  const shownPairs = selected && { pairs, selected, stateOf, switches }
  const results = { ...source, events, download }
  return (
    <>
      <div className={cn('contents', isPrinted && 'print:hidden')}>
        <Summary
          shownPairs={shownPairs}
          onSelect={setSelectedKey}
          chart={{ events, answers, file: download }}
          results={results}
        />
      </div>
      {shownPairs && <PrintedStatement {...results} pairs={shownPairs} />}
    </>
  )
}
