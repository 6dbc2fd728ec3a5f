/** @jest-environment node */
import { SOL } from '@/lib/domain/testing/test-orders'
import { tokenSchema } from './token'

const token = {
  address: SOL,
  symbol: 'SOL',
  name: 'Wrapped SOL',
  decimals: 9,
  logoURI: 'https://example.com/logo.png',
  isVerified: true,
}

describe('token info', () => {
  it.each([
    ['with a logo and a verification', token],
    ['without a logo and a verification', { address: SOL, symbol: '', name: '', decimals: 0 }],
    ['with 60 decimals', { ...token, decimals: 60 }],
  ])('%s passes unchanged', (_, value) => {
    expect(tokenSchema.safeParse(value).data).toEqual(value)
  })

  it('keeps only the visible part of its names', () => {
    const named = { ...token, symbol: '\u202eSOL\u0000', name: 'a'.repeat(1_000) }
    expect(tokenSchema.safeParse(named).data).toEqual({
      ...token,
      symbol: 'SOL',
      name: 'a'.repeat(64),
    })
  })

  it.each([
    ['without a symbol', { ...token, symbol: undefined }],
    ['with a name that isn’t text', { ...token, name: 5 }],
    ['with negative decimals', { ...token, decimals: -1 }],
    ['with more than 60 decimals', { ...token, decimals: 61 }],
    ['with decimals as text', { ...token, decimals: '9' }],
    ['with an address that would end a cell', { ...token, address: 'a,b' }],
    ['with a logo’s URL of 2,049 characters', { ...token, logoURI: 'a'.repeat(2_049) }],
  ])('%s is refused', (_, value) => {
    expect(tokenSchema.safeParse(value).success).toBe(false)
  })
})
