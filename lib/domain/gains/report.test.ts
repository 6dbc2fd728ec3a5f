/** @jest-environment node */
import type { EventFilters } from '@/lib/domain/filters/event-filters'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { swapped } from '@/lib/domain/testing/test-swaps'
import { remainingAt, reportOf } from './report'

const TODAY = '2026-04-06'

it.each<[string, EventFilters, string, string]>([
  ['now, without a filter', {}, 'UTC', 'now'],
  [
    'on the last day, if it is over',
    { from: '2025-04-06', to: '2026-04-05' },
    'UTC',
    '2026-04-05 before 2026-04-06T00:00:00.000Z',
  ],
  ['now, if the last day isn’t over', { to: '2026-04-06' }, 'UTC', 'now'],
  ['now, with a first day alone', { from: '2025-04-06' }, 'UTC', 'now'],
  [
    'days are those of the zone',
    { to: '2026-04-05' },
    'America/New_York',
    '2026-04-05 before 2026-04-06T04:00:00.000Z',
  ],
  ['no other filter changes it', { kind: 'trade' }, 'UTC', 'now, of all orders'],
  [
    'nor with a filter by date',
    { to: '2026-04-05', text: 'SOL' },
    'UTC',
    '2026-04-05 before 2026-04-06T00:00:00.000Z, of all orders',
  ],
])('what remains is as of: %s (behaviour 26.4)', (_, filters, timeZone, expected) => {
  const { day, before, isOfAllOrders } = remainingAt(filters, timeZone, TODAY)
  const time = day === undefined ? 'now' : `${day} before ${before}`
  expect(`${time}${isOfAllOrders ? ', of all orders' : ''}`).toBe(expected)
})

it('reports the shown trades (behaviour 26.4)', () => {
  const [first, second] = [swapped('1', '1'), swapped('2', '2')]
  const events = [first, second]
  const isShownOf = (shownEvents: readonly (typeof first)[]) => {
    const shared = { filters: {}, answers: NO_ANSWERS, timeZone: 'UTC', today: TODAY }
    const { isShown } = reportOf({ events, shownEvents, ...shared })
    return events.map(isShown)
  }
  expect([isShownOf(events), isShownOf([first])]).toEqual([
    [true, true],
    [true, false],
  ])
})
