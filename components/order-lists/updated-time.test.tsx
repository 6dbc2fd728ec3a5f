import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { UpdatedTime } from './updated-time'
import { AllListsFailed } from './wallet-notices'
import { testWallet } from '@/lib/browser/testing/test-trades-view'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { testLists } from '@/lib/view/testing/test-order-lists'

const whole = testLists()
const loading = testLists({ 'past trigger': { state: { kind: 'loading' } } })
const failed: OrderList[] = whole.map((list) => ({
  ...list,
  pages: [],
  state: { kind: 'failed', fault: { kind: 'unreadable', tries: 3 } },
}))

/** What the orders page shows of these lists: the updated time, or the error if all lists failed. */
const page = (lists: readonly OrderList[], onPress = () => {}) => {
  const actions = { stop: onPress, loadRest: onPress, retry: onPress, refresh: onPress }
  const wallets = [testWallet({ lists, actions })]
  return (
    <QueryClientProvider client={new QueryClient()}>
      {lists === failed ? <AllListsFailed wallets={wallets} /> : <UpdatedTime wallets={wallets} />}
    </QueryClientProvider>
  )
}
const button = (name: string) => screen.getByRole('button', { name })

afterEach(() => jest.restoreAllMocks())

describe('the focus while orders load (behaviour 3.9)', () => {
  type Step = readonly [OrderList[], focused: string]
  const waits: Step = [loading, 'Loading orders…']
  const ends: Step = [whole, 'Refresh']

  it.each<[string, string, OrderList[], Step[]]>([
    ['Refresh', 'moves to ‘Loading orders…’, then back', whole, [waits, ends]],
    ['Refresh', 'stays if loading ends at once', whole, [ends]],
    ['Retry', 'moves to ‘Loading orders…’, then to ‘Refresh’', failed, [waits, ends]],
    ['Retry', 'moves to ‘Refresh’ if loading ends at once', failed, [ends]],
    ['Retry', 'comes back if loading fails again', failed, [waits, [failed, 'Retry']]],
  ])('on ‘%s’ %s', async (name, _, first, steps) => {
    const onPress = jest.fn()
    const { container, rerender } = render(page(first, onPress))
    button(name).focus()
    act(() => button(name).click())
    expect(onPress).toHaveBeenCalledTimes(1)
    for (const [lists, expected] of steps) {
      await act(async () => rerender(page(lists)))
      expect(container.querySelector(':focus')?.textContent).toBe(expected)
    }
  })

  it('is not taken if no button had it', async () => {
    const { container, rerender } = render(page(whole))
    for (const lists of [loading, whole, failed, loading]) {
      await act(async () => rerender(page(lists)))
      expect(container.querySelector(':focus')?.textContent).toBeUndefined()
    }
  })
})
