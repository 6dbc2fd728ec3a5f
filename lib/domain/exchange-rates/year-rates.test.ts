/** @jest-environment node */
import { daysOfYear, isFinal, isYearFresh } from './year-rates'

const year = (fetchedAtMs: number) => ({ year: 2026, days: {}, fetchedAtMs })
const at = (text: string) => Date.parse(`${text}Z`)

it.each([
  ['2026-12-31T23:59:59', false],
  ['2027-01-02T23:59:59', false],
  ['2027-01-03T00:00:00', true],
])('the rates of 2026, fetched at %s, are kept for good: %s (behaviour 27.5)', (text, expected) => {
  expect(isFinal(year(at(text)))).toBe(expected)
})

it.each([
  ['a day later', '2026-11-27T10:00:00', '2026-11-28T10:00:00', true],
  ['over a day later', '2026-11-27T10:00:00', '2026-11-28T10:00:01', false],
  ['years later, if it is kept for good', '2027-01-03T00:00:00', '2031-01-03T00:00:00', true],
  ['if the clock was ahead', '2026-11-29T10:00:00', '2026-11-28T10:00:00', false],
  ['if the clock was years ahead', '2031-01-01T10:00:00', '2026-11-28T10:00:00', false],
])('a year needs no new request %s: %s, %s, %s (behaviour 27.5)', (_, fetched, now, expected) => {
  expect(isYearFresh(year(at(fetched)), at(now))).toBe(expected)
})

it.each([
  [2025, { from: '2025-01-01', to: '2025-12-31' }],
  [2026, { from: '2026-01-01', to: '2026-11-28' }],
])('the days of %d until 28 November 2026 (behaviour 27.5)', (number, expected) => {
  expect(daysOfYear(number, at('2026-11-28T23:59:59'))).toEqual(expected)
})
