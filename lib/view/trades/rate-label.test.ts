/** @jest-environment node */
import { adjustedAmount } from '@/lib/domain/testing/test-decimals'
import { SOL } from '@/lib/domain/testing/test-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { rateButtonLabel, rateUnit, shownRate, outputButtonLabel } from './rate-label'
import type { TradeSwitches } from './trade-switches'
import { testTradeEvent, sol, usdc } from '@/lib/view/testing/test-events'

const loading: TokenState = { kind: 'loading', mint: SOL }
const unknown: TokenState = { kind: 'unknown', mint: SOL }
const trade = testTradeEvent()
const defaults: TradeSwitches = { subtractFee: true, rateDirection: 'output per input' }

describe('the rate', () => {
  it.each([
    ['output per input by default', defaults, '0.005994', 'SOL per USDC'],
    ['with the fee added back', { ...defaults, subtractFee: false }, '0.006', 'SOL per USDC'],
    [
      'input per output',
      { subtractFee: true, rateDirection: 'input per output' },
      '166.833500',
      'USDC per SOL',
    ],
  ] as const)('%s', (_, switches, rate, unit) => {
    const figure = shownRate(trade, usdc, sol, switches)
    expect(figure).toEqual({
      kind: 'rate',
      rate: rate.replace(/0+$/, ''),
      per: unit.split(' per '),
    })
  })

  it.each([
    ['Unknown if the input token is unknown', unknown, sol, { kind: 'none', text: 'Unknown' }],
    ['Unknown if the output token is unknown', usdc, unknown, { kind: 'none', text: 'Unknown' }],
    ['loading while a token is loading', loading, sol, { kind: 'loading' }],
  ])('%s', (_, input, output, figure) => {
    expect(shownRate(trade, input, output, defaults)).toEqual(figure)
  })

  it.each([
    ['output per input', { ...trade, outputAmount: adjustedAmount('0') }, true],
    ['output per input', { ...trade, inputAmount: adjustedAmount('0') }, false],
  ] as const)('– for a trade with an amount of 0, %s', (rateDirection, zero, subtractFee) => {
    const figure = shownRate(zero, usdc, sol, { subtractFee, rateDirection })
    expect(figure).toEqual({ kind: 'none', text: '–' })
  })

  it('is that of the shown output: a trade that was all fee has a rate with the fee added back', () => {
    const allFee = { ...trade, outputAmount: adjustedAmount('0'), fee: adjustedAmount('5') }
    expect(shownRate(allFee, usdc, sol, { ...defaults, subtractFee: false })).toEqual({
      kind: 'rate',
      rate: '0.2',
      per: ['SOL', 'USDC'],
    })
  })
})

it('the button of a rate is named by the rate and its unit', () => {
  expect(rateUnit(['SOL', 'USDC'])).toBe('SOL per USDC')
  expect(rateButtonLabel('1234.5', ['USDC', 'SOL'])).toBe('1,234.5 USDC per SOL. Swap rate')
})

const base = (amount: string) => ({ amount, adjustedForDecimals: false })

it('the button of an output says what it shows, and what a click shows (behaviour 5.8)', () => {
  expect(outputButtonLabel('0.14985', true)).toBe('0.14985 after fee. Show before fee')
  expect(outputButtonLabel('0.15', false)).toBe('0.15 before fee. Show after fee')
})

it('a trade with an amount that is unknown in token units has no rate (behaviour 25.14, 25.15)', () => {
  const raw = { ...trade, outputAmount: base('149850000') }
  const switches = { subtractFee: true, rateDirection: 'output per input' } as const
  for (const event of [raw, { ...trade, inputAmount: null }]) {
    expect(shownRate(event, sol, sol, switches)).toEqual({ kind: 'none', text: '–' })
  }
})
