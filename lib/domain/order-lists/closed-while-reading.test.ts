/** @jest-environment node */
import { sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { listWith, pageWith } from '@/lib/domain/testing/sample-pages'
import { closedWhileReading, hasMovedUp } from './closed-while-reading'

const page = (number: number, ...orderKeys: string[]) =>
  pageWith({ page: number, orders: orderKeys.map((orderKey) => sampleTrigger({ orderKey })) })

it('orders that both lists hold closed while they were read, with trades or without', () => {
  const past = listWith({ pages: [page(1, 'A'), pageWith({ page: 2, keysWithoutTrades: ['B'] })] })
  const active = listWith({ pages: [page(1, 'B', 'C'), page(2, 'A')] })
  expect(closedWhileReading(past, active)).toEqual(new Set(['A', 'B']))
  const departed = listWith({ departed: active.pages })
  expect(closedWhileReading(past, departed)).toEqual(new Set())
})

describe('an active list moved up where an order closed', () => {
  it.each([
    ['on a page before the last', [page(2, 'B'), page(1, 'A')], true],
    ['not on the last one', [page(2, 'A'), page(1, 'B')], false],
    ['not on the only one', [page(1, 'A')], false],
    ['not where it is none of its', [page(1, 'B'), page(2, 'C')], false],
  ])('%s', (_, pages, expected) => {
    expect(hasMovedUp(listWith({ pages }), new Set(['A']))).toBe(expected)
  })
})
