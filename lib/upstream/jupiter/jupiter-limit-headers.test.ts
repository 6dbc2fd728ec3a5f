/** @jest-environment node */
import { askedPauseMs, usedUpMs } from './jupiter-limit-headers'

const NOW = Date.UTC(2026, 10, 21)
const date = (ms: number) => new Date(NOW + ms).toUTCString()
const resetIn = (seconds: number) => ({ 'x-ratelimit-reset': `${NOW / 1_000 + seconds}` })
type Sent = Record<string, string>

describe('a refusal asks to wait', () => {
  it.each<[string, Sent, number | undefined]>([
    ['as long as Retry-After says', { 'retry-after': '5' }, 5_000],
    ['until x-ratelimit-reset, in Unix seconds', resetIn(9), 9_000],
    ['as Retry-After says where both do', { 'retry-after': '7', ...resetIn(9) }, 7_000],
    ['until the reset where a date has passed', { 'retry-after': date(0), ...resetIn(9) }, 9_000],
    ['for no time where it does not say', {}, undefined],
    ['for no time where the reset has passed', resetIn(-9), undefined],
    [
      'for no time that cannot be read',
      { 'retry-after': 'soon', 'x-ratelimit-reset': 'later' },
      undefined,
    ],
  ])('%s', (_, headers, expected) => {
    expect(askedPauseMs(new Headers(headers), NOW)).toBe(expected)
  })
})

describe('the limit is used up', () => {
  const remaining = (count: string) => ({ 'x-ratelimit-remaining': count })
  it.each<[string, Sent, number | undefined]>([
    ['until the reset where none remains', { ...remaining('0'), ...resetIn(9) }, 9_000],
    ['also below none', { ...remaining('-2'), ...resetIn(9) }, 9_000],
    ['not where one remains', { ...remaining('1'), ...resetIn(9) }, undefined],
    ['not where the reset has passed', { ...remaining('0'), ...resetIn(0) }, undefined],
    ['not where no reset is named', remaining('0'), undefined],
    ['not where the count cannot be read', { ...remaining('none'), ...resetIn(9) }, undefined],
    ['not where no header can be read', {}, undefined],
    ['not by the reset alone', resetIn(9), undefined],
  ])('%s', (_, headers, expected) => {
    expect(usedUpMs(new Headers(headers), NOW)).toBe(expected)
  })
})
