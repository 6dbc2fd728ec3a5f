/** @jest-environment node */
import { partsOfKey, priceKey, roundToMinute } from './price-minute'

it.each([
  ['a whole minute stays', 1_772_438_400, 1_772_438_400],
  ['the last second of the minute', 1_772_438_459, 1_772_438_400],
])('a price is of a whole minute, rounded down: %s (behaviour 8.1)', (_, seconds, expected) => {
  expect(roundToMinute(seconds)).toBe(expected)
  expect(priceKey('Mint', seconds)).toBe(`Mint-${expected}`)
})

it('a key tells its mint and minute', () => {
  const parts = { mint: 'Mint-with-dashes', minute: 1_772_438_400 }
  expect(partsOfKey(priceKey(parts.mint, parts.minute))).toEqual(parts)
})
