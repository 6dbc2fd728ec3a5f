/** @jest-environment node */
import { oneAmountNote } from './event-label'

it.each([
  ['a deposit', 'deposit', 1, 'into order, 1 trade'],
  ['a deposit whose trades are missing', 'deposit', undefined, 'into order'],
  ['a refund', 'refund', 3, 'back to wallet'],
] as const)('the note of %s (behaviour 5.4, 16.1)', (_, kind, count, note) => {
  expect(oneAmountNote(kind, count)).toBe(note)
})
