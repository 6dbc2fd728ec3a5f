/** @jest-environment node */
import fc from 'fast-check'
import { ORDER_TYPES } from '@/lib/domain/orders/order'
import { doneAtOnce } from '@/lib/domain/time/done-at-once'
import { tradeId, tradePlaces } from './trade-id'

type Identified = Parameters<typeof tradeId>[0]

const sample = (change: Partial<Identified> = {}): Identified => ({
  date: '2026-02-02T10:00:03.000Z',
  ...{ orderType: 'recurring time', orderKey: 'RecurringKey', userAddress: 'Wallet' },
  transactionSignature: 'TradeSignature',
  ...change,
})
const anyIdentified = fc
  .record({
    date: fc.constantFrom('2026-02-02T10:00:03.000Z', '2026-02-02T11:00:03.000+01:00'),
    orderType: fc.constantFrom(...ORDER_TYPES),
    orderKey: fc.constantFrom('KeyA', 'KeyB'),
    transactionSignature: fc.constantFrom('', 'SignatureA', 'SignatureB'),
  })
  .map(sample)

const idsOf = (trades: readonly Identified[]) => {
  const places = doneAtOnce(tradePlaces(trades))
  return trades.map((trade) => tradeId(trade, places.get(trade) ?? 1))
}

describe('the id of a trade (behaviour 19.5)', () => {
  it.each([
    ['the first of its transaction', 1, 'TradeSignature'],
    ['the third one', 3, 'TradeSignature-3'],
  ])('%s', (_, place, id) => {
    expect(tradeId(sample(), place)).toBe(id)
  })

  it('without a transaction is made of the order key', () => {
    expect(tradeId(sample({ transactionSignature: '' }), 2)).toBe('RecurringKey-2')
  })
})

describe('places count a wallet’s trades of one transaction', () => {
  it.each([
    ['by date', { date: '2026-02-02T10:00:02.000Z' }],
    ['then by order type', { orderType: 'recurring price' } as const],
    ['then by order key', { orderKey: 'KeyBefore' }],
  ])('%s, whatever order they come in', (_, change) => {
    const [late, early] = [sample(), sample(change)]
    expect(idsOf([late, early])).toEqual(['TradeSignature-2', 'TradeSignature'])
    expect(idsOf([early, late])).toEqual(['TradeSignature', 'TradeSignature-2'])
  })

  it('and not those of another wallet or transaction', () => {
    const others = [{}, { userAddress: 'Other' }, { transactionSignature: 'Other' }]
    expect(idsOf(others.map((change) => sample(change)))).toEqual([
      'TradeSignature',
      'TradeSignature',
      'Other',
    ])
  })

  it('so that no two trades of a wallet have one id', () => {
    fc.assert(
      fc.property(fc.array(anyIdentified), (trades) => {
        const ids = idsOf(trades)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})
