/** @jest-environment node */
import fc from 'fast-check'
import { unitsOf } from '@/lib/domain/testing/sample-decimals'
import { anyDecimal } from '@/lib/view/testing/sample-events'
import { becomesZero, eightDecimals, exactAmounts, isRounded } from './eight-decimals'

describe('8 decimals (behaviour 19.8)', () => {
  it.each([
    ['0.123456785', '0.12345679', true, false],
    ['0.123456784', '0.12345678', true, false],
    ['0.12345678', '0.12345678', false, false],
    ['0.1000000000', '0.1', false, false],
    ['1.50', '1.50', false, false],
    ['0.000000004', '0', true, true],
    ['0.000000005', '0.00000001', true, false],
    ['0', '0', false, false],
  ])('of %s are %s; rounded: %s, nothing left: %s', (amount, rounded, isChanged, isGone) => {
    expect([eightDecimals(amount), isRounded(amount), becomesZero(amount)]).toEqual([
      rounded,
      isChanged,
      isGone,
    ])
  })

  it('are a half up of every amount, and told where they change it', () => {
    fc.assert(
      fc.property(anyDecimal, (amount) => {
        const exact = unitsOf(amount, 60)
        const scale = 10n ** 52n
        const rounded = unitsOf(eightDecimals(amount), 8)
        expect(rounded).toBe((2n * exact + scale) / (2n * scale))
        expect(isRounded(amount)).toBe(rounded * scale !== exact)
        expect(becomesZero(amount)).toBe(rounded === 0n && exact !== 0n)
      }),
    )
  })
})

it.each([
  ['1', '2', undefined],
  ['0.000000001', '2', 'rounded to 8 decimals from sent 0.000000001'],
  ['1', '2.000000001', 'rounded to 8 decimals from received 2.000000001'],
])('a row keeps what was rounded: %s for %s', (sent, received, text) => {
  expect(exactAmounts(sent, received)).toBe(text)
})
