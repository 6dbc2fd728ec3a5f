import { useDeferredValue, useMemo } from 'react'
import { periodTable, type ResultsSource, tokenTable } from './results-rows'
import { Method, ResultsDetails, ResultsHead, ResultsNotes } from './results-notes'
import { FigureBlocks, FigureTable, FirstItems } from '@/components/summary/figure-table'
import cn from 'clsx'
import { Skeleton } from '@/components/ui/skeleton'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { useResults, useWorth } from '@/lib/browser/results/use-results'
import type { SummaryView } from '@/lib/view/preferences/preference-label'
import { hidesPurchases } from '@/lib/domain/results/results'
import {
  type Bar,
  METHOD_NOTE,
  monthBars,
  NO_RESULTS,
  tokenBars,
} from '@/lib/view/results/results-label'

type ResultsPanelProps = ResultsSource & {
  view: Exclude<SummaryView, 'pairs'>
  /** Which parts have room. On phones all have, one below the other. */
  layout: 'table and chart' | 'table' | 'chart' | 'phone'
}

/** What tokens or months cost and brought (behaviour 26.7). */
export function ResultsPanel({ view, layout, ...source }: ResultsPanelProps) {
  const { events, allEvents, prices, priceOpener, hasUsd, stateOf, download, filters } = source
  const timeZone = useTimeZone()
  const results = useResults(events, useDeferredValue(prices.answers), timeZone)
  const isPurchaseHidden = useMemo(() => hidesPurchases(allEvents, events), [allEvents, events])
  const left = results?.tokens.flatMap((token) =>
    token.left === 0n || prices.scaledMints.has(token.mint) ? [] : token.mint,
  )
  const worth = useWorth(left ?? [], hasUsd && view === 'tokens')
  if (!results) return <Skeleton className="m-4 h-4 w-40 rounded-full" />
  const isTokens = view === 'tokens'
  const table = isTokens
    ? tokenTable(results, stateOf, worth)
    : periodTable(results, filters.choose)
  const bars = isTokens ? tokenBars(results, stateOf) : monthBars(results)
  const chart = <ResultsBars label={isTokens ? 'Cost by token' : 'Paid by month'} bars={bars} />
  const head = <ResultsHead {...{ results, stateOf, download }} />
  const notes = <ResultsNotes {...{ results, isPurchaseHidden, worth, priceOpener }} />

  if (table.rows.length === 0) {
    return (
      <div className={cn('py-2', layout !== 'phone' && 'pt-12')}>
        <p className="px-4 pb-1 text-sm text-text-3">{NO_RESULTS[view]}</p>
        {notes}
      </div>
    )
  }
  if (layout === 'phone') {
    return (
      <>
        <div className="flex h-60 flex-col gap-1 pt-3">{chart}</div>
        <div className="py-3">
          <p className="px-4 pb-1 text-xs text-text-2">{METHOD_NOTE}</p>
          {notes}
        </div>
        <FirstItems items={table.rows} unit="row">
          {(rows) => <FigureBlocks {...table} rows={rows} />}
        </FirstItems>
        <div className="px-4 py-3">
          <Method />
        </div>
        <ResultsDetails {...{ results, stateOf, download }} />
      </>
    )
  }
  const scroller = (
    <div
      tabIndex={0}
      role="group"
      aria-label={table.label}
      className="h-full scroll-pt-[38px] [scrollbar-width:thin] overflow-y-auto overscroll-contain rounded-xl focus-visible:-outline-offset-2 print:h-auto print:overflow-visible"
    >
      {layout === 'table' && notes}
      <FirstItems items={table.rows} unit="row">
        {(rows) => <FigureTable {...table} rows={rows} />}
      </FirstItems>
    </div>
  )
  if (layout === 'table and chart') {
    return (
      <div className="flex h-full">
        <div className="min-w-0 flex-5">{scroller}</div>
        <div className="flex min-w-0 flex-2 flex-col gap-1 border-l border-line print:hidden">
          {head}
          {notes}
          {chart}
        </div>
      </div>
    )
  }
  return (
    <div className="flex h-full flex-col">
      <div className="pl-72 print:hidden">{head}</div>
      <div className="flex min-h-0 flex-1 flex-col *:flex-1">
        {layout === 'table' ? scroller : chart}
      </div>
    </div>
  )
}

/** So many bars have room for names such as 'Mar 2026', on phones too. */
const MAX_NAMED = 6

/** Draws bars of USD. Each bar's title has its figure, and so has the table. */
export function ResultsBars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const named = bars.length <= MAX_NAMED ? bars : [bars[0], bars.at(-1)]
  const highest = bars.find(({ percent }) => percent === 100)
  return (
    <figure className="flex min-h-0 flex-1 flex-col px-4 pb-2 text-xs text-text-3">
      <figcaption className="h-4 shrink-0 truncate" translate="no">
        {highest?.text ?? ''}
      </figcaption>
      <div
        role="img"
        aria-label={`${label}. ${bars.map(({ text }) => text).join(', ')}`}
        className="flex min-h-0 flex-1 items-end gap-0.5 border-b border-line-2"
      >
        {bars.map(({ percent, text }, index) => (
          <div key={index} title={text} className="flex h-full flex-1 items-end justify-center">
            <div
              style={{ height: `${percent}%` }}
              className="w-full max-w-10 rounded-t-xs bg-text-2"
            />
          </div>
        ))}
      </div>
      <div
        aria-hidden="true"
        className={cn(
          'mt-1 flex h-4 shrink-0 gap-0.5 *:min-w-0 *:flex-1 *:truncate *:text-center',
          // Of many bars, only the first and the last have names.
          bars.length > MAX_NAMED && '*:first:text-left *:last:text-right',
        )}
      >
        {named.map((bar, index) => (
          <bdi key={index} translate="no">
            {bar?.name ?? ''}
          </bdi>
        ))}
      </div>
    </figure>
  )
}
