import { doneAtOnce } from '@/lib/domain/time/done-at-once'
import { adjustedAmount } from '@/lib/domain/amounts/amount'
import { sampleTradeEvent } from '@/lib/view/testing/sample-events'
import { roundedTrades } from './rounded-trades'

it('rows that 8 decimals change are counted, those that become 0 are named (behaviour 19.8)', () => {
  const trades = [
    sampleTradeEvent(),
    sampleTradeEvent({ outputAmount: adjustedAmount('0.123456789') }),
    sampleTradeEvent({ inputAmount: adjustedAmount('0.000000001'), orderKey: 'Tiny' }),
    // The fee is no column.
    sampleTradeEvent({ fee: adjustedAmount('0.000000001') }),
  ]
  const zeros = [{ dateMs: Date.parse('2026-02-02T10:00:03Z'), id: 'id of Tiny' }]
  expect(doneAtOnce(roundedTrades(trades, ({ orderKey }) => `id of ${orderKey}`))).toEqual({
    rounded: 2,
    zeros,
  })
})
