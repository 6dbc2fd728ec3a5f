import { secondsUntil } from './unix-seconds'

const NOW_MS = Date.UTC(2026, 10, 21, 9)

it.each([
  ['18 s', 18_000, 18],
  ['part of a second counts whole', 17_001, 18],
  ['the last millisecond', 1, 1],
  ['now', 0, undefined],
  ['past', -5_000, undefined],
])('%s', (_, ms, expected) => {
  expect(secondsUntil(NOW_MS + ms, NOW_MS)).toBe(expected)
})
