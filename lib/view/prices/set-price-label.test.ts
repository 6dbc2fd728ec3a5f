/** @jest-environment node */
import { exactPriceLabel, readingsText } from './set-price-label'

it.each([
  ['65000', '$65,000.00'],
  ['65', '$65.00'],
  ['0.5', '$0.50'],
  ['0', '$0.00'],
  ['1234.56789', '$1,234.56789'],
  ['0.00000000032', '$0.00000000032'],
])('a price of %s will be saved as ‘%s’ (behaviour 8.25)', (price, label) => {
  expect(exactPriceLabel(price)).toBe(label)
})

it('an ambiguous number is asked about (behaviour 8.25)', () => {
  expect(readingsText(['65000', '65.000'])).toBe('Did you mean 65000 or 65.000?')
})
