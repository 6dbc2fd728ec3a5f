/** @jest-environment node */
import { knownPrice, partsOfKey, priceKey, roundToMinute } from './token-price'

describe('a price: a number or the marker ‘missing’', () => {
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
