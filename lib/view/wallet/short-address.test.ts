/** @jest-environment node */
import { shortAddress } from './short-address'
import { WALLET } from '@/lib/view/testing/sample-events'

it('an address is shortened to its first and last four characters', () => {
  expect(shortAddress(WALLET)).toBe('7Ytt…j2G5')
})
