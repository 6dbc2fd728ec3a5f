/** @jest-environment node */
import type { TokenResult } from '@/lib/domain/results/average-cost'
import { fixed } from '@/lib/domain/results/fixed'
import {
  averageCost,
  daysOfPeriod,
  gainLabel,
  periodLabel,
  sumLabel,
  tokenGainLabel,
  uncountedTexts,
  unmatchedText,
} from './results-label'

const token: TokenResult = {
  mint: 'Mint',
  bought: fixed('3'),
  boughtUsd: fixed('100'),
  unpriced: 0,
  sold: fixed('10'),
  soldUsd: fixed('50'),
  unmatched: fixed('4.2'),
  costSold: fixed('50'),
  gain: fixed('1234.5'),
  left: fixed('1'),
  leftCost: fixed('50'),
}

it.each([
  [fixed('1234.5'), '+$1,234.50'],
  [-fixed('50'), '−$50.00'],
  [0n, '$0.00'],
  [-fixed('0.000000001'), '−<$0.00000001'],
])('a gain of %s is %s', (gain, text) => {
  expect(gainLabel(gain)).toBe(text)
})

it('what was sold without a known purchase is said, and has no gain (behaviour 26.2)', () => {
  expect(unmatchedText(token, 'SOL')).toBe(
    '4.2 of 10 SOL sold were not bought in these orders: no gain counted',
  )
  expect(unmatchedText({ ...token, unmatched: 0n }, 'SOL')).toBe('')
  expect(tokenGainLabel(token)).toBe('+$1,234.50')
  expect(tokenGainLabel({ ...token, unmatched: token.sold })).toBe('–')
})

it('what is not counted is said (behaviour 26.3)', () => {
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

it('an average is exact to 30 digits; of nothing there is none', () => {
  expect(averageCost(token)).toBe(`33.${'3'.repeat(28)}`)
  expect(averageCost({ ...token, boughtUsd: 0n })).toBe('0')
  expect(averageCost({ ...token, bought: 0n })).toBeUndefined()
})

it('a sum of no trade is a dash, and of a free one $0.00 (behaviour 26.5)', () => {
  expect(sumLabel({ usd: 0n, trades: 0 })).toBe('–')
  expect(sumLabel({ usd: 0n, trades: 1 })).toBe('$0.00')
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
