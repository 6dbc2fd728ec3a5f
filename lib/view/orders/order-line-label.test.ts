/** @jest-environment node */
import { sampleRecurring, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { SOL_TOKEN } from '@/lib/view/testing/sample-events'
import { moreOrdersLabel, pairLabel, selectedLabel, startLabel } from './order-line-label'

const createdAt = '2026-03-02T08:00:26.000Z'

it.each([
  ['Started', sampleRecurring({ createdAt })],
  ['Opened', sampleTrigger({ createdAt })],
])('%s stands before the date', (word, order) => {
  expect(startLabel(order, 'UTC')).toEqual({ word, day: '02 Mar 2026', time: '08:00:26' })
})

it('how many orders of a pair are checked', () => {
  expect(selectedLabel(2, 3)).toBe('2 of 3 selected')
})

it.each([
  [1, '1 more order so far'],
  [14, '14 more orders so far'],
  [1_234, '1,234 more orders so far'],
])('orders that wait for a place: %d', (count, label) => {
  expect(moreOrdersLabel(count)).toBe(label)
})

it.each([
  [
    'by its symbol',
    { kind: 'known', mint: SOL_TOKEN.address, token: SOL_TOKEN },
    'SOL to Unknown (SomeMint)',
  ],
  [
    'by its mint while it is asked for',
    { kind: 'loading', mint: 'OtherMint' },
    'OtherMint to Unknown (SomeMint)',
  ],
] as const)("a pair's group is called by its tokens, a token %s", (_, input, label) => {
  expect(pairLabel(input, { kind: 'unknown', mint: 'SomeMint' })).toBe(label)
})
