import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, configure, render, screen } from '@testing-library/react'
import { OrdersFromUrl } from './orders-screen'
import { putLists } from '@/lib/browser/order-lists/load-orders'
import { emptyList, ORDER_LISTS, type OrderList } from '@/lib/domain/order-lists/order-list'
import { pageWith } from '@/lib/domain/testing/test-pages'
import { WALLET } from '@/lib/view/testing/test-events'
import { ordersPath } from '@/lib/view/urls/page-urls'

jest.mock('@/lib/browser/order-lists/load-orders', () => ({
  ...jest.requireActual('@/lib/browser/order-lists/load-orders'),
  startLoading: () => {},
}))
jest.mock('@/lib/browser/media/use-media', () => ({
  useMedia: () => false,
  usePrinting: () => false,
}))
jest.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => globalThis.location.pathname,
}))

// The text follows in transitions, which take over a second on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

it('screen readers hear the end of loading of a wallet without orders, too (behaviour 3.4)', async () => {
  globalThis.history.replaceState(null, '', ordersPath(WALLET, [], []))
  const client = new QueryClient()
  const put = (change: Partial<OrderList>) =>
    act(() =>
      putLists(
        client,
        WALLET,
        ORDER_LISTS.map((name) => ({ ...emptyList(name, 1), ...change })),
      ),
    )
  put({ state: { kind: 'loading' } })
  render(
    <QueryClientProvider client={client}>
      <OrdersFromUrl isSample={false} />
    </QueryClientProvider>,
  )
  await screen.findByText('Loading orders…', { selector: '[role=status]' })
  put({ state: { kind: 'whole' }, totalPages: 1, pages: [pageWith({ orders: [] })] })
  await screen.findByText('All 4 pages loaded', { selector: '[role=status]' })
})
