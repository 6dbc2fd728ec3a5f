/** @jest-environment node */
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import { busyPauseMs } from './busy-site'

const NOW_MS = Date.UTC(2026, 10, 21)
const status = (code: number, headers: Record<string, string> = {}) =>
  new UpstreamError({ kind: 'status', status: code, message: '', headers: new Headers(headers) })

it.each([
  ['503 waits as long as Retry-After says', status(503, { 'retry-after': '2' }), 2_000],
  ['30 s at most', status(503, { 'retry-after': '3600' }), 30_000],
  ['503 without Retry-After is a fault', status(503), undefined],
  ['so is any other status', status(429, { 'retry-after': '2' }), undefined],
  ['and a lost connection', new UpstreamError({ kind: 'network' }), undefined],
])('%s (behaviour 9.13)', (_, error, pauseMs) => {
  expect(busyPauseMs(error, NOW_MS)).toBe(pauseMs)
})
