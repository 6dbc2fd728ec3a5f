/** @jest-environment node */
import { testRecurring, testTrade, testTrigger } from '@/lib/domain/testing/test-orders'
import { SAMPLE_ALONE } from '@/lib/view/wallet/wallet-label'
import {
  moreOrdersText,
  transferNote,
  ordersNotFoundText,
  skippedWalletsTexts,
  tradesHeading,
} from './trades-page-label'

const trades = [testTrade(), testTrade()]

describe('Displaying data for N Recurring Orders and M Triggers (K trades)', () => {
  it.each([
    ['no order', [], 'Displaying data for 0 Recurring Orders and 0 Triggers (0 trades)'],
    [
      'orders of both types',
      [
        testRecurring({ trades }),
        testRecurring({ recurringType: 'price' }),
        testTrigger({ trades: [testTrade()] }),
      ],
      'Displaying data for 2 Recurring Orders and 1 Triggers (3 trades)',
    ],
  ])('%s', (_, orders, expected) => {
    expect(tradesHeading(orders, { wallets: 1, isLoading: false })).toBe(expected)
  })

  it.each([
    ['nothing is loaded', [], 'Loading trades…'],
    ['no trigger is loaded', [testRecurring({ trades })], '1 Recurring Orders (2 trades)'],
    ['no recurring order is loaded', [testTrigger({ trades })], '1 Triggers (2 trades)'],
    ['no trade is loaded', [testTrigger({ trades: [] })], '1 Triggers'],
  ])('while %s, it leaves out numbers that are 0', (_, orders, expected) => {
    const heading = tradesHeading(orders, { wallets: 1, isLoading: true })
    expect(heading.replace('Displaying data for ', '')).toBe(expected)
  })

  it('of several wallets', () => {
    expect(tradesHeading([testTrigger({ trades })], { wallets: 2, isLoading: false })).toBe(
      'Displaying data for 0 Recurring Orders and 1 Triggers of 2 wallets (2 trades)',
    )
  })
})

it.each([
  [1, '1 more order loaded.', '1 order in this link wasn’t found.'],
  [1_200, '1,200 more orders loaded.', '1,200 orders in this link weren’t found.'],
])('%s orders that loaded after Submit, or weren’t found (behaviour 5.1, 5.17)', (...row) => {
  const [count, loaded, notFound] = row
  expect([moreOrdersText(count), ordersNotFoundText(count)]).toEqual([loaded, notFound])
})

it.each([
  [0, 0, 0, []],
  [
    1,
    1,
    0,
    [
      'Skipped 1 invalid address in this link.',
      'Showing the first 10 wallets. 1 more isn’t shown.',
    ],
  ],
  [
    2,
    3,
    0,
    [
      'Skipped 2 invalid addresses in this link.',
      'Showing the first 10 wallets. 3 more aren’t shown.',
    ],
  ],
  [0, 0, 1, [SAMPLE_ALONE]],
])('%s invalid, %s too many, %s not shown with the sample wallet (behaviour 21.1)', (...row) => {
  const [invalid, tooMany, notWithSample, texts] = row
  const skipped = { invalid, tooMany, notWithSample }
  expect(skippedWalletsTexts({ kind: 'trades', wallets: [], ...skipped })).toEqual(texts)
})

it.each([
  ['a deposit', 'deposit', 1, 'into order, 1 trade'],
  ['a deposit whose trades are missing', 'deposit', undefined, 'into order'],
  ['a refund', 'refund', 3, 'back to wallet'],
] as const)('the note of %s (behaviour 5.4, 16.1)', (_, kind, count, note) => {
  expect(transferNote(kind, count)).toBe(note)
})
