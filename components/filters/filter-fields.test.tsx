import { fireEvent, render, screen } from '@testing-library/react'
import { OrderFilter, PairFilter } from './filter-fields'
import { testFiltering, testTradesView } from '@/lib/browser/testing/test-trades-view'
import type { OrdersOfLink } from '@/lib/browser/trades/use-trades-screen'
import type { EventFilters } from '@/lib/domain/filters/event-filters'
import { testRecurring } from '@/lib/domain/testing/test-orders'

const selected = Array.from({ length: 201 }, (_, index) =>
  testRecurring({ orderKey: `Key${index}` }),
)
const choicesOf = (link: Partial<OrdersOfLink>, filters: EventFilters = {}) => ({
  ...testTradesView([], { link: { selected, ...link }, filtering: testFiltering({ filters }) }),
  onNextMissing: () => {},
})

it.each([
  ['Pair', PairFilter],
  ['Order', OrderFilter],
] as const)('the options of the menu ‘%s’ are made once', (label, Filter) => {
  const stateOf = jest.fn((mint: string) => ({ kind: 'unknown', mint }) as const)
  // Most renders of the page have new filters, but the same orders and tokens.
  const menu = () => <Filter {...choicesOf({ stateOf })} />
  const { rerender } = render(menu())
  expect(stateOf).not.toHaveBeenCalled()
  fireEvent.pointerEnter(screen.getByRole('combobox', { name: label }))
  const once = stateOf.mock.calls.length
  expect(once).toBeGreaterThan(0)
  rerender(menu())
  expect(stateOf.mock.calls.length).toBe(once)
})

it.each([
  ['is still loading', true, 'MintA… → MintB…'],
  ['isn’t there', false, 'All pairs'],
])('the filter by a pair that %s (behaviour 17.3)', (_, isLoading, text) => {
  const pair = { input: 'MintA', output: 'MintB' }
  render(<PairFilter {...choicesOf({ isLoading }, { pair })} />)
  const menu = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pair' })
  expect(menu.selectedOptions[0]?.textContent).toBe(text)
})
