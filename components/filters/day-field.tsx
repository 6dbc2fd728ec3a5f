import { useId } from 'react'
import { TextField } from '@/components/ui/text-field'
import { useRestingText } from '@/lib/browser/filters/use-resting-text'
import { type Day, isDay } from '@/lib/domain/time/local-day'

type DayFieldProps = {
  label: string
  day: Day | undefined
  onDay: (day: Day | undefined) => void
}

/** A day, taken once the typing rests: a year is typed digit by digit. */
export function DayField({ label, day, onDay }: DayFieldProps) {
  const id = useId()
  const { text, type, rest } = useRestingText(day ?? '', (typed) => {
    if (typed !== '' && !isDay(typed)) return day ?? ''
    onDay(typed === '' ? undefined : typed)
    return typed
  })
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-xs text-text-3">
        {label}
      </label>
      <TextField
        id={id}
        type="date"
        min="1000-01-01"
        max="9999-12-31"
        state="neutral"
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={rest}
        className="rounded-lg px-2.5 md:h-[34px] md:text-sm"
      />
    </div>
  )
}
