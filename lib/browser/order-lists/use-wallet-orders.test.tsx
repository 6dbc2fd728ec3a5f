import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import {
  emptyList,
  NEWER_LISTS,
  ORDER_LISTS,
  type OrderListName,
  ordersOf,
} from '@/lib/domain/order-lists/order-list'
import { testTrigger } from '@/lib/domain/testing/test-orders'
import { callError } from '@/lib/upstream/jupiter/jupiter-error'
import { fetchOrderPage, type PageRequest } from '@/lib/upstream/order-lists/fetch-order-page'
import { WALLET } from '@/lib/view/testing/test-events'
import { testPage } from '@/lib/view/testing/test-order-lists'
import { startSaving } from '@/lib/browser/cache/query-client'
import {
  dropSignInToken,
  keepSignInToken,
  provideSignIn,
} from '@/lib/browser/newer-orders/sign-in-store'
import { cachedOrders, putLists, retryFailedLists, startLoading } from './load-orders'
import { useOrdersOfWallets } from './use-wallet-orders'
import { wrapperWith } from '@/lib/browser/testing/with-client'

jest.mock('@/lib/upstream/order-lists/fetch-order-page', () => ({
  ...jest.requireActual('@/lib/upstream/order-lists/fetch-order-page'),
  fetchOrderPage: jest.fn(),
}))
// The same mock loads newer lists and older ones.
jest.mock('@/lib/browser/newer-orders/load-newer-page', () => ({
  loadNewerPage: (_: QueryClient, request: PageRequest) =>
    fetchPage({ call: jest.fn() }, request, Date.now),
}))
jest.mock('@/lib/browser/cache/query-client', () => ({
  untilRestored: () => Promise.resolve(),
  startSaving: jest.fn(),
}))
jest.mock('@/lib/upstream/tokens/token-services', () => ({
  fetchTokens: () => new Promise(() => {}),
}))

const fetchPage = jest.mocked(fetchOrderPage)
let client: QueryClient

const neverEnding = ({ signal }: PageRequest) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

/** Mocks lists of one page with one order each. A list's function in `special` can delay the page or make it fail. */
function service(
  special: Partial<Record<OrderListName, (request: PageRequest) => Promise<unknown>>> = {},
) {
  fetchPage.mockImplementation(async (_, request) => {
    await special[request.name]?.(request)
    const orders = [testTrigger({ orderKey: request.name.replace(' ', '') })]
    return { totalPages: 1, page: testPage({ orders, loadedAtMs: Date.now() }) }
  })
}

function useOnlyWallet() {
  const [wallet] = useOrdersOfWallets([WALLET]).wallets
  if (!wallet) throw new Error('no wallet')
  return wallet
}

function rendered() {
  const { result } = renderHook(() => useOnlyWallet(), { wrapper: wrapperWith(client) })
  const kinds = () => result.current.lists.map(({ state }) => state.kind)
  return {
    result,
    kinds,
    ends: (expected: string[]) => waitFor(() => expect(kinds()).toEqual(expected)),
  }
}

const asked = () => fetchPage.mock.calls.map(([, { name }]) => name)
const whole = ['whole', 'whole', 'whole', 'whole']
const failing = () => Promise.reject(callError({ kind: 'network' }, 3, false))

beforeEach(() => {
  client = new QueryClient()
  fetchPage.mockReset()
  jest.mocked(startSaving).mockClear()
})
afterEach(() => jest.useRealTimers())

/** Both active lists, then both past ones. */
const ACTIVE_THEN_PAST = [
  'active recurring',
  'active trigger',
  'past recurring',
  'past trigger',
] as const

it('the four lists load, the active ones first (behaviour 3.10)', async () => {
  service()
  const { result, kinds, ends } = rendered()
  expect(kinds()).toEqual(['loading', 'loading', 'loading', 'loading'])
  expect(result.current.lists.map(({ name }) => name)).toEqual(ORDER_LISTS)
  await ends(whole)
  expect(asked()).toEqual(ACTIVE_THEN_PAST)
  expect(ordersOf(result.current.lists)).toHaveLength(4)
})

it('what another wallet loads changes nothing here, so nothing is computed again', async () => {
  service()
  const { result, ends } = rendered()
  await ends(whole)
  const before = result.current
  putLists(client, 'OtherWallet', before.lists)
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(result.current).toBe(before)
})

it('a new key retries the failed lists of the shown wallets first (behaviour 4.7)', async () => {
  service({ 'past trigger': failing })
  const fault = { kind: 'network', tries: 3 } as const
  const failed = { ...emptyList('past trigger', 0), state: { kind: 'failed', fault } } as const
  putLists(client, 'OtherWallet', [failed])
  const { ends } = rendered()
  await ends(['whole', 'whole', 'failed', 'whole'])
  fetchPage.mockClear()
  act(() => retryFailedLists(client, (userAddress) => userAddress === WALLET))
  await waitFor(() => expect(fetchPage).toHaveBeenCalledTimes(2))
  const requests = fetchPage.mock.calls.map(([, request]) => request)
  expect(requests.map(({ userAddress, walletIndex }) => [userAddress, walletIndex])).toEqual([
    [WALLET, 0],
    ['OtherWallet', 1],
  ])
})

it('the retry of a failed active list loads its past list after it (behaviour 3.10)', async () => {
  service({ 'active recurring': failing })
  const { result, ends } = rendered()
  await ends(['whole', 'failed', 'whole', 'whole'])
  fetchPage.mockClear()
  service()
  act(() => result.current.actions.retry('active recurring'))
  await ends(whole)
  expect(asked()).toEqual(['active recurring', 'past recurring'])
})

it('the retry of an active list waits for the retry of its past list, then loads both', async () => {
  service({ 'past recurring': failing, 'active recurring': failing })
  const { result, ends } = rendered()
  await ends(['failed', 'failed', 'whole', 'whole'])
  fetchPage.mockClear()
  service()
  act(() => {
    result.current.actions.retry('past recurring')
    result.current.actions.retry('active recurring')
  })
  await ends(whole)
  expect(asked()).toEqual(['past recurring', 'active recurring', 'past recurring'])
})

it('a list that fails leaves the others as they are, and a retry resumes it alone', async () => {
  service({ 'past recurring': failing })
  const { result, ends } = rendered()
  await ends(['failed', 'whole', 'whole', 'whole'])
  fetchPage.mockClear()
  service()
  act(() => result.current.actions.retry('past recurring'))
  await ends(whole)
  expect(asked()).toEqual(['past recurring'])
})

it('Stop ends what is still being loaded; Load the rest goes on with every stopped or failed list', async () => {
  service({ 'past recurring': failing, 'past trigger': neverEnding })
  const { result, ends } = rendered()
  await ends(['failed', 'whole', 'loading', 'whole'])
  act(() => result.current.actions.stop())
  await ends(['failed', 'whole', 'stopped', 'whole'])
  fetchPage.mockClear()
  service()
  act(() => result.current.actions.loadRest())
  await ends(whole)
  expect(asked()).toEqual(['past recurring', 'past trigger'])
})

it('Refresh loads all pages again, and keeps what is known until then (behaviour 3.9)', async () => {
  fetchPage.mockImplementation(async (_, { name, page }) => {
    const orders = [testTrigger({ orderKey: `${name.replace(' ', '')}${page}` })]
    return { totalPages: name === 'past trigger' ? 2 : 1, page: testPage({ page, orders }) }
  })
  const { result, ends } = rendered()
  await ends(whole)
  fetchPage.mockClear()
  act(() => result.current.actions.refresh())
  expect(result.current.orders).toHaveLength(5)
  await waitFor(() => expect(asked().toSorted()).toEqual([...ORDER_LISTS, 'past trigger'].sort()))
  await ends(whole)
})

it('the first orders and the end show at once, other changes four times a second (behaviour 3.3)', async () => {
  jest.useFakeTimers()
  const release: Partial<Record<OrderListName, () => void>> = {}
  const held = ({ name }: PageRequest) => new Promise<void>((resolve) => (release[name] = resolve))
  service(Object.fromEntries(ORDER_LISTS.map((name) => [name, held])))
  startLoading(client, WALLET, ORDER_LISTS)
  const ordersAfter = async (name: OrderListName, ms = 0) => {
    await jest.advanceTimersByTimeAsync(0)
    release[name]?.()
    await jest.advanceTimersByTimeAsync(ms)
    return cachedOrders.read(client).get(WALLET)?.orders.length
  }
  expect(await ordersAfter('active recurring')).toBe(1)
  expect(await ordersAfter('active trigger')).toBe(1)
  expect(await ordersAfter('past recurring', 249)).toBe(1)
  expect(await ordersAfter('past recurring', 1)).toBe(3)
  expect(await ordersAfter('past trigger')).toBe(4)
})

describe('newer orders (behaviour 25.8, 25.9)', () => {
  const eightWhole = [...whole, ...whole]
  /** Signs in, and loads all lists. */
  async function loaded() {
    service()
    keepSignInToken(WALLET, 'token')
    const wallet = rendered()
    await wallet.ends(whole)
    act(() => startLoading(client, WALLET, NEWER_LISTS))
    await wallet.ends(eightWhole)
    fetchPage.mockClear()
    return wallet
  }
  const askToSignIn = jest.fn()
  provideSignIn(askToSignIn)
  afterEach(() => {
    dropSignInToken(WALLET, 'token')
    askToSignIn.mockClear()
  })

  it('never load by themselves, but stay once they are loaded', async () => {
    const { result } = await loaded()
    expect(result.current.lists.map(({ name }) => name)).toEqual([...ORDER_LISTS, ...NEWER_LISTS])
    expect(result.current.orders).toHaveLength(8)
    expect(rendered().result.current.orders).toHaveLength(8)
    expect(asked()).toEqual([])
  })

  it('Refresh loads them again, too', async () => {
    const { result, ends } = await loaded()
    act(() => result.current.actions.refresh())
    await ends(eightWhole)
    expect(asked().sort()).toEqual([...ORDER_LISTS, ...NEWER_LISTS].sort())
    expect(askToSignIn).not.toHaveBeenCalled()
  })

  it('without a sign-in Refresh asks for one, and keeps what is there', async () => {
    const { result, ends } = await loaded()
    dropSignInToken(WALLET, 'token')
    act(() => result.current.actions.refresh())
    await ends(eightWhole)
    expect(asked()).toEqual(ACTIVE_THEN_PAST)
    expect(askToSignIn.mock.calls).toEqual([[WALLET, document.body]])
    expect(result.current.orders).toHaveLength(8)
  })

  it('Stop ends them, and Load the rest resumes them', async () => {
    const { result, ends } = await loaded()
    service({ 'past newer trigger': neverEnding })
    act(() => result.current.actions.refresh())
    await ends([...eightWhole.slice(0, 6), 'loading', 'whole'])
    act(() => result.current.actions.stop())
    await ends([...eightWhole.slice(0, 6), 'stopped', 'whole'])
    service()
    act(() => result.current.actions.loadRest())
    await ends(eightWhole)
  })
})

describe('several wallets (behaviour 21.3)', () => {
  const both = [WALLET, 'Second']

  it('each has its own lists and orders, and the first one has priority', async () => {
    service()
    const { result } = renderHook(() => useOrdersOfWallets(both), { wrapper: wrapperWith(client) })
    await waitFor(() =>
      expect(result.current.wallets.map(({ isLoading }) => isLoading)).toEqual([false, false]),
    )
    expect(result.current.wallets.map(({ userAddress }) => userAddress)).toEqual(both)
    expect(result.current.wallets.map(({ orders }) => orders.length)).toEqual([4, 4])
    const turns = fetchPage.mock.calls.map(([, request]) => [
      request.userAddress,
      request.walletIndex,
    ])
    expect(turns).toEqual(
      [WALLET, WALLET, 'Second', 'Second', WALLET, WALLET, 'Second', 'Second'].map(
        (userAddress) => [userAddress, userAddress === WALLET ? 0 : 1],
      ),
    )
  })

  it('one that cannot be loaded leaves the other as it is, and Load the rest resumes it alone', async () => {
    fetchPage.mockImplementation(async (_, { userAddress, name }) => {
      if (userAddress === WALLET) return failing()
      const orders = [testTrigger({ orderKey: name.replace(' ', '') })]
      return { totalPages: 1, page: testPage({ orders }) }
    })
    const { result } = renderHook(() => useOrdersOfWallets(both), { wrapper: wrapperWith(client) })
    await waitFor(() =>
      expect(result.current.wallets.map(({ hasFailed }) => hasFailed)).toEqual([true, false]),
    )
    const [, second] = result.current.wallets
    service()
    act(() => result.current.wallets[0]?.actions.loadRest())
    await waitFor(() => expect(result.current.wallets[0]?.orders).toHaveLength(4))
    expect(result.current.wallets[1]?.orders).toBe(second?.orders)
  })
})

it('saving begins once an order shows, even if a list never finishes loading (behaviour 10.1)', async () => {
  service({ 'active recurring': neverEnding })
  const { result } = rendered()
  expect(startSaving).not.toHaveBeenCalled()
  await waitFor(() => expect(startSaving).toHaveBeenCalledWith(client))
  expect(result.current.lists[0]?.pages).toEqual([])
})
