/** @jest-environment node */
import { type CsvEvent, csvEvents } from './order-event'
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'

const amount = (text: string) => ({ amount: text, adjustedForDecimals: true })
const deposit: CsvEvent = {
  kind: 'deposit',
  date: '2026-03-02T08:00:11.000Z',
  inputMint: USDC,
  inputAmount: amount('100'),
  orderType: 'recurring time',
  orderKey: 'OrderKey',
  userAddress: 'Wallet',
  transactionSignature: 'Signature',
}
const trade: CsvEvent = {
  ...deposit,
  kind: 'trade',
  outputMint: SOL,
  outputAmount: amount('0.35916067'),
  fee: amount('0.00035952'),
}

it('a refund has no row in the CSV (behaviour 16.1)', () => {
  const refund = { ...deposit, kind: 'refund' } as const
  expect(csvEvents([deposit, refund, trade, refund])).toEqual([deposit, trade])
})
