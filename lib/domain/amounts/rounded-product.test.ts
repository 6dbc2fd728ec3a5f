/** @jest-environment node */
import fc from 'fast-check'
import { decimalText, unitsOf } from '@/lib/domain/testing/sample-decimals'
import { roundedProduct } from './rounded-product'

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
