/** @jest-environment node */
import { isFresh } from './max-age'

const NOW_MS = Date.UTC(2026, 10, 21, 9)
const DAY_MS = 24 * 60 * 60 * 1_000

it.each([
  ['just loaded', 0, true],
  ['24 hours old', DAY_MS, true],
  ['a millisecond older', DAY_MS + 1, false],
  ['from a clock a millisecond ahead', -1, false],
  ['from a clock years ahead', -1_000 * DAY_MS, false],
])('data that is %s still counts: %s', (_, ageMs, expected) => {
  expect(isFresh(NOW_MS - ageMs, NOW_MS)).toBe(expected)
})
