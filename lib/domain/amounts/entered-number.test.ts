/** @jest-environment node */
import fc from 'fast-check'
import { parseEnteredNumber } from './entered-number'

describe('a number that a person entered (behaviour 8.25, 20.8)', () => {
  it.each([
    ['65000', '65000'],
    ['65.000', '65.000'],
    [' 0.0000131 ', '0.0000131'],
    ['.5', '.5'],
    ['12,5', '12.5'],
    [' ,5 ', '.5'],
    ['0,500', '0.500'],
    ['1234,567', '1234.567'],
    ['65,0000', '65.0000'],
    ['1,234,567', '1234567'],
    ['1,234.5', '1234.5'],
    ['1,234,567.000001', '1234567.000001'],
    ['1.234.567', '1234567'],
    ['1.234,5', '1234.5'],
    ['1.234,567', '1234.567'],
    ['65 000', '65000'],
    ['65 000,5', '65000.5'],
    ['65 000.500', '65000.500'],
    ['65\u202f000\u202f000', '65000000'],
    ['65\u00a0000', '65000'],
    ["65'000.5", '65000.5'],
    ['65’000', '65000'],
    ['０．５', '0.5'],
    ['６５，０００，０００', '65000000'],
  ])('‘%s’ is %s', (text, value) => {
    expect(parseEnteredNumber(text)).toEqual({ value })
  })

  it.each([
    ['65,000', '65000', '65.000'],
    [' 1,234 ', '1234', '1.234'],
    ['100,000', '100000', '100.000'],
    ['６５，０００', '65000', '65.000'],
  ])('‘%s’ is %s or %s', (text, ...readings) => {
    expect(parseEnteredNumber(text)).toEqual({ readings })
  })

  it.each([
    ...['', 'two', '1e3', '-1', '+1', '$5', '0x10', 'Infinity', '1/2', '½', '10²'],
    ...[',', '.', '5.', '5,', '1,2,3', '1,23,456', '12,34,567', '1,234,56', '1,234.', '1,234,'],
    ...['1,234.567,8', '1.2.3', '1.234,567,8', '0,123,456', '0 500', '1 2', '1 234,567 8'],
    ...['1,234 567', '1 234.567.890', '1234,567,890', '1_000', '٥'],
  ])('‘%s’ isn’t a number', (text) => {
    expect(parseEnteredNumber(text)).toBeUndefined()
  })

  it('a number as our pages write it is that number, or asked about', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n }),
        fc.stringMatching(/^(\.\d{1,20})?$/),
        (whole, decimals) => {
          const read = parseEnteredNumber(whole.toLocaleString('en-US') + decimals)
          const exact = String(whole) + decimals
          if (read && 'readings' in read) expect(read.readings[0]).toBe(exact)
          else expect(read).toEqual({ value: exact })
        },
      ),
    )
  })
})
