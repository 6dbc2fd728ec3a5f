import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { sampleLists } from '@/lib/view/testing/sample-order-lists'
import { WALLET } from '@/lib/view/testing/sample-events'
import { ReadingPanel } from './reading-panel'

const reading = { state: { kind: 'loading' } } as const
const failed = { state: { kind: 'failed', fault: { kind: 'own' } } } as const

const underWay = sampleLists({ 'past trigger': reading })
const underWayWithNotice = sampleLists({ 'past trigger': reading, 'past recurring': failed })
const whole = sampleLists()
const withNotice = sampleLists({ 'past recurring': failed })

const panel = (lists: typeof whole, isHeld: boolean) => (
  <QueryClientProvider client={new QueryClient()}>
    <ReadingPanel userAddress={WALLET} {...{ lists, isHeld }} onStop={() => {}} />
  </QueryClientProvider>
)

describe('where the reading panel stood (behaviour 3.20)', () => {
  it.each([
    [
      'what was read, where something stands below',
      underWay,
      true,
      whole,
      'All 4 pages read0 orders with 0 trades',
    ],
    ['nothing, where nothing stood below yet', underWay, false, whole, ''],
    ['nothing, where a notice has taken the place', underWay, true, withNotice, ''],
    [
      'what was read, where the notice was there before',
      underWayWithNotice,
      true,
      withNotice,
      'All 4 pages read0 orders with 0 trades',
    ],
  ])('stands %s', (_, before, isHeld, after, expected) => {
    const place = (lists: typeof before) => panel(lists, isHeld)
    const { container, rerender } = render(place(before))
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy()
    rerender(place(after))
    expect(container.textContent).toBe(expected)
  })

  it('stands nothing, where the lists come from the cache', () => {
    const { container } = render(panel(whole, true))
    expect(container.textContent).toBe('')
  })
})
