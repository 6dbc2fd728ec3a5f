/** @jest-environment node */
import { keyStateLabel } from './api-key-label'

it.each([
  ['No key', false, false],
  ['In this tab only', true, false],
  ['Remembered', true, true],
])('the settings say of a key: %s (behaviour 20.8)', (label, isKnown, isRemembered) => {
  expect(keyStateLabel({ isKnown, isRemembered })).toBe(label)
})
