import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { LoadedWallet } from '@/lib/browser/order-lists/use-wallet-orders'
import { testWallet } from '@/lib/browser/testing/test-trades-view'
import { wrapperWith } from '@/lib/browser/testing/with-client'
import { pushUrl } from '@/lib/browser/urls/page-history'
import { ORDER_LISTS } from '@/lib/domain/order-lists/order-list'
import type { Order } from '@/lib/domain/orders/order'
import { testRecurring, testTrigger, SOL, USDC } from '@/lib/domain/testing/test-orders'
import { testList } from '@/lib/view/testing/test-order-lists'
import { WALLET } from '@/lib/view/testing/test-events'
import { useOrdersOfLink, useTradesScreen } from './use-trades-screen'

const stateOf = (mint: string) => ({ kind: 'unknown', mint }) as const
const wallet = (userAddress: string, orders: Order[], isLoading = false) =>
  testWallet({
    userAddress,
    orders,
    isLoading,
    lists: ORDER_LISTS.map((name) => ({
      ...testList(name),
      state: { kind: isLoading ? 'loading' : 'whole' },
    })),
  })

const [a1, a2] = ['A1', 'A2'].map((orderKey) => testRecurring({ orderKey }))
const b1 = testTrigger({ orderKey: 'B1' })
const first = wallet(
  'First',
  [a1, a2].flatMap((order) => order ?? []),
)
const second = wallet('Second', [b1], true)
const requestOf = (userAddress: string, recurring: string[], trigger: string[]) => ({
  userAddress,
  recurring,
  trigger,
})

function screenOf(wallets: LoadedWallet[], request: Parameters<typeof useOrdersOfLink>[0]) {
  return renderHook(() => useOrdersOfLink(request, { wallets, stateOf })).result.current
}

it('one wallet: the URL’s keys select its orders, and the filter offers no choice of wallets (behaviour 5.1)', () => {
  const request = [requestOf('First', ['A2', 'Nowhere'], ['A1'])]
  const { selected, wallets, walletOf, walletChoices, isLoading } = screenOf([first], request)
  expect(selected).toEqual([a2])
  expect(wallets).toMatchObject([{ userAddress: 'First', notFound: 2 }])
  expect(walletOf(b1)).toBe('First')
  expect([walletChoices, isLoading]).toEqual([[], false])
})

it('several wallets: each wallet’s keys select only its own orders (behaviour 21.1)', () => {
  const request = [requestOf('First', ['A1'], ['B1']), requestOf('Second', ['A2'], ['B1'])]
  const both = screenOf([first, second], request)
  expect(both.selected).toEqual([a1, b1])
  expect(both.wallets).toMatchObject([{ notFound: 1 }, { notFound: 1 }])
  expect(both.selected.map(both.walletOf)).toEqual(['First', 'Second'])
  expect([both.walletChoices, both.lists.length, both.orders.length]).toEqual([
    ['First', 'Second'],
    8,
    3,
  ])
})

it('several wallets: the page is loading while one of them is, and each is partial by itself (behaviour 21.3, 21.8)', () => {
  const { isLoading, wallets } = screenOf(
    [first, second],
    [requestOf('First', [], []), requestOf('Second', [], [])],
  )
  expect(isLoading).toBe(true)
  expect(wallets.map(({ isPartial }) => isPartial)).toEqual([false, true])
})

it.each([
  ['a selected order lacks trades', ['Short'], true],
  ['an order lacks trades, but isn’t selected', ['A1'], false],
])('whether a wallet is partial: %s (behaviour 9.8)', (_, keys, isPartial) => {
  const short = testRecurring({ orderKey: 'Short', used: '5' })
  const whole = testRecurring({ orderKey: 'A1', used: '0', received: '0' })
  const { wallets } = screenOf([wallet('First', [short, whole])], [requestOf('First', keys, [])])
  expect(wallets).toMatchObject([{ isPartial }])
})

it('several wallets: those that could be loaded become recent wallets, in the URL’s sequence (behaviour 22.1)', () => {
  window.localStorage.clear()
  const failed = { ...wallet(USDC, []), lists: [testList('past trigger', { pages: [] })] }
  const request = [SOL, USDC, WALLET].map((address) => requestOf(address, ['A1'], []))
  screenOf([wallet(SOL, [b1]), failed, wallet(WALLET, [])], request)
  expect({ ...window.localStorage }).toEqual({ recentWallets: `${SOL} ${WALLET}` })
})

describe('the first rows wait up to a second for the first page of each list (behaviour 3.3)', () => {
  const request = [requestOf('First', ['A1'], [])]
  const lists = (isThere: (index: number) => boolean) =>
    first.lists.map((list, index) => ({
      ...list,
      state: { kind: 'loading' } as const,
      ...(!isThere(index) && { pages: [] }),
    }))
  const threeOfFour = { ...first, isLoading: true, lists: lists((index) => index < 3) }
  const rendered = (wallets: LoadedWallet[]) => {
    const hook = renderHook((now) => useOrdersOfLink(request, { wallets: now, stateOf }), {
      initialProps: wallets,
    })
    const selected = () => hook.result.current.selected.map(({ orderKey }) => orderKey)
    return { ...hook, selected }
  }
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('one page is missing: nothing shows, not even a count', () => {
    const { result, selected } = rendered([threeOfFour])
    expect(selected()).toEqual([])
    expect(result.current.orders).toEqual([])
  })

  it('the last page comes: the rows show', () => {
    const { rerender, selected } = rendered([threeOfFour])
    rerender([{ ...threeOfFour, lists: lists(() => true) }])
    expect(selected()).toEqual(['A1'])
  })

  it('a second has passed: the rows show', () => {
    const { selected } = rendered([threeOfFour])
    act(() => jest.advanceTimersByTime(999))
    expect(selected()).toEqual([])
    act(() => jest.advanceTimersByTime(1))
    expect(selected()).toEqual(['A1'])
  })

  it('a refresh hides nothing', () => {
    const { rerender, selected } = rendered([first])
    rerender([{ ...first, isLoading: true, lists: lists(() => false) }])
    expect(selected()).toEqual(['A1'])
  })
})

it('a sort or the details of an order filter no row again: the orders and rows stay the same', () => {
  jest.useFakeTimers()
  const wallets = [requestOf('First', ['A1'], [])]
  const requested = { kind: 'trades', wallets, invalid: 0, tooMany: 0, notWithSample: 0 } as const
  const loaded = { wallets: [first], stateOf }
  const page = '/trades?userAddress=First&show=trades'
  window.history.replaceState(null, '', page)
  const { result } = renderHook(() => useTradesScreen(requested, loaded), {
    wrapper: wrapperWith(new QueryClient()),
  })
  act(() => jest.advanceTimersByTime(2_000))
  const { link, rows } = result.current
  const isSame = () => [result.current.link === link, result.current.rows === rows]
  expect(rows.filterCount).toBe(1)
  for (const change of ['&sort=-date', '&order=A1']) {
    act(() => pushUrl(`${page}${change}`))
    expect(isSame()).toEqual([true, true])
  }
  act(() => pushUrl('/trades?userAddress=First&show=deposits'))
  expect(isSame()).toEqual([true, false])
  jest.useRealTimers()
})
