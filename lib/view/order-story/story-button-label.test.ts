/** @jest-environment node */
import { storyButtonLabel } from './story-button-label'

it.each([
  ['recurring time', 'Order story: Recurring order by time 7YtF…gAsU'],
  ['trigger', 'Order story: Trigger order 7YtF…gAsU'],
] as const)('the button of a %s order names kind and key (behaviour 5.5)', (type, label) => {
  expect(storyButtonLabel(type, '7YtFnzT5sGWVx1iqbZP7h7GcMzUe3xUg4e3gDfhgAsU')).toBe(label)
})
