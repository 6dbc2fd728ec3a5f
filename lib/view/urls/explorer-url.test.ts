/** @jest-environment node */
import { SOL } from '@/lib/domain/testing/sample-orders'
import { tokenUrl, transactionUrl } from './explorer-url'

it.each([
  ['a transaction', transactionUrl('5igNature'), 'https://explorer.solana.com/tx/5igNature'],
  ['a token', tokenUrl(SOL), `https://explorer.solana.com/address/${SOL}`],
  [
    'a text of a service that would leave the path',
    transactionUrl('../x?y#z'),
    'https://explorer.solana.com/tx/..%2Fx%3Fy%23z',
  ],
])('%s on Solana Explorer', (_, url, expected) => {
  expect(url).toBe(expected)
})
