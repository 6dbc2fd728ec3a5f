/** @jest-environment node */
import { depositLabel } from './deposit-label'

it.each([
  ['3 trades', 3, 'into order, 3 trades'],
  ['1 trade', 1, 'into order, 1 trade'],
  ['none', 0, 'into order, 0 trades'],
  ['trades that did not come', undefined, 'into order'],
])('a deposit into an order with %s', (_, count, label) => {
  expect(depositLabel(count)).toBe(label)
})
