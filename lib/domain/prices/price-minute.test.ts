/** @jest-environment node */
import fc from 'fast-check'
import { partsOfKey, priceKey, roundToMinute } from './price-minute'

describe('price timestamps are rounded down to a whole minute', () => {
  it.each([
    ['a whole minute stays', 1_772_438_400, 1_772_438_400],
    ['one second later', 1_772_438_401, 1_772_438_400],
    ['the last second of the minute', 1_772_438_459, 1_772_438_400],
    ['the next minute', 1_772_438_460, 1_772_438_460],
  ])('%s', (_, seconds, expected) => {
    expect(roundToMinute(seconds)).toBe(expected)
    expect(priceKey('Mint', seconds)).toBe(`Mint-${expected}`)
  })

  it('whichever second it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_577_836_800, max: 4_000_000_000 }), (seconds) => {
        const minute = roundToMinute(seconds)
        expect(minute % 60).toBe(0)
        expect(seconds - minute).toBeGreaterThanOrEqual(0)
        expect(seconds - minute).toBeLessThan(60)
      }),
      { numRuns: 200 },
    )
  })
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
