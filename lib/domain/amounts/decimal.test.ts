/** @jest-environment node */
import Big from 'big.js'
import fc from 'fast-check'
import { anyAmountText } from '@/lib/domain/testing/sample-swaps'
import { decimalText, unitsOf } from '@/lib/domain/testing/sample-decimals'
import {
  addProductTo,
  addTo,
  type DecimalSum,
  roundedProduct,
  roundedQuotient,
  significantQuotient,
  sumOf,
  sumText,
} from './decimal'

it.each([
  ['nothing', [], '0'],
  ['whole amounts', ['1', '20', '300'], '321'],
  ['what a float has no digits for', ['0.1', '0.2'], '0.3'],
  ['amounts of unlike many decimals', ['25', '0.5', '0.000000001'], '25.500000001'],
  ['decimals that add up to a whole', ['0.4', '0.60'], '1'],
  ['zeros', ['0', '0.000'], '0'],
  ['zeros in front', ['007', '00.5'], '7.5'],
  ['long ones', ['987654321098765.987654321', '0.012345679'], '987654321098766'],
])('%s: exact, without zeros at the end (behaviour 18.3)', (_, amounts, sum) => {
  expect(sumOf(amounts)).toBe(sum)
})

it('several sums make one', () => {
  const sums: [DecimalSum, DecimalSum] = [[], []]
  addTo(sums[0], '0.25')
  addTo(sums[1], '3')
  expect(sumText(...sums)).toBe('3.25')
  expect(sumText()).toBe('0')
})

it('any amounts add up to what big.js makes of them', () => {
  fc.assert(
    fc.property(fc.array(anyAmountText, { maxLength: 20 }), (amounts) => {
      const exact = amounts.reduce((sum, amount) => sum.plus(amount), new Big(0))
      expect(sumOf(amounts)).toBe(exact.toFixed())
    }),
  )
})

it('any products add up to what big.js makes of them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyAmountText, anyAmountText), { maxLength: 10 }), (pairs) => {
      const sum: DecimalSum = []
      for (const [amount, price] of pairs) addProductTo(sum, amount, price)
      const exact = pairs.reduce((all, [a, b]) => all.plus(new Big(a).times(b)), new Big(0))
      expect(sumText(sum)).toBe(exact.toFixed())
    }),
  )
})

it.each([
  ['whole', '25', '2', '50'],
  ['of fewer decimals than are left', '0.5', '0.5', '0.25'],
  ['without zeros at its end', '0.50', '2', '1'],
  ['rounded up at a half', '0.0000005', '1', '0.000001'],
  ['rounded down below a half', '0.00000049', '1', '0'],
  ['rounded up to a whole', '0.9999995', '1', '1'],
  ['of more digits than a float has', '987654321098765.987654321', '1', '987654321098765.987654'],
  ['zero', '0.000000', '150.25', '0'],
])('a product is %s (behaviour 9.4)', (_, amount, price, product) => {
  expect(roundedProduct(amount, price, 6)).toBe(product)
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

it('a quotient of so many significant digits is the one that big.js makes of it', () => {
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
