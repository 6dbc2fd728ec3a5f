/** @jest-environment node */
import { groupByPair } from '@/lib/domain/orders/order-pair'
import { sampleRecurring, SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { entriesByPair, type OrderEntry, orderEntries } from './order-entries'

const first = sampleRecurring({ orderKey: 'First' })
const second = sampleRecurring({ orderKey: 'Second' })
const single = sampleRecurring({ orderKey: 'Single', inputMint: SOL, outputMint: USDC })
const pairs = groupByPair([first, single, second], 'recurring time')

/** What an entry shows, in short. */
const shown = (entry: OrderEntry) =>
  entry.kind === 'parent' ? 'parent' : `${entry.order.orderKey} ${entry.place}`

describe('the pairs of a heading as one flat list (behaviour 2.4, 2.16)', () => {
  it('several orders are below a parent, a single one has none', () => {
    expect(orderEntries(pairs).map(shown)).toEqual(['parent', 'First 1', 'Second 2', 'Single 1'])
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
