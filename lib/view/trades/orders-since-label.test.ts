import { ordersNotFoundText } from './orders-not-found-label'
import { ordersSinceText } from './orders-since-label'

it.each([
  [1, '1 order was read since.'],
  [1_200, '1,200 orders were read since.'],
])('%s orders that arrived after Submit: %s', (count, text) => {
  expect(ordersSinceText(count)).toBe(text)
})

it.each([
  [1, '1 order of this link is not among the orders of this wallet that were read.'],
  [2, '2 orders of this link are not among the orders of this wallet that were read.'],
])('%s orders of a link that are not there: %s', (count, text) => {
  expect(ordersNotFoundText(count)).toBe(text)
  expect(ordersNotFoundText(count, 2)).toBe(text.replace('this wallet', 'these wallets'))
})
