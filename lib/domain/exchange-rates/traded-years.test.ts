/** @jest-environment node */
import { deposited, swapped } from '@/lib/domain/testing/test-swaps'
import { tradedYears } from './traded-years'

it('the years of the trades, each once, without a year that hasn’t begun (behaviour 27.5)', () => {
  const events = [
    '2027-01-01T00:00:01.000Z',
    '2025-03-02T08:00:00.000Z',
    '2023-12-31T23:59:59.000Z',
  ]
  const trades = [...events, '2025-06-01T08:00:00.000Z'].map((date) =>
    swapped('1', '2', '0', { date }),
  )
  const deposit = { ...deposited('5'), date: '2022-03-02T08:00:00.000Z' }
  expect(tradedYears([deposit, ...trades], 2026)).toEqual([2023, 2025])
})
