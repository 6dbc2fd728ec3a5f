/** @jest-environment node */
import { ORDER_BADGES } from './order-badge'

it.each([
  ['recurring time', 'RT'],
  ['recurring price', 'RP'],
  ['trigger', 'T'],
] as const)('the badge of a %s order is %s', (type, text) => {
  expect(ORDER_BADGES[type].text).toBe(text)
})
