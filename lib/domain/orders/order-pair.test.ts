/** @jest-environment node */
import fc from 'fast-check'
import { ORDER_TYPES, orderType } from './order'
import { groupByPair, pairIdOf } from './order-pair'
import {
  anyOrder,
  sampleRecurring,
  sampleTrigger,
  SOL,
  USDC,
} from '@/lib/domain/testing/sample-orders'

const early = sampleRecurring({ orderKey: 'Early', createdAt: '2026-01-01T00:00:00.000Z' })
const late = sampleRecurring({ orderKey: 'Late', createdAt: '2026-01-02T00:00:00.000Z' })
const otherWay = sampleRecurring({ orderKey: 'OtherWay', inputMint: SOL, outputMint: USDC })
const byPrice = sampleRecurring({ orderKey: 'ByPrice', recurringType: 'price' })
const trigger = sampleTrigger({ orderKey: 'Trigger', inputMint: USDC, outputMint: SOL })
const all = [late, trigger, otherWay, byPrice, early]

describe('orders are grouped by input-token and output-token pair', () => {
  it('a pair holds the orders of one type with both mints alike, in the order given', () => {
    expect(groupByPair(all, 'recurring time')).toEqual([
      { pairId: pairIdOf(late), inputMint: USDC, outputMint: SOL, orders: [late, early] },
      { pairId: pairIdOf(otherWay), inputMint: SOL, outputMint: USDC, orders: [otherWay] },
    ])
  })

  it.each([
    ['recurring price', byPrice],
    ['trigger', trigger],
  ] as const)('the same pair under another heading is a pair of its own: %s', (type, order) => {
    expect(groupByPair(all, type).map((pair) => pair.orders)).toEqual([[order]])
    expect(pairIdOf(order)).not.toBe(pairIdOf(late))
  })

  it('there is no pair without an order', () => {
    expect(groupByPair([], 'trigger')).toEqual([])
  })

  it('every order stands in one pair, and the pairs hold nothing else', () => {
    fc.assert(
      fc.property(fc.array(anyOrder), (orders) => {
        const pairs = ORDER_TYPES.flatMap((type) => groupByPair(orders, type))
        const ofType = ORDER_TYPES.map((type) => orders.filter((o) => orderType(o) === type))
        expect(new Set(pairs.flatMap((pair) => pair.orders))).toEqual(new Set(orders))
        expect(pairs.flatMap((pair) => pair.orders)).toHaveLength(ofType.flat().length)
        expect(new Set(pairs.map((pair) => pair.pairId)).size).toBe(pairs.length)
        for (const pair of pairs) {
          for (const order of pair.orders) {
            expect(order).toMatchObject({ inputMint: pair.inputMint, outputMint: pair.outputMint })
            expect(pairIdOf(order)).toBe(pair.pairId)
          }
        }
      }),
      { numRuns: 200 },
    )
  })
})
