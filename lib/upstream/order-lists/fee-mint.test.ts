/** @jest-environment node */
import { hasForeignFee } from './fee-mint'

const trade = { feeAmount: '0.1', inputMint: 'MintIn', outputMint: 'MintOut' }
const JUP = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'
const FEE_ACCOUNT = 'GNSHYrJmjwYXnWLy3esF5VjWa1AKMhzAru1pTeQDY8w3'

describe('a fee is in another token than the output (behaviour 7.8)', () => {
  it.each([
    ['the output’s mint', 'MintOut', false, false],
    ['the input’s mint', 'MintIn', true, true],
    ['a common token', JUP, true, true],
    ['an address that may be a fee account', FEE_ACCOUNT, true, false],
    ['no mint', undefined, false, false],
    ['an empty mint', '', false, false],
    ['null', null, false, false],
  ])('%s', (_, feeMint, recurring, trigger) => {
    expect(hasForeignFee('recurring', { ...trade, feeMint })).toBe(recurring)
    expect(hasForeignFee('trigger', { ...trade, feeMint })).toBe(trigger)
  })

  it.each(['0', '0.000'])('a fee of %s is none in any token', (feeAmount) => {
    expect(hasForeignFee('recurring', { ...trade, feeAmount, feeMint: JUP })).toBe(false)
  })

  it('an output in a common token is no other one', () => {
    const ofJup = { ...trade, outputMint: JUP, feeMint: JUP }
    expect(hasForeignFee('trigger', ofJup)).toBe(false)
  })
})
