import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { sampleRecurring, sampleTrade } from '@/lib/domain/testing/sample-orders'
import type { Order } from '@/lib/domain/orders/order'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { rememberExport } from './exported-trades'
import { useTaxExport } from './use-tax-export'

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

function rendered(orders: readonly Order[], isShown: (event: OrderEvent) => boolean = () => true) {
  const wallets = orders.map((some) => ({ userAddress: walletOf(some), isPartial: false }))
  const events = orderEvents(orders, walletOf).filter(isShown)
  const content = { events, orders, walletOf, wallets }
  return renderHook(() => useTaxExport({ ...content, isFiltered: false }), { wrapper }).result
}

beforeEach(() => window.localStorage.clear())

it('the wallets are those of the trades; one with deposits alone is none (behaviour 21.11)', () => {
  const { current } = rendered([untraded, traded, other])
  expect(current.wallets.map(({ userAddress }) => userAddress)).toEqual(['A', 'B'])
  expect(current.trades).toHaveLength(3)
})

it('mints are counted over the wallets of the trades alone (behaviour 19.7, 21.11)', () => {
  const trades = [sampleTrade({ outputMint: 'Other' })]
  const bought = sampleRecurring({ orderKey: 'D1', outputMint: 'Other', trades })
  const depositOnly = ({ kind, userAddress }: OrderEvent) =>
    userAddress === 'A' || kind === 'deposit'
  WALLETS.set(bought, 'D')
  const [both, filtered] = [() => true, depositOnly].map((isShown) =>
    rendered([traded, bought], isShown).current.wallet.mintsOfWallet(),
  )
  expect(both).toContain('Other')
  expect(filtered).toEqual([traded.inputMint, traded.outputMint])
})

it('only what is new: of the wallets that have some (behaviour 19.15, 21.9)', () => {
  rememberExport('A', ['First', 'Second'], 1_000)
  const result = rendered([traded, other])
  expect(result.current.fresh).toHaveLength(1)
  act(() => result.current.setIsOnlyNew(true))
  expect(result.current.trades).toEqual(result.current.fresh)
  expect(result.current.wallets.map(({ userAddress }) => userAddress)).toEqual(['B'])
})
