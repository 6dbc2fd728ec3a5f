/** @jest-environment node */
import fc from 'fast-check'
import { partsOfKey, priceKey, roundToMinute } from './price-minute'

it.each([
  ['a whole minute stays', 1_772_438_400, 1_772_438_400],
  ['the last second of the minute', 1_772_438_459, 1_772_438_400],
])('a price is of a whole minute, rounded down: %s (behaviour 8.1)', (_, seconds, expected) => {
  expect(roundToMinute(seconds)).toBe(expected)
  expect(priceKey('Mint', seconds)).toBe(`Mint-${expected}`)
})

it('a key has two parts, the mint and the minute', () => {
  const anySeconds = fc.integer({ min: 1_577_836_800, max: 4_000_000_000 })
  fc.assert(
    fc.property(fc.string(), anySeconds, (mint, seconds) => {
      expect(partsOfKey(priceKey(mint, seconds))).toEqual({ mint, minute: roundToMinute(seconds) })
    }),
    { numRuns: 200 },
  )
})
