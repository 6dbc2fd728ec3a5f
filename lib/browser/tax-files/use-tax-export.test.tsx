import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { sampleRecurring, sampleTrade } from '@/lib/domain/testing/sample-orders'
import type { Order } from '@/lib/domain/orders/order'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { rememberExport } from './exported-trades'
import { startTaxExport } from './start-tax-export'
import { useTaxExport } from './use-tax-export'

jest.mock('./start-tax-export')

const order = (orderKey: string, signatures: string[]) =>
  sampleRecurring({
    orderKey,
    trades: signatures.map((transactionSignature) => sampleTrade({ transactionSignature })),
  })
const [traded, other] = [order('A1', ['First', 'Second']), order('B1', ['Third'])]
const untraded = order('C1', [])
const WALLETS = new Map<Order, string>([
  [traded, 'A'],
  [other, 'B'],
  [untraded, 'C'],
])
const walletOf = (some: Order) => WALLETS.get(some) ?? ''

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

function rendered(orders: readonly Order[]) {
  const wallets = orders.map((some) => ({ userAddress: walletOf(some), isPartial: false }))
  const content = { events: orderEvents(orders, walletOf), orders, walletOf, wallets }
  return renderHook(() => useTaxExport({ ...content, isFiltered: false }, NO_ANSWERS), { wrapper })
    .result
}

beforeEach(() => window.localStorage.clear())

it('the wallets are those of the trades; one with deposits alone is none (behaviour 21.11)', () => {
  const { current } = rendered([untraded, traded, other])
  expect(current.wallets.map(({ userAddress }) => userAddress)).toEqual(['A', 'B'])
  expect(current.trades).toHaveLength(3)
})

it('nothing can be started before all is gathered; then it is counted (behaviour 19.16)', async () => {
  const result = rendered([traded, other])
  const { start, fresh, counts } = result.current
  expect([start, fresh, counts]).toEqual([undefined, undefined, undefined])
  await waitFor(() => expect(result.current.counts?.prices.missing).toBe(2))
  expect(result.current.counts?.rounding).toEqual({ rounded: 0, zeros: [] })
  expect(result.current.start).toBeDefined()
})

it('only what is new: of the wallets that have some (behaviour 19.15, 21.9)', async () => {
  rememberExport('A', ['First', 'Second'], 1_000)
  const result = rendered([traded, other])
  await waitFor(() => expect(result.current.fresh).toHaveLength(1))
  act(() => result.current.setIsOnlyNew(true))
  expect(result.current.trades).toEqual(result.current.fresh)
  expect(result.current.wallets.map(({ userAddress }) => userAddress)).toEqual(['B'])
  result.current.start?.('koinly')
  expect(jest.mocked(startTaxExport).mock.calls[0]?.[1]).toMatchObject({
    trades: result.current.fresh,
    wallets: [{ userAddress: 'B' }],
    mintsOfWallet: expect.arrayContaining([traded.inputMint]),
  })
})
