/** @jest-environment node */
import { orderDetailsLabel } from './order-details-button-label'

it.each([
  ['recurring time', 'Order details: Recurring order (time) 7YtF…gAsU'],
  ['trigger', 'Order details: Trigger order 7YtF…gAsU'],
] as const)('the button of a %s order names kind and key (behaviour 5.5)', (type, label) => {
  expect(orderDetailsLabel(type, '7YtFnzT5sGWVx1iqbZP7h7GcMzUe3xUg4e3gDfhgAsU')).toBe(label)
})
