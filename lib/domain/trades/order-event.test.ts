/** @jest-environment node */
import { type CsvEvent, csvEvents, csvEventSchema } from './order-event'
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

describe('an event', () => {
  it.each([
    ['a deposit', deposit],
    ['a trade', trade],
    ['a time of another zone', { ...deposit, date: '2026-03-02T09:00:11+01:00' }],
    ['without a transaction', { ...deposit, transactionSignature: '' }],
  ])('%s passes unchanged', (_, event) => {
    expect(csvEventSchema.safeParse(event).data).toEqual(event)
  })

  it.each([
    ['an unknown kind', { ...deposit, kind: 'withdrawal' }],
    ['a refund, which no row of the CSV tells', { ...deposit, kind: 'refund' }],
    ['an unexpected order type', { ...deposit, orderType: 'limit' }],
    [
      'an amount that is a JSON number',
      { ...deposit, inputAmount: { ...amount(''), amount: 100 } },
    ],
    ['a signed amount', { ...deposit, inputAmount: amount('-1') }],
    ['a date that is none', { ...deposit, date: 'yesterday' }],
    ['a trade without an output', { ...trade, outputAmount: undefined }],
    ['a trade without a fee', { ...trade, fee: undefined }],
    ['a mint that would start a formula', { ...deposit, inputMint: '=1+1' }],
    ['an order key that would end a cell', { ...deposit, orderKey: 'a,b' }],
  ])('%s is refused', (_, event) => {
    expect(csvEventSchema.safeParse(event).success).toBe(false)
  })
})

it('a refund has no row in the CSV (behaviour 16.1)', () => {
  const refund = { ...deposit, kind: 'refund' } as const
  expect(csvEvents([deposit, refund, trade, refund])).toEqual([deposit, trade])
})
