/** @jest-environment node */
import Big from 'big.js'
import fc from 'fast-check'
import { anyAmountText } from '@/lib/domain/testing/test-swaps'
import { decimalText, unitsOf } from '@/lib/domain/testing/test-decimals'
import {
  averagePrice,
  differenceOf,
  isAboveZero,
  isBelow,
  productOf,
  rounded,
  roundedProduct,
  roundedQuotient,
  shifted,
  shortened,
  significantDigits,
  signedDifference,
  significantQuotient,
  sumOf,
} from './decimal'

it('the sum of any amounts is the same as with big.js', () => {
  fc.assert(
    fc.property(fc.array(anyAmountText, { maxLength: 20 }), (amounts) => {
      const exact = amounts.reduce((sum, amount) => sum.plus(amount), new Big(0))
      expect(sumOf(amounts)).toBe(exact.toFixed())
    }),
  )
})

it('any difference and product are the same as with big.js; differenceOf returns none below 0', () => {
  fc.assert(
    fc.property(anyAmountText, anyAmountText, (amount, less) => {
      const exact = new Big(amount).minus(less)
      expect(differenceOf(amount, less)).toBe(exact.lt(0) ? undefined : exact.toFixed())
      expect(signedDifference(amount, less)).toBe(exact.toFixed())
      expect(productOf(amount, less)).toBe(new Big(amount).times(less).toFixed())
    }),
  )
})

it('any amount divided by a power of ten, and its digits, are the same as with big.js', () => {
  fc.assert(
    fc.property(anyAmountText, fc.integer({ min: -60, max: 60 }), (amount, digits) => {
      const exact = new Big(amount)
      expect(shifted(amount, digits)).toBe(exact.times(`1e${-digits}`).toFixed())
      expect(significantDigits(amount)).toBe(exact.eq(0) ? '' : exact.c.join(''))
    }),
  )
})

const anySigned = fc
  .tuple(anyAmountText, fc.boolean())
  .map(([amount, isNegative]) => new Big(isNegative ? `-${amount}` : amount).toFixed())

it('numbers below 0 are added up, rounded and compared as big.js does', () => {
  fc.assert(
    fc.property(anySigned, anySigned, fc.nat(30), (a, b, left) => {
      expect(sumOf([a, b])).toBe(new Big(a).plus(b).toFixed())
      expect(rounded(a, left)).toBe(new Big(a).round(left).toFixed())
      expect(isBelow(a, b)).toBe(new Big(a).lt(b))
      expect(isAboveZero(a)).toBe(new Big(a).gt(0))
    }),
  )
})

it('an amount keeps the given significant digits, and at least the given decimals', () => {
  fc.assert(
    fc.property(
      anyAmountText,
      fc.integer({ min: 1, max: 9 }),
      fc.nat(4),
      (amount, digits, left) => {
        const exact = new Big(amount)
        const places = Math.max(left, digits - 1 - exact.e)
        expect(shortened(amount, digits, left)).toBe(exact.round(places).toFixed())
      },
    ),
  )
})

it('an average is USD divided by an amount, and an amount of 0 has none', () => {
  expect(averagePrice('10', '4')).toBe('2.5')
  expect(averagePrice('0', '4')).toBe('0')
  expect(averagePrice('10', '0')).toBeUndefined()
})

const anyUnits = fc.oneof(fc.bigInt(0n, 10n ** 9n), fc.bigInt(0n, 10n ** 60n - 1n))
const anyPlaces = fc.integer({ min: 0, max: 60 })

it('any product is exact before it is rounded half up, once', () => {
  fc.assert(
    fc.property(anyUnits, anyPlaces, anyUnits, anyPlaces, fc.nat(12), (a, ofA, b, ofB, left) => {
      const product = roundedProduct(decimalText(a, ofA), decimalText(b, ofB), left)
      const exact = a * b * 10n ** BigInt(left)
      const scale = 10n ** BigInt(ofA + ofB)
      expect(unitsOf(product, left)).toBe((2n * exact + scale) / (2n * scale))
      expect(product).not.toMatch(/\.\d*0$/)
    }),
    { numRuns: 500 },
  )
})

const anyAmount = fc.tuple(fc.bigInt(1n, 10n ** 60n - 1n), anyPlaces)

it('any quotient is rounded half up, once', () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, fc.nat(40), (dividend, divisor, left) => {
      const [top, bottom] = [decimalText(...dividend), decimalText(...divisor)]
      const [a, b] = [
        dividend[0] * 10n ** BigInt(divisor[1]),
        divisor[0] * 10n ** BigInt(dividend[1]),
      ]
      const rounded = (2n * a * 10n ** BigInt(left) + b) / (2n * b)
      expect(unitsOf(roundedQuotient(top, bottom, left), left)).toBe(rounded)
    }),
    { numRuns: 300 },
  )
})

it('any quotient with the given significant digits is the same as with big.js', () => {
  fc.assert(
    fc.property(
      anyAmount,
      anyAmount,
      fc.integer({ min: 1, max: 30 }),
      (dividend, divisor, digits) => {
        const [top, bottom] = [decimalText(...dividend), decimalText(...divisor)]
        const Exact = Big()
        Exact.DP = 200
        Exact.RM = 0
        const exact = new Exact(top).div(bottom).prec(digits, 1).toFixed()
        expect(significantQuotient(top, bottom, digits)).toBe(exact)
      },
    ),
    { numRuns: 300 },
  )
})

it('zeros inside a long fraction cost no more than other digits (behaviour 12.3)', () => {
  const zeros = `0.${'0'.repeat(20_000)}1`
  const costs = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage()
    expect(sumOf([zeros, '1'])).toBe(`1.${'0'.repeat(20_000)}1`)
    return process.cpuUsage(start).user / 1_000
  })
  expect(Math.min(...costs)).toBeLessThan(50)
})
