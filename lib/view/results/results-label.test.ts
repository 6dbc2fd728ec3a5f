/** @jest-environment node */
import type { TokenResult } from '@/lib/domain/results/results'
import { fixed } from '@/lib/domain/amounts/decimal'
import { sol } from '@/lib/view/testing/test-events'
import { tokenResult as token } from '@/lib/view/testing/test-results'
import {
  averageCost,
  daysOfPeriod,
  gainLabel,
  gainSumLabel,
  periodLabel,
  uncountedTexts,
  unmatchedText,
  worthLabels,
  worthTimeText,
} from './results-label'

it.each([
  [fixed('1234.5'), '+$1,234.50'],
  [-fixed('50'), '−$50.00'],
  [0n, '$0.00'],
  [-fixed('0.000000001'), '−<$0.00000001'],
])('a gain of %s is %s', (gain, text) => {
  expect(gainLabel(gain)).toBe(text)
})

it('a sale without a known purchase is mentioned, and has no gain (behaviour 26.2)', () => {
  expect(unmatchedText(token, sol)).toBe(
    '4.2 of 10 SOL sold were not bought in these orders: no gain counted',
  )
  expect(unmatchedText(token, { kind: 'unknown', mint: 'MintA' })).toContain('Unknown (MintA) sold')
  expect(unmatchedText({ ...token, unmatched: 0n }, sol)).toBe('')
  expect(gainSumLabel(token.gain)).toBe('+$1,234.50')
  expect(gainSumLabel({ usd: 0n, trades: 0 })).toBe('–')
})

it('a look-alike is marked in texts (behaviour 6.11)', () => {
  const imitator = { ...sol, imitates: 'SOL' }
  const name = 'SOL (Not the verified SOL)'
  expect(unmatchedText(token, imitator)).toContain(`4.2 of 10 ${name} sold`)
})

it('trades that are not counted are mentioned (behaviour 26.3)', () => {
  const results = { tokens: [], periods: [] }
  expect(uncountedTexts({ ...results, unpriced: 3, unmeasured: 1 })).toEqual({
    unpriced: '3 trades without a price aren’t counted',
    unmeasured: '1 trade with unknown amounts isn’t counted',
  })
  expect(uncountedTexts({ ...results, unpriced: 0, unmeasured: 0 })).toEqual({
    unpriced: '',
    unmeasured: '',
  })
})

it('an average is exact to 30 digits; a token that wasn’t bought has none', () => {
  expect(averageCost(token)).toBe(`33.${'3'.repeat(28)}`)
  expect(averageCost({ ...token, boughtUsd: 0n })).toBe('0')
  expect(averageCost({ ...token, bought: 0n })).toBeUndefined()
})

it.each([
  ['2026-02', 'Feb 2026', '2026-02-01', '2026-02-28'],
  ['2024-02', 'Feb 2024', '2024-02-01', '2024-02-29'],
  ['2025-12', 'Dec 2025', '2025-12-01', '2025-12-31'],
  ['2025', '2025', '2025-01-01', '2025-12-31'],
])('%s is %s, from %s to %s (behaviour 26.5)', (period, label, from, to) => {
  expect(periodLabel(period)).toBe(label)
  expect(daysOfPeriod(period)).toEqual({ from, to })
})

describe('the worth of what is left (behaviour 26.9)', () => {
  it.each<[string, TokenResult, string, ReturnType<typeof worthLabels>]>([
    ['more than its cost', token, '60', { worth: '$60.00', difference: '+$10.00' }],
    ['less than its cost', token, '49.5', { worth: '$49.50', difference: '−$0.50' }],
    ['nothing, at a price of 0', token, '0', { worth: '$0.00', difference: '−$50.00' }],
    ['no figure if nothing is left', { ...token, left: 0n, leftCost: 0n }, '60', undefined],
    ['no figure if the token has no price', { ...token, mint: 'Other' }, '60', undefined],
  ])('%s', (_, result, price, expected) => {
    expect(worthLabels(result, new Map([['Mint', price]]))).toEqual(expected)
  })

  it('shows the time of the prices', () => {
    expect(worthTimeText(Date.UTC(2026, 10, 21, 14, 32, 59), 'UTC')).toBe('Worth now at 14:32')
  })
})
