/** @jest-environment node */
import { testRecurring, testTrigger, SOL, USDC } from '@/lib/domain/testing/test-orders'
import { groupedBy } from '@/lib/domain/orders/order'
import { type SectionLine, linesBySection } from './order-sections'

const first = testRecurring({ orderKey: 'First' })
const second = testRecurring({ orderKey: 'Second' })
const single = testRecurring({ orderKey: 'Single', inputMint: SOL, outputMint: USDC })
const trigger = testTrigger({ orderKey: 'Trigger' })
const bySection = linesBySection([first, trigger, single, second])
const lines = bySection.get('recurring time') ?? []

/** Returns a short text for an line. */
const lineText = (line: SectionLine) =>
  line.kind === 'parent' ? 'parent' : `${line.order.orderKey} ${line.place}`

describe('the pairs of a heading as one flat list (behaviour 2.4, 2.16)', () => {
  it('the orders of a pair have a parent above them, unless the pair has only one order', () => {
    expect(lines.map(lineText)).toEqual(['parent', 'First 1', 'Second 2', 'Single 1'])
  })

  it('each heading has its own lines', () => {
    expect([...bySection.keys()]).toEqual(['recurring time', 'trigger'])
    expect(bySection.get('trigger')?.map(lineText)).toEqual(['Trigger 1'])
  })
})

describe('lines grouped by pair', () => {
  it.each([
    ['all of them', 0, 4, [['parent', 'First 1', 'Second 2'], ['Single 1']]],
    ['from the middle of a pair', 2, 4, [['Second 2'], ['Single 1']]],
    ['none', 2, 2, []],
  ])('%s', (_, start, end, groups) => {
    const cut = groupedBy(lines.slice(start, end), ({ pair }) => pair)
    expect([...cut.values()].map((group) => group.map(lineText))).toEqual(groups)
  })
})
