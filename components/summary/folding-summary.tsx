import cn from 'clsx'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { DetailsPopover, PairDetails } from './pair-details'
import {
  PairArrow,
  PAIR_HEADS,
  pairFigures,
  PairLogos,
  PairName,
  PairSymbols,
  pairTable,
  type ShownPairs,
} from './pair-parts'
import { FigureList, FigureTable, FirstItems } from './figure-table'
import { LazyChart, type LazyChartProps } from '@/components/charts/lazy-chart'
import type { GainsSource } from '@/components/gains/gains-rows'
import { LazyComponent, type CodeProps } from '@/components/lazy-code/lazy-component'
import { UnitSymbol } from '@/components/tokens/token-link'
import { IconButton } from '@/components/ui/icon-button'
import { Skeleton } from '@/components/ui/skeleton'
import { Segments } from '@/components/ui/segments'
import { lazyCode } from '@/lib/browser/lazy-code/lazy-code'
import { useMedia } from '@/lib/browser/media/use-media'
import { WIDE } from '@/styles/breakpoints'
import {
  summaryPreference,
  summaryViewPreference,
} from '@/lib/browser/preferences/stored-preferences'
import type { TokenState } from '@/lib/domain/tokens/token'
import { SUMMARY_VIEWS } from '@/lib/view/preferences/preference-label'
import { amountLabel, counted, groupedDigits } from '@/lib/view/amounts/amount-label'
import { foldedFigure, foldedRate, NO_SUMS, VIEW_WORDS } from '@/lib/view/summary/summary-label'
import { lookAlikeText, tokenText } from '@/lib/view/tokens/token-label'

export type SummaryProps = {
  /** Undefined if no event is shown. Some tokens may remain even then (behaviour 26.4). */
  shownPairs: ShownPairs | undefined
  chart: Pick<LazyChartProps, 'events' | 'answers' | 'file'>
  gains: GainsSource
}

/** A panel of 240 px, or one line. Below 1280 px it has room for the table or the chart (behaviour 18.14, 26.7). */
export function FoldingSummary({ shownPairs, chart, gains }: SummaryProps) {
  const isFolded = summaryPreference.useChoice() === 'folded'
  const hasBoth = useMedia(WIDE)
  const view = summaryViewPreference.useChoice()
  const [isChartChosen, setIsChartChosen] = useState(false)
  const layout = hasBoth ? 'table and chart' : isChartChosen ? 'chart' : 'table'
  const Chevron = isFolded ? ChevronRight : ChevronDown
  return (
    <section
      aria-label="Summary"
      className={cn(
        'relative rounded-xl border border-line bg-surface print:h-auto',
        isFolded ? 'h-[42px]' : 'h-60',
      )}
    >
      <div className="absolute top-0 left-2 z-20 flex h-10 items-center gap-2 print:hidden">
        <IconButton
          label="Summary"
          aria-expanded={!isFolded}
          onClick={() => summaryPreference.choose(isFolded ? 'unfolded' : 'folded')}
          className="size-6!"
        >
          <Chevron size={16} />
        </IconButton>
        {!isFolded && (
          <Segments
            isSmall
            label="Summary view"
            options={hasBoth ? VIEWS : [...VIEWS, { value: 'chart', text: 'Chart' } as const]}
            value={layout === 'chart' ? layout : view}
            onChoose={(chosen) => {
              setIsChartChosen(chosen === 'chart')
              if (chosen !== 'chart') summaryViewPreference.choose(chosen)
            }}
          />
        )}
      </div>
      {!shownPairs && (isFolded || view === 'pairs') && (
        <p
          className={cn(
            'text-sm text-text-3',
            isFolded ? 'flex h-10 items-center pl-10' : 'px-4 py-2 pt-12 print:pt-2',
          )}
        >
          {NO_SUMS}
        </p>
      )}
      {shownPairs && isFolded && <FoldedLine {...shownPairs} />}
      {!isFolded && view !== 'pairs' && <LazyGains {...gains} view={view} layout={layout} />}
      {shownPairs && !isFolded && view === 'pairs' && (
        <div className="flex h-full print:block">
          {/* In print, the table shows even if 'Chart' is chosen. */}
          <div
            className={cn(
              'min-w-0 flex-3',
              layout === 'table' && 'pt-10 print:pt-0',
              layout === 'chart' && 'hidden print:block',
            )}
          >
            <PairTable {...shownPairs} />
          </div>
          {layout !== 'table' && (
            <LazyChart
              {...chart}
              {...shownPairs}
              pair={shownPairs.selected}
              className={cn('flex-2', hasBoth && 'border-l border-line')}
            >
              <span className={cn('mr-auto min-w-0 text-sm font-medium', !hasBoth && 'ml-68')}>
                <PairSymbols pair={shownPairs.selected} />
              </span>
              <DetailsPopover>
                <PairDetails shownPairs={shownPairs} download={gains.download} />
              </DetailsPopover>
            </LazyChart>
          )}
        </div>
      )}
    </section>
  )
}

export const VIEWS = SUMMARY_VIEWS.map((value) => ({ value, text: VIEW_WORDS[value] }))

const gainsCode = lazyCode(async () => (await import('@/components/gains/gains-panel')).GainsPanel)

/** 'Tokens' or 'Months', whose code is fetched once one of them is opened (behaviour 26.7). */
export function LazyGains(props: CodeProps<typeof gainsCode>) {
  const fallback = <Skeleton className="mx-4 mt-12 h-4 w-40 rounded-full" />
  return <LazyComponent code={gainsCode} props={props} fallback={fallback} />
}

/** The figures of the only pair, in place of a table of one row (behaviour 18.2). */
function SinglePair({ selected, switches }: ShownPairs) {
  return (
    <>
      {/* From 1280 px on, the panel's controls are to the left of the name. */}
      <p className="flex h-10 items-center pr-4 pl-10 text-sm font-medium wide:pl-60 print:pl-4">
        <PairName pair={selected} />
      </p>
      <FigureList
        headers={['Trades', ...PAIR_HEADS]}
        cells={[groupedDigits(selected.trades), ...pairFigures(selected, switches)]}
        className="grid h-[198px] grid-cols-2 content-evenly gap-x-6 px-4 pl-10 text-lg print:h-auto print:gap-y-3 print:pb-4"
      />
    </>
  )
}

/** A row for each pair, one of them selected. A single pair has its figures instead (behaviour 18.2). */
function PairTable(shownPairs: ShownPairs) {
  const { pairs, selected, onSelect, switches } = shownPairs
  if (pairs.length === 1) return <SinglePair {...shownPairs} />
  return (
    <div className="h-full scroll-pt-[38px] [scrollbar-width:thin] overflow-y-auto overscroll-contain print:h-auto print:overflow-visible">
      <FirstItems items={pairs} unit="pair" isKept={({ key }) => key === selected.key}>
        {(first) => (
          <FigureTable
            {...pairTable(first, switches)}
            selection={{ key: selected.key, onSelect }}
          />
        )}
      </FirstItems>
    </div>
  )
}

/** One line about the selected pair, with its number of trades on the right (behaviour 18.14). */
function FoldedLine({ pairs, selected }: ShownPairs) {
  const average = foldedRate(selected)
  const received = selected.received[selected.side]
  return (
    <p className="flex h-10 items-center gap-4 pr-4 pl-10 text-sm text-text-2">
      <span className="shrink-0">{counted(pairs.length, 'pair')}</span>
      <span className="h-4 w-px shrink-0 bg-line-2" />
      <span className="flex min-w-0 items-center gap-2.5">
        <PairLogos pair={selected} />
        <span translate="no" className="truncate">
          <FoldedSum amount={selected.paid} token={selected.input} /> <PairArrow />{' '}
          <FoldedSum amount={received} token={selected.output} />
          {average.kind === 'rate' && (
            <>
              {' '}
              at{' '}
              <span title={amountLabel(average.rate)} className="font-medium text-accent-text">
                {amountLabel(foldedFigure(average.rate))}
              </span>{' '}
              <UnitSymbol symbol={average.per[0]} /> per <UnitSymbol symbol={average.per[1]} />
            </>
          )}
        </span>
      </span>
      <span className="ml-auto shrink-0 text-text-3">{counted(selected.trades, 'trade')}</span>
    </p>
  )
}

function FoldedSum({ amount, token }: { amount: string; token: TokenState }) {
  const warning = lookAlikeText(token)
  return (
    <>
      <span title={amountLabel(amount)} className="font-medium text-text">
        {amountLabel(foldedFigure(amount))}
      </span>{' '}
      {token.kind !== 'loading' && <UnitSymbol symbol={tokenText(token)} />}
      {token.shortMint !== undefined && <span className="text-text-3"> {token.shortMint}</span>}
      {warning !== undefined && <span className="text-warn"> {warning}</span>}
    </>
  )
}
