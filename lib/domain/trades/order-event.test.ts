/** @jest-environment node */
import { type CsvEvent, csvEvents, outputMintOf, outputMintsOf } from './order-event'
import {
  sampleRecurring,
  sampleRefunds,
  sampleTrade,
  sampleTrigger,
  SOL,
  USDC,
} from '@/lib/domain/testing/sample-orders'
import type { Order } from '@/lib/domain/orders/order'
import { orderEvents } from './events-by-date'

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

const buysSol = sampleRecurring({ refunds: sampleRefunds('50'), trades: [sampleTrade()] })
const mintsOf = (order: Order, known: readonly Order[]) =>
  orderEvents([order], 'Wallet').map((event) => outputMintOf(event, outputMintsOf(known)))

describe('what an event’s order buys (behaviour 17.3, 18.1)', () => {
  it('comes from the order for its deposit and refund', () => {
    expect(mintsOf(buysSol, [buysSol])).toEqual([SOL, SOL, SOL])
  })

  it('comes from a trade itself, and is unknown if the order is', () => {
    expect(mintsOf(buysSol, [])).toEqual([undefined, SOL, undefined])
  })

  it('is that of the order of its type, if two have one key', () => {
    const twin = sampleTrigger({ orderKey: 'RecurringKey', trades: [] })
    expect(mintsOf(twin, [buysSol, twin])).toEqual([USDC])
    expect(mintsOf(buysSol, [buysSol, twin])).toEqual([SOL, SOL, SOL])
  })

  it('is another for each key', () => {
    const other = sampleRecurring({ orderKey: 'Other', outputMint: 'OtherMint' })
    expect(mintsOf(other, [buysSol, other])).toEqual(['OtherMint'])
    expect(mintsOf(other, [other, buysSol])).toEqual(['OtherMint'])
  })
})
