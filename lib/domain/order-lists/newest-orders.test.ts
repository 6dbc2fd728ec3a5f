/** @jest-environment node */
import fc from 'fast-check'
import { orderId } from '@/lib/domain/orders/order'
import { anyOrder, sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { listWith, pageWith } from '@/lib/domain/testing/sample-pages'
import { newestOrders } from './newest-orders'

const open = sampleTrigger({ status: 'Open', orderStatus: 'active' })
const closed = sampleTrigger({ status: 'Completed' })
const ofTwo = sampleTrigger({ status: 'Open', trades: [sampleTrade(), sampleTrade()] })
const at = (readAtMs: number, ...orders: (typeof open)[]) => pageWith({ readAtMs, orders })
const orderOf = (...lists: Parameters<typeof listWith>[0][]) => [
  ...newestOrders(lists.map((list) => listWith(list))).values(),
]

describe('of the readings of one list the last counts', () => {
  it.each([
    ['of the same trades', { otherPages: [at(1, open)], pages: [at(2, closed)] }, closed],
    [
      'also where it is no page of the list',
      { otherPages: [at(3, open)], pages: [at(2, closed)] },
      open,
    ],
    [
      'but no trade vanishes',
      { otherPages: [at(1, ofTwo)], pages: [at(2, closed)] },
      { ...closed, trades: ofTwo.trades },
    ],
  ])('%s', (_, list, expected) => {
    expect(orderOf(list)).toEqual([expected])
  })
})

it('of two lists the better copy counts (behaviour 3.12)', () => {
  expect(orderOf({ pages: [at(1, ofTwo)] }, { pages: [at(2, closed)] })).toEqual([ofTwo])
})

it('a copy that left its list counts least, and stays where there is no other', () => {
  expect(orderOf({ departed: [at(3, open)] }, { pages: [at(1, closed)] })).toEqual([closed])
  expect(orderOf({ departed: [at(3, open)] }, {})).toEqual([open])
})

it('whatever was read: every order once, with as many trades as any copy had', () => {
  const anyPages = fc.array(
    fc.record({ orders: fc.array(anyOrder, { maxLength: 4 }), readAtMs: fc.nat(5) }).map(pageWith),
    { maxLength: 3 },
  )
  const anyList = fc
    .record({ pages: anyPages, otherPages: anyPages, departed: anyPages })
    .map(listWith)
  fc.assert(
    fc.property(fc.array(anyList, { maxLength: 4 }), (lists) => {
      const most = new Map<string, number>()
      for (const order of lists.flatMap((list) =>
        [...list.pages, ...list.otherPages, ...list.departed].flatMap((page) => page.orders),
      )) {
        most.set(orderId(order), Math.max(most.get(orderId(order)) ?? 0, order.trades.length))
      }
      const counts = [...newestOrders(lists)].map(([id, { trades }]) => [id, trades.length])
      expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(most))
    }),
    { numRuns: 300 },
  )
})
