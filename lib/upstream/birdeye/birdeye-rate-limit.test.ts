/** @jest-environment node */
import type { UpstreamFault } from '@/lib/upstream/http/upstream-error'
import { backOffMs, isRateLimit } from './birdeye-rate-limit'

const NOW_MS = Date.UTC(2026, 10, 21)

function statusFault(status: number, headers: Record<string, string> = {}) {
  return { kind: 'status', status, message: '', headers: new Headers(headers) } as const
}

it.each<[string, UpstreamFault | undefined, boolean]>([
  ['429 is one', statusFault(429), true],
  ['no other status is', statusFault(503), false],
  ['a lost connection is none', { kind: 'network' }, false],
  ['an error of our own is none', undefined, false],
])('a limit of Birdeye’s: %s', (_, fault, expected) => {
  expect(isRateLimit(fault)).toBe(expected)
})

it.each([
  ['10 s', undefined, 10_000],
  ['as long as Retry-After says where that is longer', '25', 25_000],
  ['until the date that it names', new Date(NOW_MS + 30_000).toUTCString(), 30_000],
  ['10 s where it asks for less', '3', 10_000],
  ['60 s at most', '61', 60_000],
])('the wait before a second try: %s', (_, value, ms) => {
  const fault = statusFault(429, value === undefined ? {} : { 'retry-after': value })
  expect(backOffMs(fault, NOW_MS)).toBe(ms)
})
