/** @jest-environment node */
import { ALL_ORDERS } from '@/lib/domain/filters/matching-orders'
import { hiddenText, noOrderMatchesText } from './order-filter-label'

it.each([
  [' bonk ', 'No order here matches “bonk”.'],
  ['', 'No order here matches these filters.'],
])('a heading without a match for %j (behaviour 17.16)', (text, said) => {
  expect(noOrderMatchesText({ ...ALL_ORDERS, text })).toBe(said)
})

it.each([
  [4, '4 hidden by the filter'],
  [1_234, '1,234 hidden by the filter'],
])('%s selected orders out of sight (behaviour 17.17)', (count, text) => {
  expect(hiddenText(count)).toBe(text)
})
