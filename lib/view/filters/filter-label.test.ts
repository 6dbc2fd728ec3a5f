/** @jest-environment node */
import {
  datePresets,
  datesLabel,
  filtersButtonLabel,
  moreFiltersLabel,
  noOrderMatchesText,
  orderOptions,
  pairOption,
  pairOptions,
  rowsLabel,
} from './filter-label'
import type { EventFilters } from '@/lib/domain/filters/event-filters'
import { ALL_ORDERS } from '@/lib/domain/filters/matching-orders'
import type { Order } from '@/lib/domain/orders/order'
import { sampleRecurring, sampleTrigger, SOL, USDC } from '@/lib/domain/testing/sample-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { sol, stateOf, usdc } from '@/lib/view/testing/sample-events'

it.each([
  ['no filter', 155, 155, false, '155 rows'],
  ['a filter', 12, 155, true, '12 of 155 rows'],
  ['thousands', 1_234, 100_000, true, '1,234 of 100,000 rows'],
])('the rows with %s (behaviour 17.7)', (_, shown, all, isFiltered, text) => {
  expect(rowsLabel(shown, all, isFiltered)).toBe(text)
})

it.each<[string, EventFilters, string]>([
  ['none', {}, 'All dates'],
  ['days that are offered', { from: '2026-01-01', to: '2026-12-31' }, 'This year'],
  ['others', { from: '2026-01-02', to: '2026-03-01' }, '02 Jan 2026 – 01 Mar 2026'],
  ['the first only', { from: '2026-01-02' }, 'From 02 Jan 2026'],
  ['the last only', { to: '2026-03-01' }, 'Until 01 Mar 2026'],
])('the days that are chosen: %s (behaviour 17.3)', (_, filters, text) => {
  expect(datesLabel(filters, '2026-11-22')).toBe(text)
})

it.each([
  [0, 'More', 'Filters'],
  [2, 'More · 2', 'Filters, 2 active'],
])('the buttons with %s filters say %s and %s', (count, more, all) => {
  expect(moreFiltersLabel(count)).toBe(more)
  expect(filtersButtonLabel(count)).toBe(all)
})

describe('what there is to choose from (behaviour 17.3)', () => {
  const first = sampleRecurring({ orderKey: 'FirstKeyOfAll', inDeposited: '3200' })
  const second = sampleRecurring({ orderKey: 'SecondKeyOfAll' })
  const sale = sampleTrigger({ outputMint: 'NowhereMint' })

  it.each<[string, TokenState, TokenState, string]>([
    ['known tokens', usdc, sol, 'USDC → SOL'],
    ['an unknown one', usdc, stateOf('Nowhere'), 'USDC → Unknown (Nowhere)'],
    ['one still asked for', { kind: 'loading', mint: 'Mint' }, sol, 'Mint → SOL'],
    ['a look-alike', { ...usdc, imitates: 'USDC' }, sol, 'USDC (Not the verified USDC) → SOL'],
  ])('a pair of %s', (_, input, output, text) => {
    expect(pairOption(input, output)).toBe(text)
  })

  it('pairs each once, by name, with both mints', () => {
    expect(pairOptions([first, sale, second], stateOf)).toEqual([
      { value: `${SOL} NowhereMint`, text: 'SOL → Unknown (NowhereMint)' },
      { value: `${USDC} ${SOL}`, text: 'USDC → SOL' },
    ])
  })

  it('orders with badge, amount, pair, day and key', () => {
    expect(orderOptions([first, second], stateOf, undefined)).toEqual([
      { value: 'FirstKeyOfAll', text: 'RT 3,200 USDC → SOL, 01 Feb 2026, Firs…fAll' },
      { value: 'SecondKeyOfAll', text: 'RT 100 USDC → SOL, 01 Feb 2026, Seco…fAll' },
    ])
  })

  it('of several wallets each order with its own (behaviour 21.4)', () => {
    const walletOf = (order: Order) => (order === first ? 'Savings' : '7YtF…gAsU')
    expect(orderOptions([first, second], stateOf, 'UTC', walletOf).map(({ text }) => text)).toEqual(
      [
        'RT 3,200 USDC → SOL, 01 Feb 2026, Firs…fAll, wallet Savings',
        'RT 100 USDC → SOL, 01 Feb 2026, Seco…fAll, wallet 7YtF…gAsU',
      ],
    )
  })
})

it.each([
  [' bonk ', 'No orders match “bonk”.'],
  ['', 'No orders match these filters.'],
])('a heading without a match for %j (behaviour 17.15)', (text, said) => {
  expect(noOrderMatchesText({ ...ALL_ORDERS, text })).toBe(said)
})

const daysOf = (today: string) =>
  Object.fromEntries(datePresets(today).map(({ label, from, to }) => [label, `${from} ${to}`]))

describe('days to choose at once (behaviour 17.3)', () => {
  it('years, the last 30 days, and the tax years of the US, UK and Australia', () => {
    expect(daysOf('2026-11-22')).toEqual({
      'This year': '2026-01-01 2026-12-31',
      'Last year': '2025-01-01 2025-12-31',
      'Last 30 days': '2026-10-24 2026-11-22',
      'US tax year 2026': '2026-01-01 2026-12-31',
      'US tax year 2025': '2025-01-01 2025-12-31',
      'UK tax year 2026/27': '2026-04-06 2027-04-05',
      'UK tax year 2025/26': '2025-04-06 2026-04-05',
      'AU tax year 2026/27': '2026-07-01 2027-06-30',
      'AU tax year 2025/26': '2025-07-01 2026-06-30',
    })
  })

  it.each([
    ['2026-04-05', 'UK tax year 2025/26', '2025-04-06 2026-04-05'],
    ['2026-04-06', 'UK tax year 2026/27', '2026-04-06 2027-04-05'],
    ['2026-06-30', 'AU tax year 2025/26', '2025-07-01 2026-06-30'],
    ['2026-07-01', 'AU tax year 2026/27', '2026-07-01 2027-06-30'],
    ['2099-12-31', 'UK tax year 2099/00', '2099-04-06 2100-04-05'],
    ['2026-03-01', 'Last 30 days', '2026-01-31 2026-03-01'],
  ])('on %s: %s', (today, label, days) => {
    expect(daysOf(today)).toHaveProperty([label], days)
  })
})
