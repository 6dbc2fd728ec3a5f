/** @jest-environment node */
import { storedSizeLabel } from './preference-label'

it.each([
  ['nothing', 0, 'empty'],
  ['a character', 1, '1 kB'],
  ['a thousand', 1_000, '1 kB'],
  ['a thousand and one', 1_001, '2 kB'],
  ['nearly a million', 999_999, '1.0 MB'],
  ['a million', 1_000_000, '1.0 MB'],
  ['the most that is stored', 2_999_999, '3.0 MB'],
])('the size of what is stored: %s', (_, characters, expected) => {
  expect(storedSizeLabel(characters)).toBe(expected)
})
