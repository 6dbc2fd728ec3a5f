/** @jest-environment node */
import { SOL } from '@/lib/domain/testing/test-orders'
import { EXPLORERS, tokenUrl, transactionUrl } from './explorer-url'

it.each([
  [
    'solana-explorer',
    'https://explorer.solana.com/tx/5igNature',
    'https://explorer.solana.com/address/',
  ],
  ['solscan', 'https://solscan.io/tx/5igNature', 'https://solscan.io/token/'],
  ['orb', 'https://orbmarkets.io/tx/5igNature', 'https://orbmarkets.io/token/'],
] as const)('the URLs of a transaction and a token on %s', (explorer, transaction, token) => {
  expect(transactionUrl(explorer, '5igNature')).toBe(transaction)
  expect(tokenUrl(explorer, SOL)).toBe(token + SOL)
})

it.each(EXPLORERS)('a signature or mint can’t change the path of the URL: %s', (explorer) => {
  expect(new URL(transactionUrl(explorer, '../x?y#z')).pathname).toBe('/tx/..%2Fx%3Fy%23z')
  expect(tokenUrl(explorer, '../x')).toMatch(/\/..%2Fx$/)
})
