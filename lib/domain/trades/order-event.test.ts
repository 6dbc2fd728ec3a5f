/** @jest-environment node */
import { csvEvents, type Deposit } from './order-event'
import { testRecurring, testRefunds, testTrade, SOL, USDC } from '@/lib/domain/testing/test-orders'
import { orderEvents } from './events-by-date'

const amount = (text: string) => ({ amount: text, adjustedForDecimals: true })
const deposit: Deposit = {
  kind: 'deposit',
  date: '2026-03-02T08:00:11.000Z',
  inputMint: USDC,
  outputMint: SOL,
  inputAmount: amount('100'),
  orderType: 'recurring time',
  orderKey: 'OrderKey',
  userAddress: 'Wallet',
  transactionSignature: 'Signature',
}
const trade = {
  ...deposit,
  kind: 'trade' as const,
  outputAmount: amount('0.35916067'),
  fee: amount('0.00035952'),
}

it('a refund has no row in the CSV (behaviour 16.1)', () => {
  const refund = { ...deposit, kind: 'refund' } as const
  expect(csvEvents([deposit, refund, trade, refund])).toEqual([deposit, trade])
})

it('a deposit and a refund have the mints of their order, a trade has its own (behaviour 17.3, 18.1)', () => {
  const trades = [testTrade(), testTrade({ inputMint: SOL, outputMint: USDC })]
  const events = orderEvents([testRecurring({ refunds: testRefunds('50'), trades })], 'Wallet')
  expect(events.map(({ kind, outputMint }) => [kind, outputMint])).toEqual([
    ['deposit', SOL],
    ['trade', SOL],
    ['trade', USDC],
    ['refund', SOL],
  ])
})
