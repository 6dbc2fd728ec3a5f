/** @jest-environment node */
import fc from 'fast-check'
import { orderId } from '@/lib/domain/orders/order'
import { groupByPair } from '@/lib/domain/orders/order-pair'
import { distinctOrders, sampleRecurring, SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { entriesByPair, type OrderEntry, orderEntries } from './order-entries'

const first = sampleRecurring({ orderKey: 'First' })
const second = sampleRecurring({ orderKey: 'Second' })
const single = sampleRecurring({ orderKey: 'Single', inputMint: SOL, outputMint: USDC })
const pairs = groupByPair([first, single, second], 'recurring time')

/** What an entry shows, in short. */
const shown = (entry: OrderEntry) =>
  entry.kind === 'parent' ? 'parent' : `${entry.order.orderKey} ${entry.place}`

describe('the pairs of a heading as one flat list (behaviour 2.4, 2.16)', () => {
  it('several orders stand below a parent, a single one has none', () => {
    expect(orderEntries(pairs).map(shown)).toEqual(['parent', 'First 1', 'Second 2', 'Single 1'])
  })

  it('a heading without pairs has no entry', () => {
    expect(orderEntries([])).toEqual([])
  })

  it('every order stands once, every entry knows its place, and keys are never shared', () => {
    fc.assert(
      fc.property(distinctOrders, (orders) => {
        const entries = orderEntries(groupByPair(orders, 'trigger'))
        const triggers = orders.filter(({ kind }) => kind === 'trigger')
        const ids = entries.flatMap((entry) =>
          entry.kind === 'order' ? [orderId(entry.order)] : [],
        )
        expect([...ids].sort()).toEqual(triggers.map(orderId).sort())
        expect(entries.map(({ index }) => index)).toEqual([...entries.keys()])
        expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
      }),
    )
  })
})

describe('entries cut into their pairs', () => {
  it.each([
    ['all of them', 0, 4, [['parent', 'First 1', 'Second 2'], ['Single 1']]],
    ['from the middle of a pair', 2, 4, [['Second 2'], ['Single 1']]],
    ['none', 2, 2, []],
  ])('%s', (_, start, end, groups) => {
    const cut = entriesByPair(orderEntries(pairs).slice(start, end))
    expect(cut.map((group) => group.map(shown))).toEqual(groups)
  })
})
