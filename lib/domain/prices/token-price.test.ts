/** @jest-environment node */
import { knownPrice } from './token-price'

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
