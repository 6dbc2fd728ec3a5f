/** @jest-environment node */
import fc from 'fast-check'
import { doneAtOnce } from '@/lib/domain/time/done-at-once'
import { adjustedAmount } from '@/lib/domain/amounts/amount'
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { anyEvent, sampleDeposit, sampleTradeEvent } from '@/lib/view/testing/sample-events'
import { tradesByDate, taxTrades } from './tax-trades'

const NOTHING_KNOWN = { format: 'summ', mints: [], fetchedTokenPrices: {} } as const
const tradesOf = (events: readonly OrderEvent[]) => taxTrades({ ...NOTHING_KNOWN, events })

describe('the trades of a tax file (behaviour 19.3)', () => {
  it('are trades alone, by date whatever zone it is in, ties as they came', () => {
    const events = [
      sampleTradeEvent({ date: '2026-02-02T10:00:01.000Z', orderKey: 'B' }),
      sampleDeposit(),
      sampleTradeEvent({ date: '2026-02-02T10:59:59.000+01:00', orderKey: 'C' }),
      sampleTradeEvent({ date: '2026-02-02T10:00:01.000Z', orderKey: 'A' }),
    ]
    expect(doneAtOnce(tradesByDate(events)).map(({ orderKey }) => orderKey)).toEqual([
      'C',
      'B',
      'A',
    ])
  })

  it('are what arrived, net of the fee', () => {
    expect(tradesOf([sampleTradeEvent()])).toMatchObject([
      { sent: { mint: USDC, amount: '25' }, received: { mint: SOL, amount: '0.14985' } },
    ])
  })

  it('have no fee where it is not known, and what arrived stays what arrived', () => {
    const [trade] = tradesOf([sampleTradeEvent({ fee: null })])
    expect([trade?.fee, trade?.received.amount]).toEqual([undefined, '0.14985'])
  })

  it('have the place that the sender tells, else the one among those of the request', () => {
    const events = [
      sampleTradeEvent({ place: 3 }),
      sampleTradeEvent({ orderKey: 'X', transactionSignature: 'Other' }),
      sampleTradeEvent({ orderKey: 'Y', transactionSignature: 'Other' }),
    ]
    expect(tradesOf(events).map(({ id }) => id)).toEqual(['TradeSignature-3', 'Other', 'Other-2'])
  })

  it.each([
    [
      'base units of an unknown token',
      { inputAmount: { amount: '1', adjustedForDecimals: false } },
    ],
    ['other units of the fee', { fee: { amount: '1', adjustedForDecimals: false } }],
  ])('cannot be written with %s: the row is named', (_, change) => {
    expect(() => tradesOf([sampleDeposit(), sampleTradeEvent(change)])).toThrow(/^Row 2 has an /)
  })

  it('keep every amount digit for digit, and no two have one id', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const written = tradesOf(events)
        expect(
          written.map(({ sent, received, fee }) => [sent.amount, received.amount, fee]),
        ).toEqual(
          doneAtOnce(tradesByDate(events)).map((trade) => [
            trade.inputAmount.amount,
            trade.outputAmount.amount,
            trade.fee?.amount,
          ]),
        )
        expect(new Set(written.map(({ id }) => id)).size).toBe(written.length)
      }),
    )
  })

  it('have ids that stay the same whatever else is exported', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), fc.infiniteStream(fc.boolean()), (events, kept) => {
        const all = taxTrades({ ...NOTHING_KNOWN, events: doneAtOnce(tradesByDate(events)) })
        const placed = doneAtOnce(tradesByDate(events)).map((trade, index) => ({
          ...trade,
          place: Number(all[index]?.id.split('-')[1] ?? 1),
        }))
        const some = placed.map((trade) => ({ trade, isKept: kept.next().value === true }))
        const ids = tradesOf(some.flatMap(({ trade, isKept }) => (isKept ? trade : [])))
        expect(ids.map(({ id }) => id)).toEqual(
          all.flatMap(({ id }, index) => (some[index]?.isKept ? id : [])),
        )
      }),
    )
  })
})

it('a USD value is that of the net, empty without a price', () => {
  const minute = Date.parse('2026-02-02T10:00:00Z') / 1000
  const events = [sampleTradeEvent({ inputAmount: adjustedAmount('0.0000005') })]
  const [trade] = taxTrades({
    ...NOTHING_KNOWN,
    events,
    fetchedTokenPrices: { [`${USDC}-${minute}`]: 1, [`${SOL}-${minute}`]: 'missing' },
  })
  expect([trade?.sent.usd, trade?.received.usd]).toEqual(['0.000001', ''])
})
