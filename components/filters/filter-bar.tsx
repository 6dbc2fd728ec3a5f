import cn from 'clsx'
import { ArrowDown, SlidersHorizontal, X } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { DateFields, DateFilter } from './date-filter'
import { KindFilter, OrderFilter, PairFilter, TextFilter, WalletFilter } from './filter-fields'
import { Announcement } from '@/components/status-bar/status-row'
import { TextWithFigures } from '@/components/ui/text-with-figures'
import { Button } from '@/components/ui/button'
import type { FilterChoices } from '@/lib/browser/trades/use-trades-screen'
import { focusFirst, focusTarget } from '@/lib/browser/dialogs/focus-targets'
import { useMedia } from '@/lib/browser/media/use-media'
import { NARROW } from '@/styles/breakpoints'
import { CLEAR_FILTERS, moreFiltersLabel, PRICE_FLAW_WORDS } from '@/lib/view/filters/filter-label'
import { Checkbox } from '@/components/ui/checkbox'
import { Popover } from '@/components/ui/popover'
import { countFilters } from '@/lib/domain/filters/event-filters'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { flawedRows } from '@/lib/domain/prices/trade-value'
import { groupedDigits } from '@/lib/view/amounts/amount-label'

const NO_ROW_MATCHES = 'No rows match these filters.'

/** Renders the filters above the table in one row, which stays in the window (behaviour 17.7). */
export function FilterBar(choices: FilterChoices) {
  const { filtering, rows } = choices
  const isNarrow = useMedia(NARROW)
  return (
    <div
      {...focusTarget('filter bar')}
      data-slot="filter-bar"
      className="sticky top-0 z-20 -my-[11px] flex items-center gap-2 bg-bg py-[11px] print:hidden"
    >
      {/* This field shrinks before the others. */}
      <TextFilter {...choices} className="w-[300px] min-w-[104px] shrink-[99]" />
      <KindFilter {...choices} />
      <PairFilter {...choices} className="w-[132px]" />
      {!isNarrow && (
        <>
          <OrderFilter {...choices} className="w-[132px]" />
          <DateFilter filtering={filtering} />
        </>
      )}
      <MoreFilters {...choices} isNarrow={isNarrow} />
      <span className="ml-auto flex items-center gap-2 text-sm whitespace-nowrap text-text-3">
        {rows.isFiltered && (
          <button
            type="button"
            title={CLEAR_FILTERS}
            className="flex h-7 items-center px-1 quiet-link"
            onClick={clearing(filtering.clear)}
          >
            <X size={16} className="wide:hidden" />
            <span className="sr-only wide:not-sr-only wide:whitespace-nowrap">{CLEAR_FILTERS}</span>
          </button>
        )}
        <TextWithFigures text={rows.rowsText} />
      </span>
    </div>
  )
}

type RowsAnnouncementProps = { isFiltered: boolean; rowsText: string }

/** Announces the number of rows while a filter is active, and once the filters are cleared (behaviour 17.7). */
export function RowsAnnouncement({ isFiltered, rowsText }: RowsAnnouncementProps) {
  const [heard, setHeard] = useState({ isFiltered: false, text: '' })
  // Without a filter, rows that arrive aren't announced.
  const isNews = isFiltered ? heard.text !== rowsText : heard.isFiltered
  if (isNews) setHeard({ isFiltered, text: rowsText })
  return <Announcement text={heard.text} />
}

/** Replaces the table if no row matches (behaviour 17.7). */
export function NoRowMatches({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-xl border border-line bg-surface px-4 py-10 text-sm text-text-2">
      <p>{NO_ROW_MATCHES}</p>
      <Button className="print:hidden" onClick={clearing(onClear)}>
        {CLEAR_FILTERS}
      </Button>
    </div>
  )
}

/**
 * Returns a click handler that clears the filters. After a press by keyboard, the first filter gets the focus
 * (behaviour 17.7). After a tap, the focus would open a tablet's keyboard.
 */
function clearing(clear: () => void) {
  return ({ detail }: { detail: number }) => {
    if (detail === 0) focusFirst('filter bar')
    clear()
  }
}

/** Opens the less common filters, if there are any. In a narrow bar, order and date are among them (behaviour 17.7). */
export function MoreFilters({ isNarrow, ...choices }: FilterChoices & { isNarrow: boolean }) {
  const { filtering, usd, link } = choices
  const { price, wallet, key, from, to } = filtering.filters
  if (!isNarrow && !usd.answers && link.walletChoices.length === 0) return null
  const count = countFilters({
    wallet,
    price: usd.answers && price,
    ...(isNarrow && { key, from, to }),
  })
  return (
    <Popover
      label="More filters"
      button={
        <>
          <SlidersHorizontal size={16} />
          <span>{moreFiltersLabel(count)}</span>
        </>
      }
      buttonProps={{ className: cn(count > 0 && 'border-control') }}
      className="right-0 flex w-[344px] flex-col gap-3 lg:w-[300px]"
    >
      {(close) => (
        <>
          {isNarrow && (
            <>
              <OrderFilter {...choices} />
              <DateFields filtering={filtering} />
            </>
          )}
          <WalletFilter {...choices} />
          <PriceFilter
            {...choices}
            onNextMissing={() => {
              // The panel closes first, so that Escape returns the focus to its button.
              close()
              choices.onNextMissing()
            }}
          />
        </>
      )}
    </Popover>
  )
}

/** Filters by missing prices and price mismatches, while prices are shown (behaviour 17.3). */
export function PriceFilter({ filtering, rows, usd, onNextMissing }: FilterChoices) {
  const { events, shownEvents } = rows
  const { answers } = usd
  const countedAnswers = useDeferredValue(answers ?? NO_ANSWERS)
  const counts = useMemo(
    () => ({
      missing: flawedRows(events, countedAnswers, 'missing').length,
      mismatch: flawedRows(events, countedAnswers, 'mismatch').length,
    }),
    [events, countedAnswers],
  )
  const isNoneShown = useMemo(
    () => flawedRows(shownEvents, countedAnswers, 'missing').length === 0,
    [shownEvents, countedAnswers],
  )
  if (!answers) return null
  return (
    <>
      {(['missing', 'mismatch'] as const).map((flaw) => (
        <label key={flaw} className="flex min-h-11 items-center gap-2 text-sm md:min-h-5">
          <Checkbox
            checked={filtering.filters.price === flaw}
            onCheckedChange={(isOn) => filtering.choose({ price: isOn ? flaw : undefined })}
          />
          <span className="grow">{PRICE_FLAW_WORDS[flaw]}</span>
          <span translate="no" className="text-text-3">
            {groupedDigits(counts[flaw])}
          </span>
        </label>
      ))}
      <Button disabled={isNoneShown} onClick={onNextMissing}>
        <ArrowDown size={14} />
        Next missing price
      </Button>
    </>
  )
}
