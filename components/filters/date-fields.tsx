import { DayField } from './day-field'
import { cn } from '@/components/ui/cn'
import { buttonClass } from '@/components/ui/button-class'
import type { TradesFilters } from '@/lib/browser/filters/use-trades-filters'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import type { Day } from '@/lib/domain/time/local-day'
import { datePresets } from '@/lib/view/filters/date-presets'
import { zoneName } from '@/lib/view/time/time-zone-label'

type DateFieldsProps = {
  filters: TradesFilters
  today: Day
  /** Called once days are chosen at once. */
  onChosen?: () => void
}

/** The first and the last day, and years to choose at once (behaviour 17.5). */
export function DateFields({ filters, today, onChosen }: DateFieldsProps) {
  const timeZone = useTimeZone()
  const { from, to } = filters.filters
  const choose = (days: { from: Day | undefined; to: Day | undefined }) => {
    filters.choose(days)
    onChosen?.()
  }
  const presets = [{ label: 'Any date', from: undefined, to: undefined }, ...datePresets(today)]
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-2">
        <DayField label="From" day={from} onDay={(day) => filters.choose({ from: day })} />
        <DayField label="To" day={to} onDay={(day) => filters.choose({ to: day })} />
      </div>
      <p className="text-xs text-text-3">Whole days in {zoneName(timeZone)}, both included</p>
      <div className="grid grid-cols-2 gap-x-2 gap-y-1">
        {presets.map(({ label, ...days }) => {
          const isChosen = days.from === from && days.to === to
          return (
            <button
              key={label}
              type="button"
              aria-pressed={isChosen}
              onClick={() => choose(days)}
              className={cn(
                buttonClass('ghost'),
                'justify-start px-2',
                isChosen && 'bg-hover text-text',
              )}
            >
              {label}
            </button>
          )
        })}
      </div>
    </div>
  )
}
