import { renderHook } from '@testing-library/react'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { testFiltering } from '@/lib/browser/testing/test-trades-view'
import { testRecurring, testTrade } from '@/lib/domain/testing/test-orders'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import type { EventFilters } from '@/lib/domain/filters/event-filters'
import { useTradesRows } from './use-trades-filters'

const orders = [
  testRecurring({ orderKey: 'KeyA', trades: [testTrade(), testTrade()] }),
  testRecurring({ orderKey: 'KeyB', createdAt: '2026-02-05T10:00:00.000Z' }),
]
const events = orderEvents(orders, 'Wallet')
const stateOf = (mint: string) => ({ kind: 'unknown', mint }) as const
const around = {
  events,
  selected: orders,
  stateOf,
  answers: undefined,
  isLoading: false,
  walletChoices: [] as const,
}
const shownBy = (
  filters: EventFilters,
  change: Partial<Parameters<typeof useTradesRows>[1]> = {},
) =>
  renderHook(() => useTradesRows(testFiltering({ filters }), { ...around, ...change })).result
    .current

it('without a filter all events are shown, as the same array', () => {
  const { shownEvents, filterCount } = shownBy({})
  expect(shownEvents).toBe(events)
  expect(filterCount).toBe(0)
})

it('a filter shows the events that match, by date (behaviour 17.1)', () => {
  const { shownEvents, filterCount } = shownBy({ kind: 'trade' })
  expect(shownEvents).toEqual([events[1], events[2]])
  expect(filterCount).toBe(1)
})

describe('a filter by a pair or an order that isn’t selected (behaviour 17.9)', () => {
  it.each<[string, EventFilters]>([
    ['an order', { key: 'KeyC' }],
    ['a pair', { pair: { input: 'MintC', output: 'MintD' } }],
  ])('is ignored once nothing is loading, and reported: %s', (_, filters) => {
    const result = shownBy({ ...filters, kind: 'deposit' })
    expect([result.shownEvents.length, result.hasUnknownFilter, result.filterCount]).toEqual([
      2,
      true,
      1,
    ])
    // The statement names these filters (behaviour 26.12).
    expect(result.appliedFilters).toEqual({ kind: 'deposit' })
  })

  it('stays active while the order may still load', () => {
    const result = shownBy({ key: 'KeyC' }, { isLoading: true })
    expect([result.shownEvents, result.hasUnknownFilter, result.mayMatchLater]).toEqual([
      [],
      false,
      true,
    ])
    expect(shownBy({ key: 'KeyA' }, { isLoading: true }).mayMatchLater).toBe(false)
    expect(shownBy({ text: 'nowhere' }).mayMatchLater).toBe(false)
  })
})

it('a filter by wallet is ignored if there is only one wallet (behaviour 21.4)', () => {
  const { shownEvents, hasUnknownFilter, filterCount } = shownBy({ wallet: 'Wallet' })
  expect([shownEvents.length, hasUnknownFilter, filterCount]).toEqual([4, true, 0])
})

describe('the filter by missing prices (behaviour 17.3)', () => {
  it('is active while prices are shown', () => {
    expect(shownBy({ price: 'missing' }, { answers: NO_ANSWERS })).toMatchObject({ filterCount: 1 })
  })

  it('is not active otherwise', () => {
    const { shownEvents, filterCount } = shownBy({ price: 'missing', kind: 'deposit' })
    expect([shownEvents.length, filterCount]).toEqual([2, 1])
  })
})
