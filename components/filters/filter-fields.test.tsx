import { fireEvent, render, screen } from '@testing-library/react'
import { OrderFilter, PairFilter } from './filter-fields'
import { testRecurring } from '@/lib/domain/testing/test-orders'

const ignore = () => {}
const selected = Array.from({ length: 201 }, (_, index) =>
  testRecurring({ orderKey: `Key${index}` }),
)
const choices = {
  selected,
  onNextMissing: ignore,
  walletChoices: [],
  kinds: [],
  filterCount: 0,
  rowsText: '2 rows',
  walletOf: () => 'Wallet',
  events: [],
  shownEvents: [],
  answers: undefined,
  isLoading: false,
}
const newFilters = () => ({
  filters: {},
  choose: ignore,
  sort: { column: 'date' as const, isDescending: false },
  text: '',
  hasUnknown: false,
  sortBy: ignore,
  setText: ignore,
  flush: ignore,
  clear: ignore,
})

it.each([
  ['Pair', PairFilter],
  ['Order', OrderFilter],
] as const)('the options of the menu ‘%s’ are made once', (label, Filter) => {
  const stateOf = jest.fn((mint: string) => ({ kind: 'unknown', mint }) as const)
  // Most renders of the page have new filters, but the same orders and tokens.
  const menu = () => <Filter {...choices} filtering={newFilters()} stateOf={stateOf} />
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
  const filtering = { ...newFilters(), filters: { pair: { input: 'MintA', output: 'MintB' } } }
  const stateOf = (mint: string) => ({ kind: 'unknown', mint }) as const
  render(<PairFilter {...choices} filtering={filtering} stateOf={stateOf} isLoading={isLoading} />)
  const menu = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pair' })
  expect(menu.selectedOptions[0]?.textContent).toBe(text)
})
