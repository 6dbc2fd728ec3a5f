import cn from 'clsx'
import { useDeferredValue, useMemo } from 'react'
import { periodTable, type ResultsSource, tokenTable } from './results-rows'
import { FigureBlocks, FigureTable, FirstItems } from '@/components/summary/figure-table'
import { DetailsPopover, SummaryFiles } from '@/components/summary/pair-details'
import { LinkButton } from '@/components/ui/button'
import { Popover } from '@/components/ui/popover'
import { Skeleton } from '@/components/ui/skeleton'
import { TextWithFigures } from '@/components/ui/text-with-figures'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { useResults, useWorth, type Worth } from '@/lib/browser/results/use-results'
import type { SummaryView } from '@/lib/view/preferences/preference-label'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { plausiblePrices } from '@/lib/domain/results/current-prices'
import { hidesPurchases, type Results } from '@/lib/domain/results/results'
import {
  HIDDEN_PURCHASES,
  METHOD_NOTE,
  METHOD_TEXT,
  NO_BARS,
  NO_RESULTS,
  uncountedTexts,
  unmatchedText,
  worthTimeText,
  type Bar,
  monthBars,
  tokenBars,
} from '@/lib/view/results/results-label'

type ResultsPanelProps = ResultsSource & {
  view: Exclude<SummaryView, 'pairs'>
  /** The parts that have room. Phones have room for all, one below the other. */
  layout: 'table and chart' | 'table' | 'chart' | 'phone'
}

/** Shows the results by token or by month (behaviour 26.7). */
export function ResultsPanel({ view, layout, ...source }: ResultsPanelProps) {
  const { events, shownEvents, answers, prices, stateOf } = source
  const timeZone = useTimeZone()
  const counted = useDeferredValue(prices.answers)
  const isFiltered = shownEvents !== events
  const unfiltered = useResults(events, counted, timeZone)
  const filtered = useResults(isFiltered ? shownEvents : undefined, counted, timeZone)
  const results = (isFiltered ? filtered : undefined) ?? unfiltered
  // The prices of all selected orders, so that a filter asks for none again.
  const mintsLeft = unfiltered?.tokens.flatMap((token) =>
    token.left === 0n || prices.scaledMints.has(token.mint) ? [] : token.mint,
  )
  // Jupiter is asked for current prices only while USD prices are shown.
  const fetched = useWorth(mintsLeft ?? [], answers !== undefined && view === 'tokens')
  const worth = plausibleWorth(fetched, results, prices.answers)
  if (!results) return <Skeleton className="m-4 h-4 w-40 rounded-full" />
  const table =
    view === 'tokens'
      ? tokenTable(results, stateOf, worth)
      : periodTable(results, source.filters.choose)
  const bars = view === 'tokens' ? tokenBars(results, stateOf) : monthBars(results)
  const chart = (
    <ResultsBars
      label={view === 'tokens' ? 'Cost by token' : 'Paid by month'}
      bars={bars}
      empty={NO_BARS[view]}
    />
  )
  const details = <ResultsDetails {...source} results={results} />
  const head = (
    <div className="flex h-10 min-w-0 shrink-0 items-center justify-end gap-1 px-4 text-xs">
      <span className="mr-auto min-w-0 text-balance text-text-2">{METHOD_NOTE}</span>
      <Popover
        label="Learn more"
        button="Learn more"
        buttonProps={{ variant: 'ghost', size: 'small' }}
        className="right-0 w-80"
      >
        {() => <Method />}
      </Popover>
      <DetailsPopover>{details}</DetailsPopover>
    </div>
  )
  const notes = <ResultsNotes {...source} results={results} worth={worth} />

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
        {details}
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
        {layout === 'chart' && chart}
        {/* In print, the table shows even if 'Chart' is chosen (behaviour 18.11). */}
        <div className={layout === 'chart' ? 'hidden print:block' : 'min-h-0'}>{scroller}</div>
      </div>
    </div>
  )
}

/** Drops the current prices that can't be right (behaviour 26.9). */
function plausibleWorth(worth: Worth, results: Results | undefined, answers: PriceAnswers): Worth {
  if (worth.kind !== 'known' || !results) return worth
  return { ...worth, prices: plausiblePrices(worth.prices, results.tokens, answers) }
}

/** How many bars have room for names such as 'Mar 2026', even on phones. */
const MAX_NAMED = 6

type ResultsBarsProps = {
  label: string
  bars: readonly Bar[]
  /** Shown in place of the bars if all are 0. */
  empty: string
}

function ResultsBars({ label, bars, empty }: ResultsBarsProps) {
  const named = bars.length <= MAX_NAMED ? bars : [bars[0], bars.at(-1)]
  const highest = bars.find(({ percent }) => percent === 100)
  if (!highest) {
    return (
      <p className="grid flex-1 place-items-center px-4 pb-2 text-sm text-text-3 print:hidden">
        {empty}
      </p>
    )
  }
  return (
    <figure className="flex min-h-0 flex-1 flex-col px-4 pb-2 text-xs text-text-3 print:hidden">
      <figcaption className="flex h-4 shrink-0 gap-x-3 tight:h-auto tight:flex-col">
        <span className="shrink-0">{label}</span>
        <span translate="no" className="min-w-0 truncate">
          {highest.text}
        </span>
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
          // On phones, 'Mar 2026' takes two lines.
          'mt-1 flex min-h-4 shrink-0 gap-0.5 *:max-h-8 *:min-w-0 *:flex-1 *:overflow-hidden *:text-center *:text-ellipsis',
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

function Method() {
  return (
    <div className="flex flex-col gap-2 text-sm text-text-2">
      {METHOD_TEXT.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

function ResultsDetails({ results, stateOf, download }: ResultsSource & { results: Results }) {
  const texts = results.tokens.flatMap((token) => unmatchedText(token, stateOf(token.mint)) || [])
  return (
    <div className="divide-y divide-line">
      {texts.length > 0 && (
        <ul className="flex flex-col gap-2 px-4 py-3 text-sm wrap-anywhere text-text-2">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 px-4 py-3">
        <SummaryFiles download={download} />
      </div>
    </div>
  )
}

type ResultsNotesProps = ResultsSource & { results: Results; worth: Worth }

/** Says what is not counted and why, and the time of the current prices (behaviour 26.3, 26.4, 26.9). */
function ResultsNotes({ results, worth, ...source }: ResultsNotesProps) {
  const { events, shownEvents, priceOpener } = source
  const isPurchaseHidden = useMemo(() => hidesPurchases(events, shownEvents), [events, shownEvents])
  const { unpriced, unmeasured } = uncountedTexts(results)
  const timeZone = useTimeZone()
  return (
    <ul className="shrink-0 px-4 text-xs leading-5 text-text-2 empty:hidden md:flex md:flex-wrap md:gap-x-4">
      {isPurchaseHidden && <li>{HIDDEN_PURCHASES}</li>}
      {unpriced !== '' && (
        <li>
          <span>{unpriced}</span>
          <span className="print:hidden">
            <span aria-hidden="true"> · </span>
            <LinkButton {...priceOpener}>Fetch USD prices</LinkButton>
          </span>
        </li>
      )}
      {unmeasured !== '' && <li>{unmeasured}</li>}
      {worth.kind === 'known' && (
        <li>
          <TextWithFigures text={worthTimeText(worth.atMs, timeZone)} />
        </li>
      )}
      {worth.kind === 'failed' && (
        <li>
          <span>Worth now: –</span>
          <span className="print:hidden">
            <span aria-hidden="true"> · </span>
            <LinkButton onClick={worth.retry}>Try again</LinkButton>
          </span>
        </li>
      )}
    </ul>
  )
}
