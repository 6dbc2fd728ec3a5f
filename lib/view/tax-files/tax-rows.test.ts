/** @jest-environment node */
import { answered, priced } from '@/lib/domain/testing/test-prices'
import fc from 'fast-check'
import { adjustedAmount, unitsOf } from '@/lib/domain/testing/test-decimals'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { USDT } from '@/lib/domain/tokens/token'
import { anyAmountText } from '@/lib/domain/testing/test-swaps'
import {
  type MeasuredTrade,
  type RequestEvent,
  type Trade,
  tradeId,
} from '@/lib/domain/trades/order-event'
import { anyEvent, testDeposit, testTradeEvent } from '@/lib/view/testing/test-events'
import { distinctTrades, eightDecimals, isRounded, roundedTrades, valuedTrades } from './tax-rows'
import { taxRows } from '@/lib/view/testing/run-files'
import { withAnswers, NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import type { TaxFormat } from './tax-programs'

const MEME = 'MintMeme'
const NOTHING_KNOWN = { mints: [], fetchedTokenPrices: {} }
const rowsOf = (events: readonly RequestEvent[]) => taxRows('summ', { ...NOTHING_KNOWN, events })

describe('the rows of a tax file (behaviour 19.2)', () => {
  it('are only the trades, by date whatever the zone; trades of the same time keep their sequence', () => {
    const events = [
      testTradeEvent({ date: '2026-02-02T10:00:01.000Z', orderKey: 'B' }),
      testDeposit(),
      testTradeEvent({ date: '2026-02-02T10:59:59.000+01:00', orderKey: 'C' }),
      testTradeEvent({ date: '2026-02-02T10:00:01.000Z', orderKey: 'A' }),
    ]
    expect(rowsOf(events).map(({ orderKey }) => orderKey)).toEqual(['C', 'B', 'A'])
  })

  it('have what was received, net of the fee, and no fee if it is unknown', () => {
    const rows = rowsOf([testTradeEvent(), testTradeEvent({ fee: null })])
    const sides = { sent: { mint: USDC, amount: '25' }, received: { mint: SOL, amount: '0.14985' } }
    expect(rows).toMatchObject([
      { ...sides, deducted: '0.00015' },
      { ...sides, deducted: undefined },
    ])
  })

  it.each([
    [
      'base units of an unknown token',
      { inputMint: MEME, inputAmount: { amount: '1', adjustedForDecimals: false } },
    ],
    ['a fee in other units than the output', { fee: { amount: '1', adjustedForDecimals: false } }],
  ])('fail with %s, and the fault names the row', (_, change) => {
    expect(() => rowsOf([testDeposit(), testTradeEvent(change)])).toThrow(
      /^Row 2: (unknown|output) /,
    )
  })

  it('leave out trades with an amount that is unknown in token units (behaviour 25.14, 25.15)', () => {
    const inBaseUnits = { amount: '1', adjustedForDecimals: false }
    const events = [
      { ...testTradeEvent(), inputAmount: null },
      { ...testTradeEvent({ fee: inBaseUnits }), inputAmount: null },
      testTradeEvent({ inputMint: MEME, inputAmount: inBaseUnits }),
      testTradeEvent({ inputMint: SOL, outputMint: MEME, outputAmount: inBaseUnits, fee: null }),
      testTradeEvent({ orderKey: 'Known' }),
    ]
    const mints = [{ address: MEME, decimals: null }]
    const rows = taxRows('summ', { ...NOTHING_KNOWN, mints, events })
    expect(rows.map(({ orderKey }) => orderKey)).toEqual(['Known'])
  })

  it('have SOL, USDC and USDT by symbol, with their decimals, if the request knows nothing of them (behaviour 6.14)', () => {
    const inBaseUnits = { amount: '1500000', adjustedForDecimals: false }
    const events = [
      testTradeEvent({ inputAmount: inBaseUnits, fee: null }),
      testTradeEvent({ outputMint: USDT, outputAmount: inBaseUnits, fee: null }),
    ]
    const mints = [{ address: USDT, symbol: '', name: '', decimals: null }]
    for (const format of ['koinly', 'summ', 'json'] as const) {
      expect(taxRows(format, { ...NOTHING_KNOWN, mints, events })).toMatchObject([
        { sent: { asset: 'USDC', amount: '1.5' }, received: { asset: 'SOL', amount: '0.14985' } },
        { sent: { asset: 'USDC', amount: '25' }, received: { asset: 'USDT', amount: '1.5' } },
      ])
    }
  })

  it('keep every amount digit for digit, and no two have the same id (behaviour 19.5)', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const rows = rowsOf(events)
        const trades = events
          .flatMap((event) => (event.kind === 'trade' ? event : []))
          .sort((a, b) => Date.parse(a.date) - Date.parse(b.date))
        expect(
          rows.map(({ sent, received, deducted }) => [sent.amount, received.amount, deducted]),
        ).toEqual(
          trades.map((trade) => [
            trade.inputAmount?.amount,
            trade.outputAmount.amount,
            trade.fee?.amount,
          ]),
        )
        expect(new Set(rows.map(tradeId)).size).toBe(rows.length)
      }),
    )
  })
})

it('an id has the place that the event names, else the place within the request (behaviour 19.5)', () => {
  const events = [
    testTradeEvent({ place: 3 }),
    testTradeEvent({ transactionSignature: 'Other' }),
    testTradeEvent({ transactionSignature: 'Other', orderKey: 'X' }),
    testTradeEvent({ transactionSignature: 'Other' }),
  ]
  expect(rowsOf(events).map(tradeId)).toEqual([
    'TradeSignature:RecurringKey:3',
    'Other:RecurringKey:1',
    'Other:X:1',
    'Other:RecurringKey:2',
  ])
})

describe('places that the request doesn’t name (behaviour 19.5)', () => {
  const trade = (date: string, input: string, output: string, change: Partial<Trade> = {}) => ({
    ...testTradeEvent({
      date: `2026-02-02T10:00:${date}Z`,
      inputAmount: adjustedAmount(input),
      outputAmount: adjustedAmount(output),
    }),
    ...change,
  })
  const bySent = (trades: readonly Trade[]) =>
    rowsOf(trades).map((row) => `${row.sent.amount} for ${row.received.amount}: ${row.place}`)

  it('count by date and then by the texts of both amounts, in every sequence of the request', () => {
    const trades = [
      trade('03', '9', '1'),
      trade('02', '9', '1.5'),
      trade('03', '10', '2'),
      trade('03', '10', '1'),
    ]
    const expected = ['10 for 1: 2', '10 for 2: 3', '9 for 1.5: 1', '9 for 1: 4']
    const sequences = fc.shuffledSubarray(trades, { minLength: trades.length })
    fc.assert(
      fc.property(sequences, (sequence) => {
        expect(bySent(sequence).sort()).toEqual(expected)
      }),
    )
  })

  it('leave the rows of one time in the sequence of the request', () => {
    expect(bySent([trade('03', '50', '1'), trade('03', '25', '1')])).toEqual([
      '50 for 1: 2',
      '25 for 1: 1',
    ])
  })

  it('count a trade that has no row, because its input is unknown', () => {
    const unknown = trade('03', '1', '1', { inputAmount: null })
    expect(bySent([trade('03', '9', '1'), unknown])).toEqual(['9 for 1: 2'])
  })

  it('skip the places that other trades name', () => {
    const trades = [trade('03', '7', '1'), trade('03', '8', '1'), trade('03', '9', '1')]
    const named = trade('03', '9', '2', { place: 2 })
    expect(bySent([...trades, named])).toEqual([
      '7 for 1: 1',
      '8 for 1: 3',
      '9 for 1: 4',
      '9 for 2: 2',
    ])
  })
})

it('a USD value is rounded to 6 decimals, and empty without a price', () => {
  const minute = Date.parse('2026-02-02T10:00:00Z') / 1000
  const events = [testTradeEvent({ inputAmount: adjustedAmount('0.0000005') })]
  const [row] = taxRows('summ', {
    ...NOTHING_KNOWN,
    events,
    fetchedTokenPrices: { [`${USDC}-${minute}`]: 1, [`${SOL}-${minute}`]: 'missing' },
  })
  expect([row?.sent.usd, row?.received.usd]).toEqual(['0.000001', ''])
})

describe('8 decimals (behaviour 19.2)', () => {
  it.each([
    ['0.123456785', '0.12345679', true],
    ['0.123456784', '0.12345678', true],
    ['0.12345678', '0.12345678', false],
    ['1.1000000000', '1.1', false],
    ['1.10000000', '1.10000000', false],
    ['0.000000004', '0', true],
    ['0.000000005', '0.00000001', true],
  ])('of %s are %s; rounded: %s', (amount, rounded, isChanged) => {
    expect([eightDecimals(amount), isRounded(amount)]).toEqual([rounded, isChanged])
  })

  it('round every amount half up, and isRounded tells whether that changes it', () => {
    fc.assert(
      fc.property(anyAmountText, (amount) => {
        const exact = unitsOf(amount, 60)
        const scale = 10n ** 52n
        const rounded = unitsOf(eightDecimals(amount), 60) / scale
        expect(rounded).toBe((2n * exact + scale) / (2n * scale))
        expect(isRounded(amount)).toBe(rounded * scale !== exact)
      }),
    )
  })
})

it('rows that 8 decimals change are counted, and those rounded to 0 are named (behaviour 19.2)', () => {
  const trades = [
    testTradeEvent(),
    testTradeEvent({ outputAmount: adjustedAmount('0.123456789') }),
    testTradeEvent({ inputAmount: adjustedAmount('0.000000001'), orderKey: 'Tiny' }),
    // The file has no column for the fee.
    testTradeEvent({ fee: adjustedAmount('0.000000001') }),
  ]
  expect(roundedTrades(trades)).toEqual({ rounded: 2, zeros: [trades[2]] })
})

const minute = Date.parse('2026-02-02T10:00:00Z') / 1_000
const PRICES = withAnswers(
  NO_ANSWERS,
  [
    answered(SOL, minute, priced('defillama', '150')),
    answered(MEME, minute, priced('defillama', '0.0015', 1_500)),
  ],
  0,
)

/** The rows that the route makes from some trades. */
const requestedRows = (format: TaxFormat, events: readonly Trade[]) =>
  taxRows(format, {
    ...NOTHING_KNOWN,
    events,
    fetchedTokenPrices: { [`${SOL}-${minute}`]: 150, [`${MEME}-${minute}`]: 0.0015 },
  })

it.each(['koinly', 'awaken'] as const)(
  '%s: the value comes from SOL, priced in the same minute, not from MEME, priced 25 minutes later (behaviour 19.9)',
  (format) => {
    const trade = testTradeEvent({
      date: '2026-02-02T10:00:03.000Z',
      inputMint: SOL,
      inputAmount: adjustedAmount('1'),
      outputMint: MEME,
      outputAmount: adjustedAmount('1000000'),
      fee: null,
    })
    const [row] = requestedRows(format, valuedTrades(format, [trade], PRICES))
    expect(row).toMatchObject({ sent: { usd: '150' }, received: { usd: '150' } })
    const [unnamed] = requestedRows(format, [trade])
    expect(unnamed).toMatchObject({ sent: { usd: '150' }, received: { usd: '1500' } })
  },
)

it.each([
  ['for 0', '1', '0'],
  ['of 0', '0', '1'],
])('a trade %s has no USD value (behaviour 19.9, 26.3)', (_, paid, received) => {
  const amounts = { inputAmount: adjustedAmount(paid), outputAmount: adjustedAmount(received) }
  const trade = testTradeEvent({ ...amounts, inputMint: SOL, outputMint: MEME, fee: null })
  const [row] = requestedRows('koinly', valuedTrades('koinly', [trade], PRICES))
  expect([row?.sent.usd, row?.received.usd]).toEqual(['', ''])
})

it('a program without USD values gets the trades as they are', () => {
  const trades = [testTradeEvent()]
  expect(valuedTrades('summ', trades, PRICES)).toBe(trades)
})

describe('equal trades of one second (behaviour 19.2)', () => {
  const fill = (change: Partial<MeasuredTrade> = {}) =>
    testTradeEvent({ date: '2026-02-02T10:00:03.400Z', ...change })
  const secondsOf = (format: TaxFormat, trades: readonly Trade[]) =>
    distinctTrades(format, trades).map(({ date }) => new Date(date).getUTCSeconds())

  it.each<[string, Trade[], number[]]>([
    ['two: the later one is dated a second later', [fill(), fill()], [3, 4]],
    ['three: one second apart', [fill(), fill(), fill()], [3, 4, 5]],
    [
      'two, and one in the next second',
      [fill(), fill(), fill({ date: '2026-02-02T10:00:04.000Z' })],
      [3, 4, 5],
    ],
    ['with zeros at the end', [fill(), fill({ inputAmount: adjustedAmount('25.00') })], [3, 4]],
    ['other amounts: they stay', [fill(), fill({ inputAmount: adjustedAmount('26') })], [3, 3]],
    ['other tokens: they stay', [fill(), fill({ outputMint: MEME })], [3, 3]],
  ])('%s', (_, trades, seconds) => {
    expect(secondsOf('cointracker', trades)).toEqual(seconds)
  })

  it('keep the time of an earlier export, and the new one is dated later (behaviour 19.15)', () => {
    const trades = [fill({ orderKey: 'New' }), fill({ orderKey: 'Exported' })]
    const dated = distinctTrades('cointracker', trades, ({ orderKey }) => orderKey === 'Exported')
    expect(dated.map(({ orderKey, date }) => [orderKey, date.slice(17, 19)])).toEqual([
      ['Exported', '03'],
      ['New', '04'],
    ])
  })

  it('stay by date', () => {
    const other = fill({ inputAmount: adjustedAmount('26') })
    expect(secondsOf('cointracker', [fill(), fill(), other])).toEqual([3, 3, 4])
  })

  it('are a millisecond apart for rotki', () => {
    const times = distinctTrades('rotki', [fill(), fill(), fill()]).map(({ date }) =>
      date.slice(17),
    )
    expect(times).toEqual(['03.400Z', '03.401Z', '03.402Z'])
    const rows = requestedRows('rotki', [fill(), fill()])
    expect(rows.map(({ date }) => date.slice(17))).toEqual(['03.400Z', '03.401Z'])
  })

  it('stay as they are for a program that keeps equal rows', () => {
    expect(secondsOf('koinly', [fill(), fill()])).toEqual([3, 3])
  })

  it('get different times from the route, too', () => {
    const times = requestedRows('cointracker', [fill(), fill()]).map(({ date }) => date)
    expect(times).toEqual(['2026-02-02T10:00:03.400Z', '2026-02-02T10:00:04.400Z'])
  })
})
