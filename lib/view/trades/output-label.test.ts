/** @jest-environment node */
import { SOL } from '@/lib/domain/testing/sample-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { outputButtonLabel, shownOutput } from './output-label'
import { sampleTradeEvent, SOL_TOKEN } from '@/lib/view/testing/sample-events'

const sol: TokenState = { kind: 'known', mint: SOL, token: SOL_TOKEN }
const unknown: TokenState = { kind: 'unknown', mint: SOL }
const trade = sampleTradeEvent()
const base = (amount: string) => ({ amount, adjustedForDecimals: false })

describe('the output amount', () => {
  it.each([
    ['without the fee by default', true, '0.14985'],
    ['fee added back when Subtract fee is off', false, '0.15'],
  ])('%s', (_, subtractFee, expected) => {
    expect(shownOutput(trade, sol, subtractFee)).toBe(expected)
    expect(shownOutput(trade, unknown, subtractFee)).toBe(expected)
  })

  it('in base units is divided by the token’s decimals', () => {
    const raw = { ...trade, outputAmount: base('149850000'), fee: base('150000') }
    expect([shownOutput(raw, sol, true), shownOutput(raw, sol, false)]).toEqual(['0.14985', '0.15'])
  })

  it('and fee must have the same adjustedForDecimals', () => {
    expect(() => shownOutput({ ...trade, fee: base('1') }, sol, true)).toThrow('different units')
  })
})

it.each([
  [true, '1,234.5, fee subtracted, add the fee'],
  [false, '1,234.5, fee added, subtract the fee'],
])('the button’s name where the fee is subtracted: %s', (subtractFee, label) => {
  expect(outputButtonLabel('1234.5', subtractFee)).toBe(label)
})
