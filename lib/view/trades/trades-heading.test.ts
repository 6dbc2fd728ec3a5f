/** @jest-environment node */
import { sampleRecurring, sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { tradesHeading } from './trades-heading'

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
