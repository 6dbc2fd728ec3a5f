/** @jest-environment node */
import fc from 'fast-check'
import { knownPrice, partsOfKey, priceKey, priceMapSchema, roundToMinute } from './token-price'

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

describe('the price map: a number or the marker ‘missing’', () => {
  it.each([141.2, 0, 1e-12, 'missing'])('%p passes', (price) => {
    expect(priceMapSchema.safeParse({ 'Mint-60': price }).data).toEqual({ 'Mint-60': price })
  })

  it.each([-1, Infinity, Number.NaN, '141.2', null, 'none'])('%p is refused', (price) => {
    expect(priceMapSchema.safeParse({ 'Mint-60': price }).success).toBe(false)
  })

  it.each([
    [200, true],
    [201, false],
  ])('a key of %d characters passes: %s', (length, expected) => {
    expect(priceMapSchema.safeParse({ ['a'.repeat(length)]: 1 }).success).toBe(expected)
  })

  const prices = { 'Mint-60': 141.2, 'Free-60': 0, 'Absent-60': 'missing' } as const

  it.each([
    ['known within its minute', 'Mint', 119, 141.2],
    ['a price of 0 is a price', 'Free', 60, 0],
    ['missing', 'Absent', 60, undefined],
    ['of another minute', 'Mint', 120, undefined],
    ['of another mint', 'Other', 60, undefined],
  ])('the known price of a mint at a time: %s', (_, mint, seconds, expected) => {
    expect(knownPrice(prices, mint, seconds)).toBe(expected)
  })
})
