import { dashedTime, shortTime, slashedTime } from './tax-date'

it.each([
  [dashedTime, '2026-03-02 08:05:06'],
  [slashedTime, '03/02/2026 08:05:06'],
  [shortTime, '3/2/2026 08:05'],
])('a time is in UTC, milliseconds cut off (behaviour 19.4)', (format, text) => {
  expect(format(Date.parse('2026-03-02T09:05:06.999+01:00'))).toBe(text)
})
