import { ArrowDown, SlidersHorizontal } from 'lucide-react'
import { useDeferredValue, useId, useMemo } from 'react'
import { DateFields } from './date-filter'
import { type FilterChoices, OrderFilter, WalletFilter } from './filter-fields'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { Popover } from '@/components/ui/popover'
import { countFilters } from '@/lib/domain/filters/event-filters'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { flawedRows } from '@/lib/domain/prices/trade-value'
import { groupedDigits } from '@/lib/view/amounts/amount-label'
import { moreFiltersLabel, PRICE_FLAW_WORDS } from '@/lib/view/filters/filter-label'

type MoreFiltersProps = FilterChoices & {
  /** Whether the orders and dates are in here, too. */
  isNarrow: boolean
}

/** Opens the filters that are seldom used; nothing if there are none (behaviour 17.7). */
export function MoreFilters({ isNarrow, ...choices }: MoreFiltersProps) {
  const { filters, answers, wallets } = choices
  const { price, wallet, key, from, to } = filters.filters
  if (!isNarrow && !answers && wallets.length === 0) return null
  const count = countFilters({
    wallet,
    price: answers && price,
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
      className="right-0 flex w-[344px] flex-col gap-3 lg:w-[300px] wide:right-auto wide:left-0"
    >
      {(close) => (
        <>
          {isNarrow && (
            <>
              <OrderFilter {...choices} />
              <DateFields filters={filters} />
            </>
          )}
          <WalletFilter {...choices} />
          <PriceFilter
            {...choices}
            onNextMissing={() => {
              // Escape then returns to the button.
              close()
              choices.onNextMissing()
            }}
          />
        </>
      )}
    </Popover>
  )
}

type PriceFilterProps = Pick<FilterChoices, 'filters' | 'events' | 'answers' | 'onNextMissing'>

/** Filters by missing prices or by price mismatches, while prices are shown (behaviour 17.3). */
export function PriceFilter({ filters, events, answers, onNextMissing }: PriceFilterProps) {
  const id = useId()
  const countedAnswers = useDeferredValue(answers ?? NO_ANSWERS)
  const counts = useMemo(
    () => ({
      missing: flawedRows(events, countedAnswers, 'missing').length,
      mismatch: flawedRows(events, countedAnswers, 'mismatch').length,
    }),
    [events, countedAnswers],
  )
  if (!answers) return null
  return (
    <>
      {(['missing', 'mismatch'] as const).map((flaw) => (
        <span key={flaw} className="flex min-h-11 items-center gap-2 text-sm md:min-h-5">
          <Checkbox
            id={`${id}${flaw}`}
            checked={filters.filters.price === flaw}
            onCheckedChange={(isOn) => filters.choose({ price: isOn ? flaw : undefined })}
          />
          <label htmlFor={`${id}${flaw}`} className="flex grow justify-between">
            <span>{PRICE_FLAW_WORDS[flaw]}</span>
            <span translate="no" className="text-text-3">
              {groupedDigits(String(counts[flaw]))}
            </span>
          </label>
        </span>
      ))}
      <Button disabled={counts.missing === 0} onClick={onNextMissing}>
        <ArrowDown size={14} />
        Next missing price
      </Button>
    </>
  )
}
