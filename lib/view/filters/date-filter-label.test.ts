/** @jest-environment node */
import { datePresets, datesLabel } from './date-filter-label'
import type { EventFilters } from '@/lib/domain/filters/event-filters'

it.each<[string, EventFilters, string]>([
  ['none', {}, 'All dates'],
  ['the days of a preset', { from: '2026-01-01', to: '2026-12-31' }, 'This year'],
  ['other days', { from: '2026-01-02', to: '2026-03-01' }, '02 Jan 2026 – 01 Mar 2026'],
  ['the first day only', { from: '2026-01-02' }, 'From 02 Jan 2026'],
  ['the last day only', { to: '2026-03-01' }, 'Until 01 Mar 2026'],
])('the selected days: %s (behaviour 17.3)', (_, filters, text) => {
  expect(datesLabel(filters, '2026-11-22')).toBe(text)
})

const daysOf = (today: string) =>
  Object.fromEntries(datePresets(today).map(({ label, from, to }) => [label, `${from} ${to}`]))

describe('the presets (behaviour 17.3)', () => {
  it('years, the last 30 days, and the tax years of the US, UK and Australia', () => {
    expect(daysOf('2026-11-22')).toEqual({
      'All dates': 'undefined undefined',
      'This year': '2026-01-01 2026-12-31',
      'Last year': '2025-01-01 2025-12-31',
      'Last 30 days': '2026-10-24 2026-11-22',
      'US tax year 2026': '2026-01-01 2026-12-31',
      'US tax year 2025': '2025-01-01 2025-12-31',
      'UK tax year 2026/27': '2026-04-06 2027-04-05',
      'UK tax year 2025/26': '2025-04-06 2026-04-05',
      'AU tax year 2026/27': '2026-07-01 2027-06-30',
      'AU tax year 2025/26': '2025-07-01 2026-06-30',
    })
  })

  it.each([
    ['2026-04-05', 'UK tax year 2025/26', '2025-04-06 2026-04-05'],
    ['2026-04-06', 'UK tax year 2026/27', '2026-04-06 2027-04-05'],
    ['2026-06-30', 'AU tax year 2025/26', '2025-07-01 2026-06-30'],
    ['2026-07-01', 'AU tax year 2026/27', '2026-07-01 2027-06-30'],
    ['2099-12-31', 'UK tax year 2099/00', '2099-04-06 2100-04-05'],
    ['2026-03-01', 'Last 30 days', '2026-01-31 2026-03-01'],
  ])('on %s: %s', (today, label, days) => {
    expect(daysOf(today)).toHaveProperty([label], days)
  })
})
