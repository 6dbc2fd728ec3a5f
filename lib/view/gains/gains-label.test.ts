/** @jest-environment node */
import type { RemainingAt } from '@/lib/domain/gains/report'
import type { TokenGains } from '@/lib/domain/gains/gains'
import { fixed } from '@/lib/domain/amounts/decimal'
import { sol } from '@/lib/view/testing/test-events'
import { noGains, testTokenGains as token } from '@/lib/view/testing/test-gains'
import {
  averagePaid,
  averageRemaining,
  daysOfPeriod,
  gainLabel,
  gainSumLabel,
  mismatchesText,
  periodLabel,
  remainingCost,
  remainingHead,
  uncountedTexts,
  withoutCostNote,
  withoutCostText,
  worthLabels,
  worthTimeText,
} from './gains-label'

it.each([
  [fixed('1234.5'), '+$1,234.50'],
  [-fixed('50'), '−$50.00'],
  [0n, '$0.00'],
  [-fixed('0.000000001'), '−<$0.00000001'],
])('a gain of %s is %s', (gain, text) => {
  expect(gainLabel(gain, 'USD')).toBe(text)
})

it.each<[string, Partial<TokenGains>, string]>([
  ['bought elsewhere', {}, '4.2 of 10 SOL sold have no known cost, so no gain is counted'],
  [
    'bought without a price',
    { soldUnpriced: fixed('2') },
    '4.2 of 10 SOL sold have no known cost, so no gain is counted: 2 were bought without a price',
  ],
  [
    'held by another wallet',
    { soldUnpriced: fixed('1'), isHeldElsewhere: true },
    '4.2 of 10 SOL sold have no known cost, so no gain is counted: 1 was bought without a price, another wallet here held some then',
  ],
  ['a known cost', { soldWithoutCost: 0n }, ''],
])('a sale without a known cost says why: %s (behaviour 26.7)', (_, change, text) => {
  expect(withoutCostText({ ...token, ...change }, sol, 'USD')).toBe(text)
})

it('names an unknown token by its mint, and marks a look-alike (behaviour 6.11)', () => {
  expect(withoutCostText(token, { kind: 'unknown', mint: 'MintA' }, 'USD')).toContain(
    'Unknown (MintA) sold',
  )
  const imitator = { ...sol, imitates: 'SOL' }
  expect(withoutCostText(token, imitator, 'USD')).toContain(
    '4.2 of 10 SOL (Not the verified SOL) sold',
  )
})

it('a row’s note is short (behaviour 26.8)', () => {
  expect(withoutCostNote(token)).toBe('4.2 without known cost')
})

it('a sum of gains is a dash without a sale of known cost (behaviour 26.8)', () => {
  expect(gainSumLabel(token.gain, 'USD')).toBe('+$1,234.50')
  expect(gainSumLabel({ value: 0n, trades: 0 }, 'USD')).toBe('–')
})

it('trades without a value or an amount are mentioned (behaviour 26.3)', () => {
  expect(uncountedTexts({ ...noGains, unpriced: 3, unmeasured: 1 })).toEqual({
    unpriced: '3 trades without a price: their cost or gain is unknown',
    unmeasured: '1 trade with unknown amounts isn’t counted',
  })
  expect(uncountedTexts({ ...noGains, unpriced: 1 }).unpriced).toBe(
    '1 trade without a price: its cost or gain is unknown',
  )
  expect(uncountedTexts(noGains)).toEqual({ unpriced: '', unmeasured: '' })
})

it('trades whose sides differ in USD are mentioned (behaviour 8.27)', () => {
  expect([0, 1, 1_234].map(mismatchesText)).toEqual([
    '',
    'The sides of 1 trade differ by over 10%',
    'The sides of 1,234 trades differ by over 10%',
  ])
})

describe('averages (behaviour 26.8)', () => {
  it('what was paid is exact to 30 digits; without a known cost there is none', () => {
    expect(averagePaid(token)).toBe(`33.${'3'.repeat(28)}`)
    expect(averagePaid({ ...token, cost: { value: 0n, trades: 1 } })).toBe('0')
    expect(averagePaid({ ...token, boughtWithCost: 0n })).toBeUndefined()
  })

  it('what remains has an average with average cost alone', () => {
    expect(averageRemaining(token, 'average')).toBe('50')
    expect(averageRemaining(token, 'fifo')).toBeUndefined()
  })

  it('what remains has no known cost if all of it was bought without a price', () => {
    const unknown = { amount: fixed('1'), amountWithCost: 0n, cost: 0n }
    expect(remainingCost(unknown)).toBeUndefined()
    expect(remainingCost({ ...unknown, amount: 0n })).toBe(0n)
    expect(averageRemaining({ ...token, remaining: unknown }, 'average')).toBeUndefined()
  })
})

it.each<[string, RemainingAt, string]>([
  ['now', { day: undefined, before: undefined, isOfAllOrders: false }, 'Remaining'],
  [
    'the last day of a filter',
    { day: '2026-04-05', before: '', isOfAllOrders: false },
    'Remaining on 5 Apr 2026',
  ],
  [
    'with another filter',
    { day: undefined, before: undefined, isOfAllOrders: true },
    'Remaining, all selected orders',
  ],
  [
    'with both',
    { day: '2026-04-15', before: '', isOfAllOrders: true },
    'Remaining on 15 Apr 2026, all selected orders',
  ],
])('the head of what remains: %s (behaviour 26.4)', (_, remaining, head) => {
  expect(remainingHead(remaining)).toBe(head)
})

it.each([
  ['no filter', '2026-03', {}, '2026-03-01', '2026-03-31'],
  [
    'a filter inside the month',
    '2026-03',
    { from: '2026-03-05', to: '2026-03-20' },
    '2026-03-05',
    '2026-03-20',
  ],
  [
    'a filter that ends in the month',
    '2026-03',
    { from: '2026-01-05', to: '2026-03-20' },
    '2026-03-01',
    '2026-03-20',
  ],
  ['a tax year', '2025', { from: '2025-04-06', to: '2026-04-05' }, '2025-04-06', '2025-12-31'],
])('a press on a row sets its days: %s (behaviour 26.8)', (_, period, filters, from, to) => {
  expect(daysOfPeriod(period, filters)).toEqual({ from, to })
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

describe('the worth of what remains (behaviour 26.9)', () => {
  it.each<[string, TokenGains, string, ReturnType<typeof worthLabels>]>([
    ['more than its cost', token, '60', { worth: '$60.00', difference: '+$10.00' }],
    ['less than its cost', token, '49.5', { worth: '$49.50', difference: '−$0.50' }],
    ['nothing, at a price of 0', token, '0', { worth: '$0.00', difference: '−$50.00' }],
    [
      'no figure if nothing remains',
      { ...token, remaining: { amount: 0n, amountWithCost: 0n, cost: 0n } },
      '60',
      undefined,
    ],
    [
      'no difference while a part has no known cost',
      { ...token, remaining: { ...token.remaining, amount: fixed('2') } },
      '60',
      { worth: '$120.00', difference: undefined },
    ],
    ['no figure if the token has no price', { ...token, mint: 'Other' }, '60', undefined],
  ])('%s', (_, result, price, expected) => {
    expect(worthLabels(result, new Map([['Mint', price]]), 'USD', undefined)).toEqual(expected)
  })

  it('shows the time of the prices', () => {
    expect(worthTimeText(Date.UTC(2026, 10, 21, 14, 32, 59), 'UTC', undefined)).toBe(
      'Worth now at 14:32',
    )
  })
})
