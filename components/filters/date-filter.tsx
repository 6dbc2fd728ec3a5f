import cn from 'clsx'
import { Calendar } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Popover } from '@/components/ui/popover'
import { TextField } from '@/components/ui/text-field'
import { type TradesFilters, useDebouncedText } from '@/lib/browser/filters/use-trades-filters'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { useNow } from '@/lib/browser/time/clock'
import { type Day, isDay, localDay } from '@/lib/domain/time/local-day'
import { datePresets, datesLabel } from '@/lib/view/filters/date-filter-label'
import { MINUTE_MS } from '@/lib/domain/time/unix-time'
import { zoneName } from '@/lib/view/time/local-date'

/** Shows the selected days, and opens the fields that select them (behaviour 17.3). */
export function DateFilter({ filtering }: { filtering: TradesFilters }) {
  const today = useToday()
  const { from, to } = filtering.filters
  return (
    <Popover
      label="Dates"
      button={
        <>
          <Calendar size={16} className="text-text-3" />
          <span>{datesLabel({ from, to }, today)}</span>
        </>
      }
      buttonProps={{ className: cn((from ?? to) !== undefined && 'border-control') }}
      className="right-0 w-[360px] wide:right-auto wide:left-0"
    >
      {(close) => <DateFields filtering={filtering} onChosen={close} />}
    </Popover>
  )
}

type DateFieldsProps = { filtering: TradesFilters; onChosen?: () => void }

/** The fields and presets that select days (behaviour 17.3). @param onChosen called when a preset is chosen */
export function DateFields({ filtering, onChosen }: DateFieldsProps) {
  const timeZone = useTimeZone()
  const { from, to } = filtering.filters
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-2 small:grid-cols-1">
        <DayField filtering={filtering} edge="from" />
        <DayField filtering={filtering} edge="to" />
      </div>
      <p className="text-xs text-text-3">{`Time zone: ${zoneName(timeZone)}`}</p>
      <div className="grid grid-cols-2 gap-x-2 gap-y-1 tight:grid-cols-1">
        {datePresets(useToday()).map(({ label, ...days }) => {
          const isChosen = days.from === from && days.to === to
          return (
            <Button
              key={label}
              variant="ghost"
              aria-pressed={isChosen}
              onClick={() => {
                filtering.choose(days)
                onChosen?.()
              }}
              className={cn('justify-start px-2', isChosen && 'bg-hover text-text')}
            >
              {label}
            </Button>
          )
        })}
      </div>
    </div>
  )
}

/** A field for a day. The day applies once typing pauses, because a year is typed digit by digit. */
function DayField({ filtering, edge }: { filtering: TradesFilters; edge: 'from' | 'to' }) {
  const day = filtering.filters[edge] ?? ''
  const { text, setText, flush } = useDebouncedText(day, (typed) => {
    if (typed === '' || isDay(typed)) filtering.choose({ [edge]: typed || undefined })
  })
  return (
    <label className="min-w-0">
      <span className="mb-1 block text-xs text-text-3">{edge === 'from' ? 'From' : 'To'}</span>
      <TextField
        type="date"
        min="1000-01-01"
        max="9999-12-31"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={flush}
        className="rounded-lg px-2.5 md:h-[34px] md:text-sm"
      />
    </label>
  )
}

function useToday(): Day {
  const timeZone = useTimeZone()
  return useNow(MINUTE_MS, (nowMs) => localDay(nowMs, timeZone))
}
