/** @jest-environment node */
import fc from 'fast-check'
import { decimalText, unitsOf } from '@/lib/domain/testing/sample-decimals'
import { wireAmount } from './wire-amount'

describe('an amount on the wire', () => {
  it.each([
    ['decimal text, digit for digit', '100.0', '100.0'],
    ['text of many digits', '123456789012345678901234.567890123456', undefined],
    ['text with an exponent', '1e-9', '0.000000001'],
    ['a number', 100, '100'],
    ['a number that JavaScript writes with an exponent', 1e-9, '0.000000001'],
    ['a small number', 0.000001, '0.000001'],
    ['a number of 15 digits', 123456789.012345, '123456789.012345'],
    ['a number of few digits and many zeros', 1e21, '1000000000000000000000'],
    ['zero', 0, '0'],
  ])('%s comes out exact', (_, value, expected) => {
    expect(wireAmount.safeParse(value).data).toBe(expected ?? value)
  })

  it.each([
    ['a number of 17 digits, which may not be the one that was written', 12345678901234567],
    ['a fraction of 17 digits', 0.12345678901234567],
    ['a negative number', -1],
    ['negative text', '-1'],
    ['a number too large', 1e300],
    ['text too large', '1e300'],
    ['text too large to write out', '1e999999999'],
    ['text too small to write out', '1e-999999999'],
    ['no text', ''],
    ['words', 'many'],
    ['not a number', 'NaN'],
    ['grouping', '1,000'],
    ['null', null],
    ['missing', undefined],
    ['an object', { amount: '1' }],
  ])('%s is refused', (_, value) => {
    expect(wireAmount.safeParse(value).success).toBe(false)
  })

  it('as text stays as it was written', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 50n), fc.integer({ min: 0, max: 30 }), (units, places) => {
        const text = decimalText(units, places)
        expect(wireAmount.parse(text)).toBe(text)
      }),
      { numRuns: 200 },
    )
  })

  it('as a number of up to 15 digits is exact', () => {
    const anyNumber = fc.tuple(fc.integer({ min: 0, max: 999_999_999_999_999 }), fc.nat(20))
    fc.assert(
      fc.property(anyNumber, ([units, places]) => {
        const written = decimalText(BigInt(units), places)
        const read: unknown = JSON.parse(written)
        expect(unitsOf(wireAmount.parse(read), places)).toBe(BigInt(units))
      }),
      { numRuns: 200 },
    )
  })
})
