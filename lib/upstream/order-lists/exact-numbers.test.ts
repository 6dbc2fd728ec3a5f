/** @jest-environment node */
import fc from 'fast-check'
import { decimalText, unitsOf } from '@/lib/domain/testing/sample-decimals'
import { withExactNumbers } from './exact-numbers'
import { wireAmount } from './wire-amount'

/** What a field of a JSON text is read as. */
const readAs = (token: string): unknown => {
  const { amount }: { amount: unknown } = JSON.parse(withExactNumbers(`{"amount":${token}}`))
  return wireAmount.safeParse(amount).data
}

describe('the digits of a number are those of the answer', () => {
  it.each([
    ['of many digits', '0.30000000000000000001', '0.30000000000000000001'],
    ['of 17 digits', '12345678901234567', '12345678901234567'],
    ['with zeros at its end', '0.3000000000000000000000', '0.3000000000000000000000'],
    ['of 16 digits and an exponent', '1.234567890123456e-9', '0.000000001234567890123456'],
    ['of 15 digits', '0.30000000000001', '0.30000000000001'],
    ['short', '25', '25'],
    ['small', '1e-9', '0.000000001'],
  ])('%s', (_, token, expected) => {
    expect(readAs(token)).toBe(expected)
  })

  it.each([
    ['100 digits', '1'.repeat(100)],
    ['100 decimals', `0.${'1'.repeat(100)}`],
    ['below zero', '-0.30000000000000000001'],
    ['an exponent beyond 60', '1.00000000000000000e61'],
    ['an exponent below all numbers', '1e-400'],
    ['an exponent below all numbers, written large', '1E-330'],
    ['an exponent beyond all numbers', '1.00000000000000000e999'],
  ])('%s cannot be an amount', (_, token) => {
    expect(readAs(token)).toBeUndefined()
  })

  it('whatever number: every digit is kept', () => {
    const anyUnits = fc.oneof(fc.bigInt(0n, 2n ** 64n - 1n), fc.bigInt(0n, 10n ** 50n))
    fc.assert(
      fc.property(anyUnits, fc.integer({ min: 0, max: 30 }), (units, places) => {
        const read = readAs(decimalText(units, places))
        expect(unitsOf(String(read), places)).toBe(units)
      }),
      { numRuns: 500 },
    )
  })

  it('whatever number with an exponent: it is read as it was written', () => {
    const anyUnits = fc.bigInt(0n, 10n ** 30n)
    const anyExponent = fc.integer({ min: -20, max: 10 })
    fc.assert(
      fc.property(anyUnits, fc.nat(20), anyExponent, (units, places, exponent) => {
        const read = readAs(`${decimalText(units, places)}e${exponent}`)
        const shift = places - exponent
        const exact = units * 10n ** BigInt(Math.max(0, -shift))
        expect(unitsOf(String(read), Math.max(0, shift))).toBe(exact)
      }),
      { numRuns: 500 },
    )
  })
})

describe('all else stays as it is', () => {
  it.each([
    ['text that reads like a field', '{"note":"\\"amount\\": 12345678901234567890,"}'],
    ['text that begins with a colon', '{"status":":1234567890123456,"}'],
    ['text between a comma and a colon', '{"note":"a,",":12345678901234567890,":":1e-400,"}'],
    ['text that ends in a backslash', '{"note\\\\":12345678901234567890}'],
    ['a number with a zero before it, which is no JSON', '{"amount":012345678901234567890}'],
    ['two points, which are no JSON', '{"amount":1.234567890.1234567890}'],
    ['a number in a list', '[12345678901234567890]'],
    ['a short number', '{"amount":123456789012345}'],
  ])('%s', (_, json) => {
    expect(withExactNumbers(json)).toBe(json)
  })

  it('whatever JSON: only numbers of fields that could lose digits become text', () => {
    const pieces = fc.constantFrom(...'":,{}[]\\ a1', '1234567890123456', '1e-400', '":')
    const tricky = fc.array(pieces, { maxLength: 8 }).map((some) => some.join(''))
    const name = fc.oneof(fc.string(), tricky)
    const value = fc.jsonValue({ stringUnit: pieces })
    fc.assert(
      fc.property(fc.dictionary(name, fc.oneof(value, tricky)), (fields) => {
        const json = JSON.stringify(fields)
        const expected: unknown = JSON.parse(json, function (key, field: unknown) {
          if (typeof field !== 'number' || Array.isArray(this)) return field
          const written = JSON.stringify(field)
          const isInexact = written.length >= 16 || written.includes('e')
          // An escaped quotation mark before a name reads like its first one.
          const isName = /(^|")[A-Za-z_]\w*$/.test(key)
          return isInexact && isName ? written : field
        })
        expect(JSON.parse(withExactNumbers(json))).toEqual(expected)
      }),
      { numRuns: 1_000 },
    )
  })
})
