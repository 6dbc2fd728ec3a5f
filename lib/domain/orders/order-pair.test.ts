/** @jest-environment node */
import { groupByPair, pairIdOf } from './order-pair'
import { sampleRecurring, sampleTrigger, SOL, USDC } from '@/lib/domain/testing/sample-orders'

const early = sampleRecurring({ orderKey: 'Early', createdAt: '2026-01-01T00:00:00.000Z' })
const late = sampleRecurring({ orderKey: 'Late', createdAt: '2026-01-02T00:00:00.000Z' })
const otherWay = sampleRecurring({ orderKey: 'OtherWay', inputMint: SOL, outputMint: USDC })
const byPrice = sampleRecurring({ orderKey: 'ByPrice', recurringType: 'price' })
const trigger = sampleTrigger({ orderKey: 'Trigger', inputMint: USDC, outputMint: SOL })
const all = [late, trigger, otherWay, byPrice, early]

describe('orders are grouped by input-token and output-token pair', () => {
  it('a pair holds the orders of one type with both mints alike, in the order given', () => {
    const section = 'recurring time'
    expect(groupByPair([late, otherWay, early])).toEqual([
      { pairId: pairIdOf(late), section, inputMint: USDC, outputMint: SOL, orders: [late, early] },
      {
        pairId: pairIdOf(otherWay),
        section,
        inputMint: SOL,
        outputMint: USDC,
        orders: [otherWay],
      },
    ])
  })

  it.each([
    ['recurring price', byPrice],
    ['trigger', trigger],
  ] as const)('the same pair under another heading is a pair of its own: %s', (type, order) => {
    const pairs = groupByPair(all).filter(({ section }) => section === type)
    expect(pairs.map((pair) => pair.orders)).toEqual([[order]])
    expect(pairIdOf(order)).not.toBe(pairIdOf(late))
  })

  it('there is no pair without an order', () => {
    expect(groupByPair([])).toEqual([])
  })
})
