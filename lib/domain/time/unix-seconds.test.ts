/** @jest-environment node */
import { unixSeconds } from './unix-seconds'

it.each([
  ['2026-03-02T08:00:00.000Z', 1_772_438_400],
  ['2026-03-02T08:00:00.999Z', 1_772_438_400],
  ['2026-03-02T09:00:01+01:00', 1_772_438_401],
])('the Unix timestamp of %s is %d', (date, expected) => {
  expect(unixSeconds(date)).toBe(expected)
})
