/** @jest-environment node */
import Big from 'big.js'
import fc from 'fast-check'
import { decimalText } from '@/lib/domain/testing/sample-decimals'
import { sortedFigures } from './sort-figures'

const anyText = fc
  .record({ digits: fc.bigInt(0n, 10n ** 60n - 1n), places: fc.nat(60) })
  .map(({ digits, places }) => decimalText(digits, places))

/** Rows of figures by their places, sorted. */
function sorted(figures: readonly (readonly [string, string])[], isHighestFirst = false): number[] {
  return sortedFigures(
    {
      rows: [...figures.keys()],
      leads: figures.map(([dividend, divisor]) => Number(dividend) / Number(divisor)),
      exactOf: (row) => figures[row] ?? ['0', '1'],
    },
    isHighestFirst,
  )
}

const amounts = (texts: readonly string[]) => texts.map((text) => [text, '1'] as const)

describe('figures are compared exactly (behaviour 17.12)', () => {
  it.each([
    ['a digit more before the point', ['10', '9'], [1, 0]],
    ['zeros before it', ['0009', '10'], [0, 1]],
    ['a fraction', ['0.1', '0.09', '0.11'], [1, 0, 2]],
    ['the last of many digits', ['1.00000000000000000002', '1.00000000000000000001'], [1, 0]],
    ['zeros at the end', ['1.10', '1.1', '1.100'], [0, 1, 2]],
    ['nothing', ['0', '0.0', '0.00'], [0, 1, 2]],
    ['more digits than a float has', ['12345678901234567', '12345678901234566'], [1, 0]],
    [
      'less than a float tells, in their middle',
      ['3', '1.0000000000000000002', '1.0000000000000000001', '2'],
      [2, 1, 3, 0],
    ],
  ])('amounts that differ by %s', (_, texts, rows) => {
    expect(sorted(amounts(texts))).toEqual(rows)
  })

  it('the highest first, equal ones still in the order given', () => {
    expect(sorted(amounts(['1', '2.0', '0', '2', '0.0']), true)).toEqual([1, 3, 0, 2, 4])
  })

  it('rates whose floats stand the other way round', () => {
    const [lower, higher] = [
      ['55395830136031469', '20773436301011801'],
      ['55395830136031592', '20773436301011847'],
    ] as const
    expect(sorted([higher, lower])).toEqual([1, 0])
    expect(sorted([higher, lower], true)).toEqual([0, 1])
  })

  it('high rates whose floats stand the other way round', () => {
    const [lower, higher] = [
      [`53092467065288184${'0'.repeat(20)}`, '86335084303882032'],
      [`53092467065288322${'0'.repeat(20)}`, '86335084303882256'],
    ] as const
    expect(sorted([higher, lower])).toEqual([1, 0])
  })

  it('any amounts', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 40 }), fc.boolean(), (texts, isHighestFirst) => {
        const expected = [...texts.keys()].sort((a, b) => {
          const order = new Big(texts[a] ?? 0).cmp(texts[b] ?? 0)
          return (isHighestFirst ? -order : order) || a - b
        })
        expect(sorted(amounts(texts), isHighestFirst)).toEqual(expected)
      }),
    )
  })

  it('any two rates, by their products crosswise', () => {
    const anyRate = fc.tuple(
      anyText,
      anyText.filter((text) => !new Big(text).eq(0)),
    )
    fc.assert(
      fc.property(anyRate, anyRate, ([a, b], [c, d]) => {
        const isFirstHigher = new Big(a).times(d).gt(new Big(c).times(b))
        const rows = [[a, b] as const, [c, d] as const]
        expect(sorted(rows)).toEqual(isFirstHigher ? [1, 0] : [0, 1])
      }),
    )
  })
})
