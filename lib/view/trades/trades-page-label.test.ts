/** @jest-environment node */
import { sampleRecurring, sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import {
  leftOutWalletsTexts,
  ordersNotFoundText,
  ordersSinceText,
  tradesHeading,
} from './trades-page-label'

const trades = [sampleTrade(), sampleTrade()]

describe('Displaying data for N Recurring Orders and M Triggers (K trades)', () => {
  it.each([
    ['no order', [], 'Displaying data for 0 Recurring Orders and 0 Triggers (0 trades)'],
    [
      'orders of both types',
      [
        sampleRecurring({ trades }),
        sampleRecurring({ recurringType: 'price' }),
        sampleTrigger({ trades: [sampleTrade()] }),
      ],
      'Displaying data for 2 Recurring Orders and 1 Triggers (3 trades)',
    ],
    [
      'triggers only',
      [sampleTrigger({ trades }), sampleTrigger({ trades: [] })],
      'Displaying data for 0 Recurring Orders and 2 Triggers (2 trades)',
    ],
  ])('%s', (_, orders, expected) => {
    expect(tradesHeading(orders)).toBe(expected)
  })

  it('of several wallets', () => {
    expect(tradesHeading([sampleTrigger({ trades })], 2)).toBe(
      'Displaying data for 0 Recurring Orders and 1 Triggers of 2 wallets (2 trades)',
    )
  })
})

it.each([
  [1, '1 order was read since.'],
  [1_200, '1,200 orders were read since.'],
])('%s orders that arrived after Submit: %s', (count, text) => {
  expect(ordersSinceText(count)).toBe(text)
})

it.each([
  [1, '1 order of this link is not among the orders of this wallet that were read.'],
  [2, '2 orders of this link are not among the orders of this wallet that were read.'],
])('%s orders of a link that are not there: %s', (count, text) => {
  expect(ordersNotFoundText(count)).toBe(text)
  expect(ordersNotFoundText(count, 2)).toBe(text.replace('this wallet', 'these wallets'))
})

it.each([
  [0, 0, 0, []],
  [1, 0, 0, ['An address of this link is not valid and is left out.']],
  [2, 0, 0, ['2 addresses of this link are not valid and are left out.']],
  [0, 1, 0, ['The first 10 wallets of this link are shown; 1 wallet is left out.']],
  [
    1,
    3,
    0,
    [
      'An address of this link is not valid and is left out.',
      'The first 10 wallets of this link are shown; 3 wallets are left out.',
    ],
  ],
  [0, 0, 1, ['The sample wallet is shown by itself only.']],
])('%s wrong, %s too many, %s beside the sample (behaviour 21.2)', (...row) => {
  const [invalid, tooMany, besideSample, texts] = row
  const leftOut = { invalid, tooMany, besideSample }
  expect(leftOutWalletsTexts({ kind: 'trades', wallets: [], ...leftOut })).toEqual(texts)
})
