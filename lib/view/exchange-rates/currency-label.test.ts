/** @jest-environment node */
import type { Currency } from '@/lib/domain/exchange-rates/currency'
import { priceLabel, valueSumLabel } from '@/lib/view/exchange-rates/currency-label'

it.each<[Currency, string, string]>([
  ['USD', '1240', '$1,240.00'],
  ['EUR', '1240', '€1,240.00'],
  ['GBP', '1240', '£1,240.00'],
  ['CHF', '1240', 'CHF 1,240.00'],
  ['AUD', '1240', 'A$1,240.00'],
  ['CAD', '1240', 'CA$1,240.00'],
  ['JPY', '1240.5', '¥1,241'],
  ['INR', '1240', '₹1,240.00'],
  ['BRL', '1240', 'R$1,240.00'],
  ['EUR', '0.00123', '€0.00123'],
  ['CHF', '0.000000001', '<CHF 0.00000001'],
  ['JPY', '0.99', '<¥1'],
  ['JPY', '0', '¥0'],
  ['EUR', '0', '€0.00'],
])('a sum in %s of %s is %s (behaviour 27.2)', (currency, value, text) => {
  expect(valueSumLabel(value, currency)).toBe(text)
})

it.each<[Currency, string, string]>([
  ['EUR', '121.456789', '€121.46'],
  ['EUR', '1.23456', '€1.235'],
  ['EUR', '0.0000131', '€0.0000131'],
  ['JPY', '20123.4', '¥20,123'],
  ['JPY', '123.456', '¥123.5'],
  ['JPY', '0.00213456', '¥0.00213456'],
])('a price in %s of %s has at least 4 digits: %s (behaviour 27.2)', (currency, price, text) => {
  expect(priceLabel(price, currency)).toBe(text)
})
