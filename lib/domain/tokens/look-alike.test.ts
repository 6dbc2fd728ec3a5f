/** @jest-environment node */
import { USDC } from '@/lib/domain/testing/sample-orders'
import { imitatedSymbol, verifiedSkeletons } from './look-alike'
import type { Token } from './token'

const token = (symbol: string, name: string, change: Partial<Token> = {}): Token => ({
  ...{ address: `Mint${symbol}`, symbol, name, decimals: 6 },
  ...change,
})
const popcat = token('POPCAT', 'Popcat', { address: 'Verified', isVerified: true })
const verified = verifiedSkeletons([popcat, token('', '🪐', { isVerified: true })])

describe('a token looks like a verified one and is another mint', () => {
  it.each([
    ['by its symbol', token('USDC', 'Something'), 'USDC'],
    ['by its symbol in another alphabet', token('USDС', 'Something'), 'USDC'],
    ['by its name', token('SAFE', 'usd coin'), 'USDC'],
    ['by a symbol that is the other’s name', token('Jupiter', ''), 'JUP'],
    ['by one that a service verified', token('POPCАT', 'Cat'), 'POPCAT'],
  ])('%s', (_, other, symbol) => {
    expect(imitatedSymbol(other, verified)).toBe(symbol)
  })

  it('only tokens that a service verified, with a visible symbol', () => {
    const others = [
      token('CAT', 'Cat'),
      token('', 'Nameless', { isVerified: true }),
      token('🪐', '🌍', { isVerified: true }),
    ]
    expect(verifiedSkeletons(others)).toEqual(verifiedSkeletons([]))
  })

  it.each([
    ['the well-known one itself', token('USDC', 'USD Coin', { address: USDC })],
    ['the one that a service verified', popcat],
    ['another one that a service verified', token('USDC', 'Bridged', { isVerified: true })],
    ['one of another name', token('USDC.e', 'Bridged USD Coin')],
    ['one without letters', token('🪐', '🪐')],
  ])('but not %s', (_, other) => {
    expect(imitatedSymbol(other, verified)).toBeUndefined()
  })
})
