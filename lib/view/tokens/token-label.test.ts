/** @jest-environment node */
import { tokenSymbol } from './token-label'

it.each([
  ['its symbol', { symbol: 'SOL', name: 'Wrapped SOL' }, 'SOL'],
  [
    'its name where the symbol was made of invisible characters only',
    { symbol: '', name: 'Wrapped SOL' },
    'Wrapped SOL',
  ],
  ['its mint where nothing is left of both', { symbol: '', name: '' }, 'Mint'],
])('a token is called by %s', (_, names, expected) => {
  expect(tokenSymbol({ ...names, address: 'Mint', decimals: 9 })).toBe(expected)
})
