/** @jest-environment node */
import { retryAfterMs } from './upstream-error'

const NOW = Date.UTC(2026, 10, 21)

it.each([
  ['seconds', '7', 7_000],
  ['a date', new Date(NOW + 9_000).toUTCString(), 9_000],
  ['a date that has passed', new Date(NOW).toUTCString(), undefined],
  ['0', '0', undefined],
  ['no time', 'soon', undefined],
])('Retry-After: %s', (_, value, expected) => {
  expect(retryAfterMs(new Headers({ 'retry-after': value }), NOW)).toBe(expected)
})

it('an answer without Retry-After asks for no wait', () => {
  expect(retryAfterMs(new Headers(), NOW)).toBeUndefined()
})
