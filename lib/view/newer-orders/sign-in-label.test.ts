/** @jest-environment node */
import { expiryText } from './sign-in-label'

const EXPIRES_AT_MS = Date.UTC(2026, 10, 27, 14, 42)

it.each([
  [600_000, 'Expires in 10 minutes, at 14:42'],
  [60_001, 'Expires in 2 minutes, at 14:42'],
  [1, 'Expires in 1 minute, at 14:42'],
  [0, 'Expired at 14:42'],
  [-28_800_000, 'Expired at 14:42'],
])('%d ms before a message expires: %s (behaviour 25.6)', (msBefore, text) => {
  expect(expiryText(EXPIRES_AT_MS, EXPIRES_AT_MS - msBefore, 'UTC')).toBe(text)
})
