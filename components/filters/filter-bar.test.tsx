import { fireEvent, render, screen } from '@testing-library/react'
import {
  testFiltering,
  testTradesView,
  type TradesViewChange,
} from '@/lib/browser/testing/test-trades-view'
import { MoreFilters, RowsAnnouncement } from './filter-bar'
import type { EventFilters } from '@/lib/domain/filters/event-filters'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { testRecurring, testTrade } from '@/lib/domain/testing/test-orders'
import { orderEvents } from '@/lib/domain/trades/events-by-date'

const orders = [testRecurring({ trades: [testTrade()] })]

function renderMore(filters: EventFilters, change: TradesViewChange & { isNarrow?: boolean } = {}) {
  const choose = jest.fn()
  const onNextMissing = jest.fn()
  const { isNarrow = false, ...view } = change
  render(
    <MoreFilters
      {...testTradesView(orderEvents(orders, 'Wallet'), {
        filtering: testFiltering({ filters, choose }),
        usd: { isOn: true, set: () => {}, answers: NO_ANSWERS },
        ...view,
        link: { selected: orders, ...view.link },
      })}
      isNarrow={isNarrow}
      onNextMissing={onNextMissing}
    />,
  )
  return { choose, onNextMissing }
}

const button = (name: string) => screen.getByRole('button', { name })

describe('the filters in ‘More’ (behaviour 17.7)', () => {
  it('the price filters count their rows, and one replaces the other (behaviour 17.3)', () => {
    const { choose } = renderMore({ price: 'missing', key: 'Key' })
    fireEvent.click(button('More · 1'))
    expect(
      screen.getByRole('checkbox', { name: 'Missing price 2' }).getAttribute('aria-checked'),
    ).toBe('true')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Price mismatches 0' }))
    expect(choose).toHaveBeenLastCalledWith({ price: 'mismatch' })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Missing price 2' }))
    expect(choose).toHaveBeenLastCalledWith({ price: undefined })
  })

  it('‘Next missing price’ is disabled if the other filters hide all such rows (behaviour 8.27)', () => {
    renderMore({}, { rows: { shownEvents: [] } })
    fireEvent.click(button('More'))
    expect(screen.getByRole('checkbox', { name: 'Missing price 2' })).toBeDefined()
    expect(button('Next missing price').hasAttribute('disabled')).toBe(true)
  })

  it('‘Next missing price’ closes the panel first, so that Escape returns the focus to ‘More’ (behaviour 8.27)', () => {
    const { onNextMissing } = renderMore({})
    fireEvent.click(button('More'))
    onNextMissing.mockImplementation(() => expect(button('More').matches(':focus')).toBe(true))
    fireEvent.click(button('Next missing price'))
    expect(onNextMissing).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('group', { name: 'More filters' })).toBeNull()
  })

  it('in a narrow bar, ‘More’ also has the filters by order and date, and counts them', () => {
    renderMore({ key: 'Key', from: '2026-01-01', to: '2026-12-31' }, { isNarrow: true })
    fireEvent.click(button('More · 2'))
    screen.getByRole('combobox', { name: 'Order' })
    screen.getByDisplayValue('2026-01-01')
  })

  it.each([
    ['with 200 orders, the order menu has its options from the start', 200, 201],
    ['with 201 orders, the order menu gets its options when it is about to open', 201, 1],
  ])('%s', (_, count, atFirst) => {
    const many = Array.from({ length: count }, (__, index) =>
      testRecurring({ orderKey: `Key${index}` }),
    )
    renderMore({}, { link: { selected: many }, isNarrow: true })
    fireEvent.click(button('More'))
    const menu = screen.getByRole('combobox', { name: 'Order' })
    expect(menu.childElementCount).toBe(atFirst)
    fireEvent.pointerEnter(menu)
    expect(menu.childElementCount).toBe(count + 1)
  })

  it('‘More’ is absent for a single wallet while prices are off', () => {
    renderMore({ price: 'missing' }, { usd: { isOn: false, set: () => {}, answers: undefined } })
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the announcement of the rows (behaviour 17.7)', () => {
  it('says the number of rows after each filter and once all are cleared, not while rows arrive', () => {
    const announcement = (filterCount: number, rowsText: string) => (
      <RowsAnnouncement isFiltered={filterCount > 0} rowsText={rowsText} />
    )
    const { rerender } = render(announcement(0, '100 rows'))
    const region = screen.getByRole('status')
    const says = (filterCount: number, rowsText: string) => {
      rerender(announcement(filterCount, rowsText))
      // A region that goes off in the step of its text isn't heard.
      expect(region.getAttribute('aria-live')).toBe('polite')
      return region.textContent
    }
    expect(says(0, '155 rows')).toBe('')
    expect(says(1, '12 of 155 rows')).toBe('12 of 155 rows')
    expect(says(2, '3 of 155 rows')).toBe('3 of 155 rows')
    expect(says(0, '155 rows')).toBe('155 rows')
    expect(says(0, '160 rows')).toBe('155 rows')
  })
})

it.each<[string, boolean, EventFilters, string]>([
  ['an order that is still loading', true, { key: 'KeyC' }, 'KeyC…'],
  ['an order that isn’t there', false, { key: 'KeyC' }, 'All orders'],
])('the filter by order says %s (behaviour 17.3)', (_, isLoading, active, text) => {
  renderMore(active, { isNarrow: true, link: { isLoading } })
  fireEvent.click(screen.getByRole('button', { name: /^More/ }))
  const menu = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' })
  expect(menu.selectedOptions[0]?.textContent).toBe(text)
})
