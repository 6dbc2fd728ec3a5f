/** @jest-environment node */
import { secondsUntil, unixSeconds, utcYear } from './unix-time'

it.each([
  ['2026-03-02T08:00:00.000Z', 1_772_438_400],
  ['2026-03-02T08:00:00.999Z', 1_772_438_400],
  ['2026-03-02T09:00:01+01:00', 1_772_438_401],
])('the Unix timestamp of %s is %d', (date, expected) => {
  expect(unixSeconds(date)).toBe(expected)
})

const NOW_MS = Date.UTC(2026, 10, 21, 9)

it.each([
  ['18 s', 18_000, 18],
  ['part of a second counts as a whole one', 17_001, 18],
  ['the last millisecond', 1, 1],
  ['now', 0, undefined],
  ['past', -5_000, undefined],
])('the seconds until a moment: %s', (_, ms, expected) => {
  expect(secondsUntil(NOW_MS + ms, NOW_MS)).toBe(expected)
})

it.each([
  [Date.UTC(2026, 0, 1) - 1, 2025],
  [Date.UTC(2026, 0, 1), 2026],
])('the year of %d in UTC is %d, in every time zone', (atMs, year) => {
  expect(utcYear(atMs)).toBe(year)
})
