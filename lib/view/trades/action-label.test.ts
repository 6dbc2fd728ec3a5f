/** @jest-environment node */
import { oneAmountNote } from './action-label'

it.each([
  ['3 trades', 3, 'into order, 3 trades'],
  ['1 trade', 1, 'into order, 1 trade'],
  ['none', 0, 'into order, 0 trades'],
  ['trades that did not come', undefined, 'into order'],
])('a deposit into an order with %s', (_, count, note) => {
  expect(oneAmountNote('deposit', count)).toBe(note)
})

it('a refund says so, however many trades its order has', () => {
  expect([0, 1, undefined].map((count) => oneAmountNote('refund', count))).toEqual(
    Array(3).fill('back to wallet'),
  )
})
