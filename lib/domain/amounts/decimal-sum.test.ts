/** @jest-environment node */
import Big from 'big.js'
import fc from 'fast-check'
import { anyAmountText } from '@/lib/domain/testing/sample-swaps'
import { addProductTo, addTo, type DecimalSum, sumOf, sumText } from './decimal-sum'

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
