import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { sampleLists } from '@/lib/view/testing/sample-order-lists'
import { WALLET } from '@/lib/view/testing/sample-events'
import { LoadingPanel } from './loading-panel'

const loading = { state: { kind: 'loading' } } as const
const failed = { state: { kind: 'failed', fault: { kind: 'own' } } } as const

const underWay = sampleLists({ 'past trigger': loading })
const underWayWithNotice = sampleLists({ 'past trigger': loading, 'past recurring': failed })
const whole = sampleLists()
const withNotice = sampleLists({ 'past recurring': failed })

const panel = (lists: typeof whole, isHeld: boolean) => (
  <QueryClientProvider client={new QueryClient()}>
    <LoadingPanel userAddress={WALLET} {...{ lists, isHeld }} onStop={() => {}} />
  </QueryClientProvider>
)

describe('after loading the panel shows (behaviour 3.4)', () => {
  it.each([
    [
      'what was loaded, if something is below',
      underWay,
      true,
      whole,
      'All 4 pages loaded0 orders · 0 trades',
    ],
    ['nothing, if nothing was below yet', underWay, false, whole, ''],
    ['nothing, if a notice has taken its place', underWay, true, withNotice, ''],
    [
      'what was loaded, if the notice was there before',
      underWayWithNotice,
      true,
      withNotice,
      'All 4 pages loaded0 orders · 0 trades',
    ],
  ])('%s', (_, before, isHeld, after, expected) => {
    const panelOf = (lists: typeof before) => panel(lists, isHeld)
    const { container, rerender } = render(panelOf(before))
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy()
    rerender(panelOf(after))
    expect(container.textContent).toBe(expected)
  })

  it('nothing, if the lists come from the cache', () => {
    const { container } = render(panel(whole, true))
    expect(container.textContent).toBe('')
  })
})
