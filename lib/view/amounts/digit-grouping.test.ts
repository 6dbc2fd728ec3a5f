/** @jest-environment node */
import fc from 'fast-check'
import { groupedDigits } from './digit-grouping'

describe('en-US grouping', () => {
  it.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['123456', '123,456'],
    ['1234567', '1,234,567'],
  ])('%s is %s', (digits, expected) => {
    expect(groupedDigits(digits)).toBe(expected)
  })

  it('is that of Intl for every whole number', () => {
    const format = new Intl.NumberFormat('en-US')
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 40n), (number) => {
        expect(groupedDigits(number.toString())).toBe(format.format(number))
      }),
      { numRuns: 200 },
    )
  })
})
