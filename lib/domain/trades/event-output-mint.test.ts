/** @jest-environment node */
import type { Order } from '@/lib/domain/orders/order'
import {
  sampleRecurring,
  sampleRefunds,
  sampleTrade,
  sampleTrigger,
  SOL,
  USDC,
} from '@/lib/domain/testing/sample-orders'
import { outputMintOf, outputMintsOf } from './event-output-mint'
import { orderEvents } from './events-by-date'

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
