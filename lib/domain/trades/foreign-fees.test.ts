/** @jest-environment node */
import { sampleRecurring, sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { countForeignFees } from './foreign-fees'

it('trades with a fee in another token are counted over all orders', () => {
  const foreign = sampleTrade({ feeAmount: undefined })
  const orders = [
    sampleRecurring({ trades: [foreign, sampleTrade()] }),
    sampleTrigger({ trades: [foreign] }),
  ]
  expect(countForeignFees(orders)).toBe(2)
})
