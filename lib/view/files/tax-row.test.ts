/** @jest-environment node */
import fc from 'fast-check'
import { adjustedAmount } from '@/lib/domain/testing/sample-decimals'
import { unitsOf } from '@/lib/domain/testing/sample-decimals'
import { anyDecimal, sampleTradeEvent } from '@/lib/view/testing/sample-events'
import { eightDecimals, isRounded, roundedTrades } from './tax-row'

describe('8 decimals (behaviour 19.2)', () => {
  it.each([
    ['0.123456785', '0.12345679', true],
    ['0.123456784', '0.12345678', true],
    ['0.12345678', '0.12345678', false],
    ['1.1000000000', '1.1000000000', false],
    ['0.000000004', '0', true],
    ['0.000000005', '0.00000001', true],
  ])('of %s are %s; rounded: %s', (amount, rounded, isChanged) => {
    expect([eightDecimals(amount), isRounded(amount)]).toEqual([rounded, isChanged])
  })

  it('are a half up of every amount, and counted if they change it', () => {
    fc.assert(
      fc.property(anyDecimal, (amount) => {
        const exact = unitsOf(amount, 60)
        const scale = 10n ** 52n
        const rounded = unitsOf(eightDecimals(amount), 60) / scale
        expect(rounded).toBe((2n * exact + scale) / (2n * scale))
        expect(isRounded(amount)).toBe(rounded * scale !== exact)
      }),
    )
  })
})

it('rows that 8 decimals change are counted, those that become 0 are named (behaviour 19.2)', () => {
  const trades = [
    sampleTradeEvent(),
    sampleTradeEvent({ outputAmount: adjustedAmount('0.123456789') }),
    sampleTradeEvent({ inputAmount: adjustedAmount('0.000000001'), orderKey: 'Tiny' }),
    // The file has no column for the fee.
    sampleTradeEvent({ fee: adjustedAmount('0.000000001') }),
  ]
  expect(roundedTrades(trades)).toEqual({
    rounded: 2,
    zeros: [{ dateMs: Date.parse('2026-02-02T10:00:03Z'), id: 'TradeSignature:Tiny:1' }],
  })
})
