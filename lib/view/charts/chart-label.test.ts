/** @jest-environment node */
import fc from 'fast-check'
import { rate } from '@/lib/domain/amounts/rate'
import { birdeyePrice } from '@/lib/domain/testing/test-prices'
import { USDC } from '@/lib/domain/testing/test-orders'
import { deposited, swapped } from '@/lib/domain/testing/test-swaps'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import type { TokenState } from '@/lib/domain/tokens/token'
import { CHART_OF, chartDate, chartPointsOf } from '@/lib/view/testing/test-charts'
import { sol, usdc } from '@/lib/view/testing/test-events'
import {
  averageText,
  chartText,
  type ChartTexts,
  axisDay,
  emptyChartText,
  valueText,
  pointText,
  shortFigure,
} from './chart-label'

const texts: ChartTexts = { ...CHART_OF, input: usdc, output: sol, timeZone: undefined }
const at = { date: chartDate(1) }

it('the text of a trade is exact (behaviour 18.11)', () => {
  const trade = swapped('0.3', '987654321098765.987654321', '0.000000001', at)
  expect(valueText(trade, texts)).toBe('3,292,181,070,329,219.958847737 SOL per USDC')
  expect(pointText(chartPointsOf([trade]), 0, { ...texts, subtractFee: false })).toMatch(
    /: (.*) SOL per USDC, paid 0.3 USDC, received 987,654,321,098,765.987654322 SOL, running average \1 SOL per USDC$/,
  )
})

it('the texts of a deposit and a refund have their amounts', () => {
  const deposit = deposited('1234.5', at)
  const points = chartPointsOf([deposit, { ...deposit, kind: 'refund' }])
  expect(pointText(points, 0, texts)).toMatch(/: deposited 1,234.5 USDC$/)
  expect(pointText(points, 1, texts)).toMatch(/: refunded 1,234.5 USDC$/)
})

it('in USD the text of a trade is the value of what it paid, or says that there is no price', () => {
  const answers = new Map([[USDC, new Map([[unixSeconds(at.date), birdeyePrice(1.5)]])]])
  const usd = { ...texts, kind: 'usd', answers } as const
  expect(valueText(swapped('10', '2', '0', at), usd)).toBe('$15.00')
  expect(valueText(swapped('10', '2', '0', { date: chartDate(9) }), usd)).toBe('no USD price')
  expect(averageText(chartPointsOf([swapped('10', '2')]), 0, usd)).toBe('')
})

it('the running average is exact at every trade, however many trades come before it', () => {
  const amounts = fc.array(fc.tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.nat(10 ** 9)), {
    minLength: 1,
    maxLength: 600,
  })
  fc.assert(
    fc.property(amounts, fc.nat(), (pairs, seed) => {
      const points = chartPointsOf(pairs.map(([paid, net]) => swapped(`${paid}`, `${net}`)))
      const index = seed % pairs.length
      const [paid, net] = pairs
        .slice(0, index + 1)
        .reduce(([p, n], [one, other]) => [p + BigInt(one), n + BigInt(other)], [0n, 0n])
      const expected = rate(String(net), String(paid), 9)
      const average = averageText(points, index, texts).replaceAll(',', '')
      expect(average).toBe(expected === undefined ? '–' : `${expected} SOL per USDC`)
    }),
    { numRuns: 30 },
  )
})

it.each([
  ['0.007183213 SOL per USDC', '0.0071832'],
  ['140.428999 USDC per SOL', '140.43'],
  ['10,744,051.902776 BONK per SOL', '10,744,052'],
  ['$1,234.56', '$1,234.56'],
  ['$0.00001234', '$0.00001234'],
  ['123,456,789 A per B', '123,456,789'],
  ['1,234,567,890 A per B', '1.235×10⁹'],
  ['123,456,789,012,345,123,456,789 A per B', '1.235×10²³'],
  ['99,996,000,000 A per B', '1×10¹¹'],
  ['0.000000012345678 A per B', '1.235×10⁻⁸'],
  ['0.00000000000000000000000012 A per B', '1.2×10⁻²⁵'],
  ['$99,999.99', '$99,999.99'],
  ['$1,234,567.89', '$1,234,568'],
  ['$123,456,789,012.34', '$1.235×10¹¹'],
  ['Unknown', 'Unknown'],
])('%s becomes %s next to the chart', (text, short) => {
  expect(shortFigure(text)).toBe(short)
})

it('a chart has a summary in words (behaviour 18.11)', () => {
  const points = chartPointsOf([deposited('9', at), swapped('10', '2', '0', at)])
  const figures = { lowest: 'L', highest: 'H', average: 'A' }
  const days = '02 Feb 2026 to 02 Feb 2026'
  expect(chartText(points, figures, undefined)).toBe(
    `Rates of 1 trade, ${days}, lowest L, highest H, average A`,
  )
  const usd = { ...points, terms: { ...CHART_OF, kind: 'usd' } } as const
  expect(chartText(usd, { ...figures, average: '' }, undefined)).toBe(
    `USD values of 1 trade, ${days}, lowest L, highest H`,
  )
  expect(chartText(chartPointsOf([]), figures, undefined)).toBe('')
})

const unknown: TokenState = { kind: 'unknown', mint: 'M' }

it.each([
  ['one trade', [swapped('1', '2')], {}, undefined],
  ['no trade', [deposited('1')], {}, 'No trades for this pair'],
  ['an unknown token', [swapped('1', '2')], { output: unknown }, 'No rate: unknown token'],
  [
    'an unknown token, in USD',
    [swapped('1', '2')],
    { output: unknown, kind: 'usd' },
    'No USD prices for USDC yet',
  ],
  ['nothing received', [swapped('1', '0')], {}, 'No rate: nothing received'],
] as const)('with %s the chart says what it lacks (behaviour 18.11)', (_, events, change, text) => {
  const terms = { ...texts, ...change }
  expect(emptyChartText(chartPointsOf(events, { kind: terms.kind }), terms)).toBe(text)
})

it('days and times are those of the zone (behaviour 20.6)', () => {
  const evening = '2026-02-02T20:00:00.000Z'
  expect(axisDay(Date.parse(evening) / 1_000, 'Asia/Tokyo')).toBe('03 Feb 2026')
  const inTokyo = { ...texts, timeZone: 'Asia/Tokyo' }
  const deposit = chartPointsOf([deposited('9', { date: evening })])
  expect(pointText(deposit, 0, inTokyo)).toMatch(/^03 Feb 2026 05:00:00: /)
  const figures = { lowest: '', highest: '', average: '' }
  const points = chartPointsOf([swapped('10', '2', '0', { date: evening })])
  expect(chartText(points, figures, 'Asia/Tokyo')).toContain('03 Feb 2026 to 03 Feb 2026')
})
