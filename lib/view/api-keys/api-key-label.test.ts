/** @jest-environment node */
import { keyStateLabel } from './api-key-label'

it.each([
  ['Not set', false, false],
  ['This tab only', true, false],
  ['Saved', true, true],
])('the settings say of an API key: %s (behaviour 20.8)', (label, isKnown, isRemembered) => {
  expect(keyStateLabel(isKnown, isRemembered)).toBe(label)
})
