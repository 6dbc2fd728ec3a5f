/** @jest-environment node */
import { sampleRecurring, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { selectedLabel, startLabel } from './order-line-label'

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
