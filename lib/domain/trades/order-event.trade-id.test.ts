/** @jest-environment node */
import fc from 'fast-check'
import { testRecurring, testTrade } from '@/lib/domain/testing/test-orders'
import { orderEvents } from './events-by-date'
import { tradeId } from './order-event'

const UUID = '5a3cb97a-3c5e-4c1e-9d3a-0123456789ab'

it.each([
  [{ orderKey: 'Key', transactionSignature: 'Sig' }, 'Sig:Key:1'],
  [{ orderKey: UUID, transactionSignature: 'Sig', place: 2 }, `Sig:${UUID}:2`],
  [{ orderKey: 'Key', transactionSignature: '' }, ':Key:1'],
])('the id of a trade: %j is %s (behaviour 19.5)', (trade, id) => {
  expect(tradeId(trade)).toBe(id)
})

const anyFill = fc
  .record({
    confirmedAt: fc.constantFrom('2026-02-02T10:00:03.000Z', '2026-02-02T10:00:04.000Z'),
    inputAmount: fc.constantFrom('1', '2'),
    transactionSignature: fc.constantFrom('', 'SignatureA', 'SignatureB'),
  })
  .map(testTrade)

describe('ids of the trades of a wallet (behaviour 19.5)', () => {
  const orderOf = (orderKey: string, trades: ReturnType<typeof testTrade>[]) =>
    testRecurring({ orderKey, trades })
  /** The ids of an order's trades, with the data that tells the trades apart. */
  const idsOf = (orders: ReturnType<typeof orderOf>[], orderKey: string) =>
    orderEvents(orders, 'A')
      .flatMap((event) => (event.kind === 'trade' && event.orderKey === orderKey ? event : []))
      .map((trade) => `${tradeId(trade)} ${trade.date} ${trade.inputAmount?.amount}`)
      .sort()

  it('are unique and stay the same, whatever other orders are known and however Jupiter sorts the trades', () => {
    fc.assert(
      fc.property(fc.array(anyFill), fc.array(anyFill), (fills, others) => {
        const alone = idsOf([orderOf('Own', fills)], 'Own')
        expect(new Set(alone.map((id) => id.split(' ')[0])).size).toBe(fills.length)
        const [reversed, other] = [orderOf('Own', [...fills].reverse()), orderOf('Other', others)]
        expect(idsOf([other, reversed], 'Own')).toEqual(alone)
      }),
    )
  })

  it('stay the same when a later trade without a signature comes first in Jupiter’s list', () => {
    const fill = (confirmedAt: string) => testTrade({ confirmedAt, transactionSignature: '' })
    const [early, late] = [fill('2026-02-02T10:00:03.000Z'), fill('2026-02-02T10:00:04.000Z')]
    const [before = ''] = idsOf([orderOf('Own', [early])], 'Own')
    expect(idsOf([orderOf('Own', [late, early])], 'Own')).toContain(before)
  })
})
