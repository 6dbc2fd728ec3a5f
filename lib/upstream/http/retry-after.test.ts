/** @jest-environment node */
import { retryAfterMs } from './retry-after'

const NOW_MS = Date.UTC(2026, 10, 21)
const dateIn = (ms: number) => new Date(NOW_MS + ms).toUTCString()

it.each([
  ['seconds', '7', 7_000],
  ['one second', '1', 1_000],
  ['a date', dateIn(30_000), 30_000],
  ['a date that has passed', dateIn(0), undefined],
  ['0', '0', undefined],
  ['no end', 'Infinity', undefined],
  ['no header', undefined, undefined],
  ['words', 'soon', undefined],
])('Retry-After: %s', (_, value, ms) => {
  const headers = new Headers(value === undefined ? {} : { 'retry-after': value })
  expect(retryAfterMs(headers, NOW_MS)).toBe(ms)
})
