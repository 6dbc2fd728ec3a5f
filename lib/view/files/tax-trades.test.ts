/** @jest-environment node */
import { adjustedAmount } from '@/lib/domain/testing/sample-decimals'
import { SOL } from '@/lib/domain/testing/sample-orders'
import { withAnswers, NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import type { MeasuredTrade, Trade } from '@/lib/domain/trades/order-event'
import { readCsvRequest } from '@/lib/view/routes/csv-request-body'
import { splitCsvRequest } from '@/lib/view/routes/csv-request-split'
import { sampleTradeEvent } from '@/lib/view/testing/sample-events'
import type { TaxFormat } from './tax-programs'
import { taxRows } from './tax-rows'
import { distinctTrades, valuedTrades } from './tax-trades'

const MEME = 'MintMeme'
const minute = Date.parse('2026-02-02T10:00:00Z') / 1_000
const PRICES = withAnswers(
  NO_ANSWERS,
  [
    { mint: SOL, minute, answer: { source: 'defillama', value: '150', apartSeconds: 0 } },
    { mint: MEME, minute, answer: { source: 'defillama', value: '0.0015', apartSeconds: 1_500 } },
  ],
  0,
)

/** The rows that the route makes from the page's request. */
function rowsOf(format: TaxFormat, trades: readonly Trade[]) {
  const [part] = splitCsvRequest(trades, new Map(), PRICES, { format })
  const asked = readCsvRequest(part?.body ?? '')
  if ('fault' in asked || asked.format === undefined) throw new Error('asks for no tax file')
  return taxRows(asked)
}

it.each(['koinly', 'awaken'] as const)(
  'the value of 1 SOL, from the same minute, for 1,000,000 MEME, from 25 minutes away, is 150 for %s (behaviour 19.9)',
  (format) => {
    const trade = sampleTradeEvent({
      date: '2026-02-02T10:00:03.000Z',
      inputMint: SOL,
      inputAmount: adjustedAmount('1'),
      outputMint: MEME,
      outputAmount: adjustedAmount('1000000'),
      fee: null,
    })
    const [row] = rowsOf(format, valuedTrades(format, [trade], PRICES))
    expect(row).toMatchObject({ sent: { usd: '150' }, received: { usd: '150' } })
    const [unnamed] = rowsOf(format, [trade])
    expect(unnamed).toMatchObject({ sent: { usd: '150' }, received: { usd: '1500' } })
  },
)

it('a program without USD values gets the trades as they are', () => {
  const trades = [sampleTradeEvent()]
  expect(valuedTrades('summ', trades, PRICES)).toBe(trades)
})

describe('equal trades of one second (behaviour 19.2)', () => {
  const fill = (change: Partial<MeasuredTrade> = {}) =>
    sampleTradeEvent({ date: '2026-02-02T10:00:03.400Z', ...change })
  const secondsOf = (format: TaxFormat, trades: readonly Trade[]) =>
    distinctTrades(format, trades).map(({ date }) => new Date(date).getUTCSeconds())

  it.each<[string, Trade[], number[]]>([
    ['two: the second one is a second later', [fill(), fill()], [3, 4]],
    ['three', [fill(), fill(), fill()], [3, 4, 5]],
    [
      'two, and one in the next second',
      [fill(), fill(), fill({ date: '2026-02-02T10:00:04.000Z' })],
      [3, 4, 5],
    ],
    ['with zeros at the end', [fill(), fill({ inputAmount: adjustedAmount('25.00') })], [3, 4]],
    ['of other amounts they stay', [fill(), fill({ inputAmount: adjustedAmount('26') })], [3, 3]],
    ['of other tokens they stay', [fill(), fill({ outputMint: MEME })], [3, 3]],
  ])('%s', (_, trades, seconds) => {
    expect(secondsOf('cointracker', trades)).toEqual(seconds)
  })

  it('stay as they are for a program that has ids', () => {
    expect(secondsOf('koinly', [fill(), fill()])).toEqual([3, 3])
  })

  it('are told apart by the route, too', () => {
    const times = rowsOf('cointracker', [fill(), fill()]).map(({ dateMs }) => dateMs)
    expect(times).toEqual([
      Date.parse('2026-02-02T10:00:03.400Z'),
      Date.parse('2026-02-02T10:00:04.400Z'),
    ])
  })
})
