/** @jest-environment node */
import { amountFigure, amountLabel, counted, partOfCount, unmeasuredText } from './amount-label'

describe('an amount on screen: en-US grouping, every decimal the service gave', () => {
  it.each([
    ['one unit of 9 decimals', '0.000000001', '0.000000001'],
    ['trailing zeros that the service gave', '1500.500', '1,500.500'],
    ['18 decimals', '1.123456789012345678', '1.123456789012345678'],
    ['more than a float can hold', '123456789012345678901.5', '123,456,789,012,345,678,901.5'],
    ['leading zeros', '007.5', '7.5'],
    ['a zero before the point only once', '00.5', '0.5'],
  ])('%s', (_, amount, expected) => {
    expect(amountLabel(amount)).toBe(expected)
  })
})

describe('a fraction of more than 2 digits after a whole part of 1 or more is muted', () => {
  it.each([
    ['2 digits after 1 or more', '25.14', '25', '.14', false],
    ['3 digits after 1 or more', '25.149', '25', '.149', true],
    ['below 1 no digit is muted', '0.14985', '0', '.14985', false],
    ['no fraction', '1000', '1,000', '', false],
  ])('%s', (_, amount, whole, fraction, isFractionMuted) => {
    expect(amountFigure(amount)).toEqual({ whole, fraction, isFractionMuted })
  })
})

describe('a count and its noun', () => {
  it.each([
    [1, '1 order'],
    [1_234, '1,234 orders'],
  ])('%d is %s', (count, expected) => {
    expect(counted(count, 'order')).toBe(expected)
  })
})

it('a part of a count', () => {
  expect(partOfCount(1_000, 1, 'row')).toBe('1,000 of 1 row')
})

it.each([
  [{ amount: '10000000', adjustedForDecimals: false }, '10000000 base units'],
  [null, 'in total'],
])('an amount that is not known in token units (behaviour 25.14, 25.15)', (amount, text) => {
  expect(unmeasuredText(amount).text).toBe(text)
})
