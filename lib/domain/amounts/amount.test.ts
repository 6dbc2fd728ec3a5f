/** @jest-environment node */
import { adjustedAmount } from '@/lib/domain/testing/test-decimals'
import { amountText, decimalTextSchema } from './amount'

describe('an amount is plain decimal text', () => {
  it.each(['0', '100', '100.0', '0.35916067', '9'.repeat(60), `0.${'1'.repeat(60)}`])(
    '%s passes',
    (text) => {
      expect(decimalTextSchema.safeParse(text).data).toBe(text)
    },
  )

  it.each([
    ['no text', ''],
    ['a sign', '-1'],
    ['an exponent', '1e-9'],
    ['grouping', '1,000'],
    ['no digit before the point', '.5'],
    ['no digit after the point', '5.'],
    ['two points', '1.2.3'],
    ['a space', ' 1'],
    ['61 digits', '9'.repeat(61)],
    ['61 places', `0.${'1'.repeat(61)}`],
    ['a JSON number', 1],
  ])('%s is refused', (_, value) => {
    expect(decimalTextSchema.safeParse(value).success).toBe(false)
  })
})

describe('the amount in token units', () => {
  it.each([
    ['zero', '0', 9, '0'],
    ['one unit of 9 decimals', '1', 9, '0.000000001'],
    ['no decimals', '1234', 0, '1234'],
    ['a whole number of tokens', '149000000', 6, '149'],
    ['huge', `1${'0'.repeat(59)}`, 9, `1${'0'.repeat(50)}`],
  ])('from base units, divided by the token’s decimals: %s', (_, amount, decimals, expected) => {
    expect(amountText({ amount, adjustedForDecimals: false }, decimals)).toBe(expected)
  })

  it('stays as it was written if it is adjusted, even for an unknown token', () => {
    expect(amountText(adjustedAmount('100.50'), undefined)).toBe('100.50')
  })

  it('is an error for base units of an unknown token', () => {
    expect(() => amountText({ amount: '1', adjustedForDecimals: false }, undefined)).toThrow(
      'unknown token',
    )
  })
})
