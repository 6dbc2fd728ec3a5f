/** @jest-environment node */
import {
  filtersButtonLabel,
  moreFiltersLabel,
  noOrderMatchesText,
  orderOptions,
  pairOption,
  pairOptions,
  rowsLabel,
} from './filter-label'
import { ALL_ORDERS } from '@/lib/domain/filters/order-filters'
import type { Order } from '@/lib/domain/orders/order'
import { testRecurring, testTrigger, SOL, USDC } from '@/lib/domain/testing/test-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { sol, stateOf, usdc } from '@/lib/view/testing/test-events'

it.each([
  ['no filter', 155, 155, false, '155 rows'],
  ['a filter', 12, 155, true, '12 of 155 rows'],
  ['thousands', 1_234, 100_000, true, '1,234 of 100,000 rows'],
])('the rows with %s (behaviour 17.7)', (_, shownCount, totalCount, isFiltered, text) => {
  expect(rowsLabel(shownCount, totalCount, isFiltered)).toBe(text)
})

it.each([
  [0, 'More', 'Filters'],
  [2, 'More · 2', 'Filters, 2 active'],
])('the buttons with %s filters say %s and %s', (count, moreLabel, label) => {
  expect(moreFiltersLabel(count)).toBe(moreLabel)
  expect(filtersButtonLabel(count)).toBe(label)
})

describe('the options of filters (behaviour 17.3)', () => {
  const first = testRecurring({ orderKey: 'FirstKeyOfAll', deposited: '3200' })
  const second = testRecurring({ orderKey: 'SecondKeyOfAll' })
  const sale = testTrigger({ outputMint: 'NowhereMint' })

  it.each<[string, TokenState, TokenState, string]>([
    ['known tokens', usdc, sol, 'USDC → SOL'],
    ['an unknown token', usdc, stateOf('Nowhere'), 'USDC → Unknown (Nowhere)'],
    ['a loading token', { kind: 'loading', mint: 'Mint' }, sol, 'Mint → SOL'],
    ['a look-alike', { ...usdc, imitates: 'USDC' }, sol, 'USDC (Not the verified USDC) → SOL'],
  ])('a pair of %s', (_, input, output, text) => {
    expect(pairOption(input, output)).toBe(text)
  })

  it('each pair once, by name, with both mints', () => {
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

  it('with several wallets, each order with its wallet (behaviour 21.4)', () => {
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
])('a heading without a match for %j (behaviour 17.15)', (text, heading) => {
  expect(noOrderMatchesText({ ...ALL_ORDERS, text })).toBe(heading)
})
