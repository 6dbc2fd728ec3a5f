/** @jest-environment node */
import Big from 'big.js'
import fc from 'fast-check'
import { decimalText } from '@/lib/domain/testing/sample-decimals'
import { quotient, sortedFigures, wholeFigure } from './sort-figures'

const anyText = fc
  .record({ digits: fc.bigInt(0n, 10n ** 60n - 1n), places: fc.nat(60) })
  .map(({ digits, places }) => decimalText(digits, places))

describe('figures are compared exactly (behaviour 17.12)', () => {
  it.each([
    ['a digit more before the point', ['10', '9'], [1, 0]],
    ['zeros before it', ['0009', '10'], [0, 1]],
    ['a fraction', ['0.1', '0.09', '0.11'], [1, 0, 2]],
    ['the last of many digits', ['1.00000000000000000002', '1.00000000000000000001'], [1, 0]],
    ['zeros at the end', ['1.10', '1.1', '1.100'], [0, 1, 2]],
    ['nothing', ['0', '0.0', '0.00'], [0, 1, 2]],
    ['more digits than a lead has', ['12345678901234567', '12345678901234566'], [1, 0]],
  ])('amounts that differ by %s', (_, texts, rows) => {
    const figures = texts.map((text, row) => wholeFigure(row, text))
    expect(sortedFigures(figures, false)).toEqual(rows)
  })

  it('any two amounts', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        const rows = sortedFigures([wholeFigure(0, a), wholeFigure(1, b)], false)
        expect(rows).toEqual(new Big(a).gt(b) ? [1, 0] : [0, 1])
      }),
    )
  })

  it('any two rates, by their products crosswise', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, anyText, (a, b, c, d) => {
        const first = quotient(0, a, b)
        const second = quotient(1, c, d)
        if (!first || !second) return
        const isFirstHigher = new Big(a).times(d).gt(new Big(c).times(b))
        expect(sortedFigures([first, second], false)).toEqual(isFirstHigher ? [1, 0] : [0, 1])
      }),
    )
  })
})

it.each([
  ['0', '1'],
  ['1', '0'],
  ['0.000', '0'],
])('%s over %s is no rate (behaviour 7.5)', (dividend, divisor) => {
  expect(quotient(0, dividend, divisor)).toBeUndefined()
})
