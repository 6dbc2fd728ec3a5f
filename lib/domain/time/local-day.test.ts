/** @jest-environment node */
import fc from 'fast-check'
import { addDays, isDay, localDay, localIso, startOfDay } from './local-day'

const ZONES = [
  ...['UTC', 'America/New_York', 'Europe/London', 'Asia/Kolkata', 'Australia/Lord_Howe'],
  ...['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Santiago', 'America/St_Johns'],
]

describe('the first moment of a day, in the zone of the table (behaviour 17.3)', () => {
  it.each([
    ['UTC', '2026-03-02', '2026-03-02T00:00:00.000Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['Asia/Kolkata', '2026-03-02', '2026-03-01T18:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-01-01', '2026-01-01T11:00:00.000Z'],
    // The clocks skip from 24:00 to 01:00.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ])('in %s: %s', (zone, day, first) => {
    expect(new Date(startOfDay(day, zone)).toISOString()).toBe(first)
  })

  it('is on this day, and the moment before it is on the day before', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.integer({ min: 0, max: 4_000 }), (zone, days) => {
        const day = addDays('2020-01-01', days)
        const first = startOfDay(day, zone)
        expect(localDay(first, zone)).toBe(day)
        expect(localDay(first - 1, zone)).toBe(addDays(day, -1))
      }),
      { numRuns: 100 },
    )
  })
})

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-02', -29, '2026-02-01'],
])('%s plus %s days is %s', (day, days, other) => {
  expect(addDays(day, days)).toBe(other)
})

it.each([
  ['2026-03-02', true],
  ['2026-02-29', false],
  ['0026-03-02', false],
  ['2026-3-2', false],
  ['2026-03-02T00:00', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

it('a day is in the visitor’s own zone if no zone is given', () => {
  const noon = new Date(2026, 2, 2, 12).getTime()
  expect(localDay(noon, undefined)).toBe('2026-03-02')
  expect(startOfDay('2026-03-02', undefined)).toBe(new Date(2026, 2, 2).getTime())
})

it('the visitor’s own zone follows the system’s zone when that changes', () => {
  const noon = Date.UTC(2026, 2, 2, 12)
  const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset')
  offset.mockReturnValue(300)
  expect(localIso(noon, undefined)).toBe('2026-03-02T07:00:00')
  offset.mockReturnValue(-540)
  expect(localIso(noon, undefined)).toBe('2026-03-02T21:00:00')
  offset.mockRestore()
})

it.each([['UTC'], [undefined], ['America/St_Johns'], ['Australia/Lord_Howe']])(
  'a moment in %s reads as Intl writes it, to the second',
  (timeZone) => {
    const formatter = new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZone,
    })
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }), (ms) => {
        const parts = formatter.formatToParts(ms)
        const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
        expect(localIso(ms, timeZone)).toBe(
          `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`,
        )
      }),
    )
  },
)
