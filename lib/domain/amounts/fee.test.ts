/** @jest-environment node */
import { swapped } from '@/lib/domain/testing/test-swaps'
import { assertSameUnits, netAndFee, shownOutput, totalOutput } from './fee'

describe('Out Amount is the total (net plus fee)', () => {
  it.each([
    ['a sample', '0.14985', '0.00015', '0.15'],
    ['a fee of 0', '300', '0', '300'],
    ['an output of 0', '0', '0', '0'],
    ['one unit of 18 decimals', '1', '0.000000000000000001', '1.000000000000000001'],
    ['what binary fractions get wrong', '0.1', '0.2', '0.3'],
    ['an unknown fee (behaviour 7.8)', '300', undefined, '300'],
  ])('%s', (_, net, fee, total) => {
    expect(totalOutput(net, fee)).toBe(total)
  })
})

it('the For cell has the net or the total, and nothing for base units (behaviour 5.8, 25.14)', () => {
  const trade = swapped('25', '0.14985', '0.00015')
  expect(shownOutput(trade, true)).toBe('0.14985')
  expect(shownOutput(trade, false)).toBe('0.15')
  expect(shownOutput({ ...trade, fee: null }, false)).toBe('0.14985')
  const raw = { amount: '149850000', adjustedForDecimals: false }
  expect(shownOutput({ ...trade, outputAmount: raw }, false)).toBeUndefined()
})

it.each([
  ['a recurring order reports the net', 'recurring', 'SOL', ['10', '1']],
  ['a trigger reports the total', 'trigger', 'account of the fee', ['9', '1']],
  ['a fee in another token is unknown', 'recurring', 'USDC', ['10', undefined]],
  ['a fee in the input token of a trigger is unknown', 'trigger', 'USDC', ['10', undefined]],
] as const)('%s (behaviour 7.4, 7.8)', (_, kind, feeMint, [outputAmount, feeAmount]) => {
  const trade = {
    inputMint: 'USDC',
    outputMint: 'SOL',
    outputAmount: '10',
    feeAmount: '1',
    feeMint,
  }
  expect(netAndFee(kind, trade)).toEqual({ outputAmount, feeAmount })
})

describe('a trade’s output and fee must have the same adjustedForDecimals', () => {
  const amount = (adjustedForDecimals: boolean) => ({ amount: '1', adjustedForDecimals })

  it.each([true, false])('both are %s: no error', (adjusted) => {
    expect(() => assertSameUnits(amount(adjusted), amount(adjusted))).not.toThrow()
  })

  it.each([true, false])('the output is %s and the fee is not: an error is thrown', (adjusted) => {
    expect(() => assertSameUnits(amount(adjusted), amount(!adjusted))).toThrow('different units')
  })
})
