import cn from 'clsx'
import { MethodPanel } from './method-panel'
import { GainsBars } from './gains-bars'
import { GainsDetails, GainsNotes } from './gains-notes'
import { periodTable, type GainsSource, tokenTable } from './gains-rows'
import { FigureBlocks, FigureTable, FirstItems } from '@/components/summary/figure-table'
import { DetailsPopover } from '@/components/summary/pair-details'
import { Skeleton } from '@/components/ui/skeleton'
import { usePrinting } from '@/lib/browser/media/use-media'
import { costMethodPreference } from '@/lib/browser/preferences/gains-preferences'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { plausiblePrices } from '@/lib/domain/gains/current-prices'
import type { Gains } from '@/lib/domain/gains/gains'
import { useConversion } from '@/lib/browser/exchange-rates/use-conversion'
import { useGains } from '@/lib/browser/gains/use-gains'
import { useWorth, type Worth } from '@/lib/browser/gains/use-worth'
import {
  type GainsView,
  monthBars,
  NO_BARS,
  NO_RESULTS,
  tokenBars,
} from '@/lib/view/gains/gains-label'

type GainsPanelProps = GainsSource & {
  view: GainsView
  /** The parts that have room. Phones have room for all, one below the other. */
  layout: 'table and chart' | 'table' | 'chart' | 'phone'
}

/** Shows the gains by token or by month (behaviour 26.7). */
export function GainsPanel({ view, layout, ...source }: GainsPanelProps) {
  const { events, shownEvents, appliedFilters } = source.rows
  const { answers, scaledMints } = source.prices
  const { stateOf } = source.link
  const timeZone = useTimeZone()
  const isPrinting = usePrinting()
  const method = costMethodPreference.useChoice()
  const rates = useConversion(events)
  const conversion = rates.kind === 'known' ? rates.conversion : undefined
  const shared = { events, shownEvents, appliedFilters, answers, timeZone, method }
  const reported = useGains({ ...shared, conversion })
  const heldMints = reported?.gains.heldMints ?? []
  const pricedMints = heldMints.filter((mint) => !scaledMints.has(mint))
  const isNow = reported !== undefined && reported.remaining.day === undefined
  const fetched = useWorth({
    mints: pricedMints,
    isWanted: view === 'tokens' && isNow,
    currency: reported?.gains.currency ?? 'USD',
    conversion,
  })
  if (!reported) return <Skeleton className="m-4 h-4 w-40 rounded-full" />
  const { gains } = reported
  const worth = isNow ? plausibleWorth(fetched, gains, source) : undefined
  const isPhone = layout === 'phone'
  const table =
    view === 'tokens'
      ? tokenTable(reported, stateOf, { worth, isWhole: isPhone || isPrinting })
      : periodTable(gains, { filters: appliedFilters, onDays: source.filtering.choose })
  const chart = (
    <GainsBars
      label={view === 'tokens' ? 'Cost by token' : 'Paid by month'}
      bars={view === 'tokens' ? tokenBars(gains, stateOf) : monthBars(gains)}
      // Tokens can remain although no trade is shown (behaviour 26.4).
      emptyText={(gains.periods.length === 0 ? NO_RESULTS : NO_BARS)[view]}
    />
  )
  const details = <GainsDetails {...source} gains={gains} method={method} />
  const notes = <GainsNotes {...source} gains={gains} view={view} worth={worth} />
  const head = (
    <div className="flex min-h-10 min-w-0 shrink-0 items-center justify-end gap-1 px-4 text-xs">
      <MethodPanel currency={gains.currency} rates={rates} />
      <DetailsPopover>{details}</DetailsPopover>
    </div>
  )

  if (table.rows.length === 0) {
    return (
      <div className={cn('py-2', !isPhone && 'pt-12')}>
        <p className="px-4 pb-1 text-sm text-text-3">{NO_RESULTS[view]}</p>
        {notes}
      </div>
    )
  }
  if (isPhone) {
    return (
      <>
        <div className="py-3">
          <div className="px-4 pb-1">
            <MethodPanel currency={gains.currency} rates={rates} />
          </div>
          {notes}
        </div>
        <FirstItems items={table.rows} unit="row">
          {(rows) => <FigureBlocks {...table} rows={rows} />}
        </FirstItems>
        <div className="flex h-60 flex-col gap-1 pt-3">{chart}</div>
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
      {layout === 'chart' && notes}
      <div className="flex min-h-0 flex-1 flex-col *:flex-1">
        {layout === 'chart' && chart}
        {/* In print, the table shows even if 'Chart' is chosen (behaviour 18.11). */}
        <div className={layout === 'chart' ? 'hidden print:block' : 'min-h-0'}>{scroller}</div>
      </div>
    </div>
  )
}

/** Drops the current prices that can't be right (behaviour 26.9). */
function plausibleWorth(worth: Worth, { tokens }: Gains, source: GainsSource): Worth {
  if (worth.kind !== 'known') return worth
  const { prices, rows } = source
  return {
    ...worth,
    prices: plausiblePrices(worth.prices, tokens, {
      answers: prices.answers,
      events: rows.events,
      rate: worth.rate,
    }),
  }
}
