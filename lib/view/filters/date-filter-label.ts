import type { EventFilters } from '@/lib/domain/filters/event-filters'
import { addDays, type Day } from '@/lib/domain/time/local-day'
import { localDate } from '@/lib/view/time/local-date'

/** Returns the name of the selected preset, such as 'This year', or the days as `daysText` writes them. */
export function datesLabel({ from, to }: EventFilters, today: Day): string {
  const preset = datePresets(today).find((days) => days.from === from && days.to === to)
  return preset ? preset.label : daysText({ from, to })
}

/** Returns '06 Apr 2025 – 01 May 2025', 'From 06 Apr 2025', 'Until 01 May 2025' or 'All dates'. */
export function daysText({ from, to }: EventFilters): string {
  if (from !== undefined && to !== undefined) return `${dayLabel(from)} – ${dayLabel(to)}`
  if (from !== undefined) return `From ${dayLabel(from)}`
  return to === undefined ? 'All dates' : `Until ${dayLabel(to)}`
}

function dayLabel(day: Day): string {
  return localDate(`${day}T12:00:00.000Z`, 'UTC').day
}

/** A range of days to select; both its days are included. */
type DatePreset = { label: string } & Record<'from' | 'to', Day | undefined>

/** The first days of countries' tax years (behaviour 17.3). */
const TAX_YEARS = [
  { country: 'US', begins: '-01-01' },
  { country: 'UK', begins: '-04-06' },
  { country: 'AU', begins: '-07-01' },
] as const

/** Returns the presets: all dates, two years, the last 30 days, and two tax years of each country. */
export function datePresets(today: Day): DatePreset[] {
  const year = Number(today.slice(0, 4))
  return [
    { label: 'All dates', from: undefined, to: undefined },
    yearFrom('This year', year, '-01-01'),
    yearFrom('Last year', year - 1, '-01-01'),
    { label: 'Last 30 days', from: addDays(today, -29), to: today },
    ...TAX_YEARS.flatMap(({ country, begins }) => {
      const current = today >= `${year}${begins}` ? year : year - 1
      return [current, current - 1].map((first) =>
        yearFrom(`${country} tax year ${yearsText(first, begins)}`, first, begins),
      )
    }),
  ]
}

function yearFrom(label: string, year: number, begins: string): DatePreset {
  return { label, from: `${year}${begins}`, to: addDays(`${year + 1}${begins}`, -1) }
}

/** Returns '2026', or '2025/26' for a tax year that spans two years. */
function yearsText(first: number, begins: string): string {
  if (begins === '-01-01') return String(first)
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`
}
