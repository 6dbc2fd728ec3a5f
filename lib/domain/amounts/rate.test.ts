/** @jest-environment node */
import Big from 'big.js'
import fc from 'fast-check'
import { decimalText } from '@/lib/domain/testing/test-decimals'
import { roundedQuotient, significantQuotient } from './decimal'
import { rate } from './rate'

const anyPlaces = fc.nat(60)
const anyAmount = fc.tuple(fc.bigInt(1n, 10n ** 60n - 1n), anyPlaces)

describe('a rate', () => {
  it.each([
    ['output per input', '0.15', '25', 9, '0.006'],
    ['input per output', '25', '0.15', 6, '166.666667'],
    ['with the token’s decimals as precision', '1', '3', 9, '0.333333333'],
    ['rounded half up: a tie goes up', '2001', '16', 3, '125.063'],
    ['rounded half up: less than a tie goes down', '2000.99', '16', 3, '125.062'],
    ['in USDC, of a token worth millionths of a USDC', '10', '7142857.142857', 6, '0.0000014'],
    ['of a token without decimals', '15', '10', 0, '1.5'],
    ['below 1 of a token without decimals', '1', '3', 0, '0.3333'],
    ['above 1,000 of a token without decimals', '10001', '3', 0, '3334'],
    ['that would show as 0 has 4 significant digits', '1', '3000', 2, '0.0003333'],
    ['with trailing zeros has fewer digits', '1.5', '1', 6, '1.5'],
    ['of 4 significant digits is rounded half up, too', '1', '80000', 2, '0.0000125'],
    ['of 4 significant digits that carries', '99996', '1000000000', 2, '0.0001'],
    ['of tiny amounts has no exponent', '1', '1000000000000', 6, '0.000000000001'],
    ['that has 4 digits once it is rounded up', '9996', '10', 0, '1000'],
    ['of huge amounts', '9'.repeat(40), '3', 0, '3'.repeat(40)],
  ])('%s', (_, dividend, divisor, decimals, expected) => {
    expect(rate(dividend, divisor, decimals)).toBe(expected)
  })

  it('has the token’s decimals or 4 significant digits, whichever is finer', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, fc.nat(20), (dividend, divisor, decimals) => {
        const [top, bottom] = [decimalText(...dividend), decimalText(...divisor)]
        const short = significantQuotient(top, bottom, 4)
        const [, fraction = ''] = short.split('.')
        const isFiner = fraction.length > decimals
        expect(rate(top, bottom, decimals)).toBe(
          isFiner ? short : roundedQuotient(top, bottom, Math.max(decimals, 3 - new Big(short).e)),
        )
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['output', '0', '25'],
    ['input', '25', '0.000'],
    ['output and input', '0', '0'],
  ])('does not exist if the %s is 0', (_, dividend, divisor) => {
    expect(rate(dividend, divisor, 9)).toBeUndefined()
  })
})
