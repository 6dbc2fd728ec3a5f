/** @jest-environment node */
import fc from 'fast-check'
import { decimalText, unitsOf } from '@/lib/domain/testing/test-decimals'
import { wireAmount, wirePageCount, wireSignature, wireTime, withExactNumbers } from './wire-values'

/** Parses a JSON token as an amount in a response. */
const amountOf = (token: string): unknown => {
  const { amount }: { amount: unknown } = JSON.parse(withExactNumbers(`{"amount":${token}}`))
  return wireAmount.safeParse(amount).data
}

describe('an amount keeps the digits of the answer (behaviour 3.13)', () => {
  it.each([
    ['text', '"100.0"', '100.0'],
    ['text with an exponent', '"1e-9"', '0.000000001'],
    ['a number', '100', '100'],
    ['a number with an exponent', '1e-9', '0.000000001'],
    ['a number of many digits', '0.30000000000000000001', '0.30000000000000000001'],
    ['a number of 17 digits', '12345678901234567', '12345678901234567'],
    ['a number with zeros at its end', '0.3000000000000000000000', '0.3000000000000000000000'],
    ['many digits and an exponent', '1.234567890123456e-9', '0.000000001234567890123456'],
    ['zero', '0', '0'],
  ])('%s', (_, token, expected) => {
    expect(amountOf(token)).toBe(expected)
  })

  it.each([
    ['100 digits', '1'.repeat(100)],
    ['100 decimals', `0.${'1'.repeat(100)}`],
    ['a number below zero', '-0.30000000000000000001'],
    ['text below zero', '"-1"'],
    ['an exponent above 60', '1.00000000000000000e61'],
    ['an exponent below -60', '1e-400'],
    ['text too large to write out', '"1e999999999"'],
    ['empty text', '""'],
    ['words', '"many"'],
    ['grouping', '"1,000"'],
    ['null', 'null'],
    ['an object', '{}'],
  ])('%s is no amount', (_, token) => {
    expect(amountOf(token)).toBeUndefined()
  })

  it('a long number that JSON.parse has already read is no amount', () => {
    expect(wireAmount.safeParse(12345678901234567).success).toBe(false)
  })

  it('for any number, with or without an exponent', () => {
    const anyUnits = fc.oneof(fc.bigInt(0n, 2n ** 64n - 1n), fc.bigInt(0n, 10n ** 30n))
    const anyExponent = fc.option(fc.integer({ min: -20, max: 10 }), { nil: undefined })
    fc.assert(
      fc.property(anyUnits, fc.nat(20), anyExponent, (units, places, exponent) => {
        const token = decimalText(units, places)
        const parsed = amountOf(exponent === undefined ? token : `${token}e${exponent}`)
        const shift = places - (exponent ?? 0)
        const exact = units * 10n ** BigInt(Math.max(0, -shift))
        expect(unitsOf(String(parsed), Math.max(0, shift))).toBe(exact)
      }),
      { numRuns: 500 },
    )
  })
})

describe('all other JSON stays as it is', () => {
  it.each([
    ['text that looks like a field', '{"note":"\\"amount\\": 12345678901234567890,"}'],
    ['text that begins with a colon', '{"status":":1234567890123456,"}'],
    ['text between a comma and a colon', '{"note":"a,",":12345678901234567890,":":1e-400,"}'],
    ['a number in a list', '[12345678901234567890]'],
    ['a short number', '{"amount":123456789012345}'],
  ])('%s', (_, json) => {
    expect(withExactNumbers(json)).toBe(json)
  })

  it('in any JSON, only fields whose number could lose digits become text', () => {
    const pieces = fc.constantFrom(...'":,{}[]\\ a1', '1234567890123456', '1e-400', '":')
    const tricky = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''))
    const name = fc.oneof(fc.string(), tricky)
    const value = fc.jsonValue({ stringUnit: pieces })
    fc.assert(
      fc.property(fc.dictionary(name, fc.oneof(value, tricky)), (fields) => {
        const json = JSON.stringify(fields)
        const expected: unknown = JSON.parse(json, function (key, field: unknown) {
          if (typeof field !== 'number' || Array.isArray(this)) return field
          const written = JSON.stringify(field)
          const isInexact = written.length >= 16 || written.includes('e')
          // An escaped quotation mark within a name looks like the one that opens it.
          const isName = /(^|")[A-Za-z_]\w*$/.test(key)
          return isInexact && isName ? written : field
        })
        expect(JSON.parse(withExactNumbers(json))).toEqual(expected)
      }),
      { numRuns: 1_000 },
    )
  })
})

it.each([
  ['in UTC', '2026-02-01T10:00:00Z', '2026-02-01T10:00:00.000Z'],
  ['with microseconds', '2026-02-01T10:00:00.123456Z', '2026-02-01T10:00:00.123Z'],
  ['with an offset', '2026-02-01T10:00:00+02:00', '2026-02-01T08:00:00.000Z'],
  ['without a zone, which is UTC', '2026-02-01T10:00:00', '2026-02-01T10:00:00.000Z'],
  ['no time', 'yesterday', undefined],
  ['a day alone', '2026-02-01', undefined],
  ['a day that does not exist', '2026-02-30T10:00:00Z', undefined],
  ['a number', 1_769_940_000, undefined],
])('a time: %s', (_, value, expected) => {
  expect(wireTime.safeParse(value).data).toBe(expected)
})

it.each([
  ['5igopen', '5igopen'],
  [null, ''],
  [undefined, ''],
  ['=1', undefined],
])('a signature: %p', (value, expected) => {
  expect(wireSignature.safeParse(value).data).toBe(expected)
})

it.each([
  [265, 265],
  ['265', 265],
  [0, 0],
  [-1, undefined],
  [1.5, undefined],
  ['many', undefined],
  [null, undefined],
])('a number of pages: %p', (value, expected) => {
  expect(wirePageCount.safeParse(value).data).toBe(expected)
})
