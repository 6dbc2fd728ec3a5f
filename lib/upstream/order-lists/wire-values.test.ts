/** @jest-environment node */
import fc from 'fast-check'
import { decimalText, unitsOf } from '@/lib/domain/testing/sample-decimals'
import { wireAmount, wirePageCount, wireSignature, wireTime } from './wire-values'

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

describe('a time on the wire', () => {
  it.each([
    ['in UTC', '2026-02-01T10:00:00Z', '2026-02-01T10:00:00.000Z'],
    ['with milliseconds', '2026-02-01T10:00:00.123Z', '2026-02-01T10:00:00.123Z'],
    ['with microseconds', '2026-02-01T10:00:00.123456Z', '2026-02-01T10:00:00.123Z'],
    ['with an offset', '2026-02-01T10:00:00+02:00', '2026-02-01T08:00:00.000Z'],
    ['that names no zone is UTC', '2026-02-01T10:00:00', '2026-02-01T10:00:00.000Z'],
  ])('%s comes out as UTC with ms', (_, text, expected) => {
    expect(wireTime.safeParse(text).data).toBe(expected)
  })

  it.each(['yesterday', '', '2026-02-01', '2026-02-30T10:00:00Z', 1_769_940_000, null, undefined])(
    '%p is refused',
    (value) => {
      expect(wireTime.safeParse(value).success).toBe(false)
    },
  )
})

it('a time in whatever form is refused or read, never an exception', () => {
  const form =
    /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(:[0-5]\d(\.\d{1,12})?)?(Z|[+-][0-2]\d:?[0-5]\d)?$/
  fc.assert(
    fc.property(fc.oneof(fc.stringMatching(form), fc.string()), (text) => {
      const { data } = wireTime.safeParse(text)
      if (data !== undefined) expect(new Date(data).toISOString()).toBe(data)
      else expect(wireTime.safeParse(text).success).toBe(false)
    }),
    { numRuns: 200 },
  )
})

describe('a signature that may be missing', () => {
  it.each([
    ['5ig…', '5ig…'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('%p comes out as "%s"', (value, expected) => {
    expect(wireSignature.safeParse(value).data).toBe(expected)
  })

  it.each(['=1', 'a b', 5])('%p is refused', (value) => {
    expect(wireSignature.safeParse(value).success).toBe(false)
  })
})

describe('the number of pages', () => {
  it.each([
    [0, 0],
    [265, 265],
    ['0', 0],
    ['265', 265],
  ])('%p is %d', (value, expected) => {
    expect(wirePageCount.safeParse(value).data).toBe(expected)
  })

  it.each([-1, 1.5, '-1', '1.5', '', 'many', null, undefined])('%p is refused', (value) => {
    expect(wirePageCount.safeParse(value).success).toBe(false)
  })
})
