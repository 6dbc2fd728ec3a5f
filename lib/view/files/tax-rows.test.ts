/** @jest-environment node */
import fc from 'fast-check'
import { adjustedAmount } from '@/lib/domain/testing/sample-decimals'
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import type { SentEvent } from '@/lib/domain/trades/order-event'
import { anyEvent, sampleDeposit, sampleTradeEvent } from '@/lib/view/testing/sample-events'
import { taxRows } from './tax-rows'

const NOTHING_KNOWN = { format: 'summ', mints: [], fetchedTokenPrices: {} } as const
const rowsOf = (events: readonly SentEvent[]) => taxRows({ ...NOTHING_KNOWN, events })

describe('the rows of a tax file (behaviour 19.2)', () => {
  it('are trades alone, by date whatever zone it is in, ties as they came', () => {
    const events = [
      sampleTradeEvent({ date: '2026-02-02T10:00:01.000Z', orderKey: 'B' }),
      sampleDeposit(),
      sampleTradeEvent({ date: '2026-02-02T10:59:59.000+01:00', orderKey: 'C' }),
      sampleTradeEvent({ date: '2026-02-02T10:00:01.000Z', orderKey: 'A' }),
    ]
    expect(rowsOf(events).map(({ orderKey }) => orderKey)).toEqual(['C', 'B', 'A'])
  })

  it('have what was received, net of the fee, and no fee if it is unknown', () => {
    const rows = rowsOf([sampleTradeEvent(), sampleTradeEvent({ fee: null })])
    const sides = { sent: { mint: USDC, amount: '25' }, received: { mint: SOL, amount: '0.14985' } }
    expect(rows).toMatchObject([
      { ...sides, fee: '0.00015' },
      { ...sides, fee: undefined },
    ])
  })

  it.each([
    [
      'base units of an unknown token',
      { inputAmount: { amount: '1', adjustedForDecimals: false } },
    ],
    ['other units of the fee', { fee: { amount: '1', adjustedForDecimals: false } }],
  ])('cannot be written with %s: the row is named', (_, change) => {
    expect(() => rowsOf([sampleDeposit(), sampleTradeEvent(change)])).toThrow(
      /^Row 2: (unknown|output) /,
    )
  })

  it('are not those with an amount that nobody knows in whole tokens (behaviour 25.14, 25.15)', () => {
    const inBaseUnits = { amount: '1', adjustedForDecimals: false }
    const events = [
      { ...sampleTradeEvent(), inputAmount: null },
      sampleTradeEvent({ inputAmount: inBaseUnits }),
      sampleTradeEvent({ inputMint: SOL, outputMint: USDC, outputAmount: inBaseUnits, fee: null }),
      sampleTradeEvent({ orderKey: 'Known' }),
    ]
    const mints = [{ address: USDC, decimals: null }]
    const rows = taxRows({ ...NOTHING_KNOWN, mints, events })
    expect(rows.map(({ orderKey }) => orderKey)).toEqual(['Known'])
  })

  it('keep every amount digit for digit, and no two have one id (behaviour 19.5)', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const rows = rowsOf(events)
        const trades = events
          .flatMap((event) => (event.kind === 'trade' ? event : []))
          .sort((a, b) => Date.parse(a.date) - Date.parse(b.date))
        expect(rows.map(({ sent, received, fee }) => [sent.amount, received.amount, fee])).toEqual(
          trades.map((trade) => [
            trade.inputAmount?.amount,
            trade.outputAmount.amount,
            trade.fee?.amount,
          ]),
        )
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      }),
    )
  })
})

it('an id has the place that the sender names, else the one in the request (behaviour 19.5)', () => {
  const events = [
    sampleTradeEvent({ place: 3 }),
    sampleTradeEvent({ transactionSignature: 'Other' }),
    sampleTradeEvent({ transactionSignature: 'Other', orderKey: 'X' }),
    sampleTradeEvent({ transactionSignature: 'Other' }),
  ]
  expect(rowsOf(events).map(({ id }) => id)).toEqual([
    'TradeSignature:RecurringKey:3',
    'Other:RecurringKey:1',
    'Other:X:1',
    'Other:RecurringKey:2',
  ])
})

it('a USD value is that of the net, empty without a price', () => {
  const minute = Date.parse('2026-02-02T10:00:00Z') / 1000
  const events = [sampleTradeEvent({ inputAmount: adjustedAmount('0.0000005') })]
  const [row] = taxRows({
    ...NOTHING_KNOWN,
    events,
    fetchedTokenPrices: { [`${USDC}-${minute}`]: 1, [`${SOL}-${minute}`]: 'missing' },
  })
  expect([row?.sent.usd, row?.received.usd]).toEqual(['0.000001', ''])
})
