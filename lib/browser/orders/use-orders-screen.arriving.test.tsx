import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { putLists } from '@/lib/browser/order-lists/load-orders'
import { useOrdersScreen } from './use-orders-screen'
import { useOrdersOfWallets } from '@/lib/browser/order-lists/use-wallet-orders'
import { useTradesScreen } from '@/lib/browser/trades/use-trades-screen'
import { emptyList, ORDER_LISTS, type OrderList } from '@/lib/domain/order-lists/order-list'
import type { Order } from '@/lib/domain/orders/order'
import { testRecurring, testTrade, testTrigger } from '@/lib/domain/testing/test-orders'
import { pageWith } from '@/lib/domain/testing/test-pages'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import type { RequestedWallets } from '@/lib/view/urls/page-urls'
import { WALLET } from '@/lib/view/testing/test-events'
import { wrapperWith } from '@/lib/browser/testing/with-client'

jest.mock('@/lib/browser/order-lists/load-orders', () => ({
  ...jest.requireActual('@/lib/browser/order-lists/load-orders'),
  startLoading: () => {},
}))
jest.mock('@/lib/browser/tokens/load-tokens', () => ({
  ...jest.requireActual('@/lib/browser/tokens/load-tokens'),
  wantTokens: () => {},
}))
jest.mock('@/lib/browser/media/use-media', () => ({
  useMedia: () => false,
  usePrinting: () => false,
}))
jest.mock('next/navigation', () => ({ usePathname: () => '/trades' }))

type Arrival = { list: number; kind: 'recurring' | 'trigger'; day: number; trades: number }

/** Pages of the four lists, as they arrive; an order may be on several. */
const anyArrivals = fc.array(
  fc.array(
    fc.record<Arrival>({
      list: fc.nat(3),
      kind: fc.constantFrom('recurring', 'trigger'),
      day: fc.integer({ min: 1, max: 28 }),
      trades: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  { minLength: 1, maxLength: 6 },
)

function orderOf({ kind, day, trades }: Arrival, list: number): Order {
  const date = `2026-02-${String(day).padStart(2, '0')}T10:00:00.000Z`
  const change = {
    orderKey: `Key${day}`,
    createdAt: date,
    orderStatus: list % 2 === 0 ? ('past' as const) : ('active' as const),
    trades: Array.from({ length: trades }, () => testTrade({ confirmedAt: date })),
  }
  return kind === 'recurring' ? testRecurring(change) : testTrigger(change)
}

const KEYS = Array.from({ length: 28 }, (_, index) => `Key${index + 1}`)
const REQUESTED: RequestedWallets = {
  kind: 'trades',
  wallets: [{ userAddress: WALLET, recurring: KEYS, trigger: KEYS }],
  invalid: 0,
  tooMany: 0,
  notWithSample: 0,
}
const WALLETS = [WALLET]

function useScreen() {
  const { wallets, stateOf } = useOrdersOfWallets(WALLETS)
  const [wallet] = wallets
  if (!wallet) throw new Error('no wallet')
  return useOrdersScreen(wallet, stateOf, [])
}

beforeAll(() => {
  const value = () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  Object.defineProperty(window, 'matchMedia', { value, configurable: true })
})

it('at every moment the rows on a page are the orders that its header counts (behaviour 3.16)', () => {
  fc.assert(
    fc.property(anyArrivals, (arrivals) => {
      const client = new QueryClient()
      const wrapper = wrapperWith(client)
      const orders = renderHook(() => useScreen(), { wrapper })
      const trades = renderHook(() => useTradesScreen(REQUESTED, useOrdersOfWallets(WALLETS)), {
        wrapper,
      })
      let lists = ORDER_LISTS.map((name): OrderList => emptyList(name, 1))
      for (const [at, items] of arrivals.entries()) {
        const list = items[0]?.list ?? 0
        const page = pageWith({ page: at + 1, orders: items.map((item) => orderOf(item, list)) })
        lists = lists.map((before, index) =>
          index === list ? { ...before, pages: [...before.pages, page] } : before,
        )
        act(() => putLists(client, WALLET, lists))

        const screen = orders.result.current
        const { sections } = screen
        const lines = sections.flatMap(({ lines }) =>
          lines.flatMap((line) => (line.kind === 'order' ? line.order : [])),
        )
        expect(new Set(lines)).toEqual(new Set(screen.orders))
        expect(lines).toHaveLength(screen.selected.length)
        const counts = sections.reduce((sum, { count }) => sum + count, 0)
        expect(counts).toBe(screen.orders.length)

        const table = trades.result.current
        expect(table.link.selected).toEqual(screen.orders)
        expect(table.rows.shownEvents).toEqual(orderEvents(screen.orders, WALLET))
        expect(table.download.events).toHaveLength(table.rows.shownEvents.length)
        expect(table.prices.events).toEqual(table.rows.events)
      }
      orders.unmount()
      trades.unmount()
    }),
    { numRuns: 30 },
  )
})
