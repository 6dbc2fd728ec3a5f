import { addDays, type Day } from '@/lib/domain/time/local-day'

/** A first and a last day to select, both included. */
export type DatePreset = { label: string; from: Day; to: Day }

/** When a country's tax year begins: month and day (behaviour 17.5). */
const TAX_YEARS = [
  { country: 'US', begins: '-01-01' },
  { country: 'UK', begins: '-04-06' },
  { country: 'AU', begins: '-07-01' },
] as const

/** Returns the presets of a day: years, the last 30 days, and each tax year with the one before. */
export function datePresets(today: Day): DatePreset[] {
  const year = Number(today.slice(0, 4))
  return [
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

/** '2026', or '2025/26' of a tax year that is of two years. */
function yearsText(first: number, begins: string): string {
  if (begins === '-01-01') return String(first)
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`
}
