/** @jest-environment node */
import fc from 'fast-check'
import { groupedDigits } from './digit-grouping'

describe('en-US grouping', () => {
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
