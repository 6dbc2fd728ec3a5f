import { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { JupiterCallError } from '@/lib/upstream/jupiter/jupiter-limit'
import { fetchOrderPage, type PageRequest } from '@/lib/upstream/order-lists/fetch-order-page'
import { WALLET } from '@/lib/view/testing/sample-events'
import { sampleList, samplePage, samplePages } from '@/lib/view/testing/sample-order-lists'
import { orderListKey, orderListQuery, stopLoading } from './order-list-query'

jest.mock('@/lib/upstream/order-lists/fetch-order-page')

const fetchPage = jest.mocked(fetchOrderPage)
const client = new QueryClient()
const key = orderListKey(WALLET, 'past trigger')
const read = () => client.fetchQuery(orderListQuery(WALLET, 'past trigger'))
const readAgain = () =>
  client.fetchQuery({ ...orderListQuery(WALLET, 'past trigger'), staleTime: 0 })
const inCache = () => client.getQueryData<OrderList>(key)
const pagesRead = () => fetchPage.mock.calls.map(([, { page }]) => page)

/** Answers every page of a list of `totalPages`; `wait` holds some of them back. */
function service(
  totalPages: number,
  wait: (request: PageRequest) => Promise<void> = async () => {},
) {
  fetchPage.mockImplementation(async (_, request) => {
    await wait(request)
    const orders = [sampleTrigger({ orderKey: `Key${request.page}` })]
    return { totalPages, page: samplePage({ page: request.page, orders, itemCount: 10 }) }
  })
}

/** Like a call: it ends with the reading. */
const untilAborted = ({ signal }: PageRequest) =>
  new Promise<void>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

beforeEach(() => {
  client.clear()
  fetchPage.mockReset()
})

it('asks for one of the four lists of a wallet', async () => {
  service(2)
  const list = await read()
  const request = { name: 'past trigger', userAddress: WALLET, recurringType: 'all' }
  expect(fetchPage.mock.calls.map(([, asked]) => asked)).toMatchObject([
    { ...request, page: 1 },
    { ...request, page: 2 },
  ])
  expect(list).toMatchObject({ name: 'past trigger', state: { kind: 'whole' }, totalPages: 2 })
  expect(inCache()).toEqual(list)
})

it('never goes stale', async () => {
  service(1)
  await read()
  await read()
  expect(fetchPage).toHaveBeenCalledTimes(1)
})

it('orders appear as pages arrive', async () => {
  service(2, (request) => (request.page === 2 ? untilAborted(request) : Promise.resolve()))
  const reading = read()
  await waitFor(() => expect(inCache()?.pages).toHaveLength(1))
  expect(inCache()?.state).toEqual({ kind: 'loading' })
  stopLoading(WALLET)
  await reading
})

it('Stop ends the reading, what was read is kept, and a reading goes on from there', async () => {
  service(3, (request) => (request.page > 1 ? untilAborted(request) : Promise.resolve()))
  const reading = read()
  stopLoading('Wallet2')
  await waitFor(() => expect(inCache()?.pages).toHaveLength(1))
  stopLoading(WALLET)
  expect(await reading).toMatchObject({ state: { kind: 'stopped' }, pages: [{ page: 1 }] })
  fetchPage.mockReset()
  service(3)
  await readAgain()
  expect(pagesRead()).toEqual([1, 2, 3])
  expect(inCache()?.state).toEqual({ kind: 'whole' })
})

it('goes on from the next page of what an interruption left, page 1 read again first', async () => {
  service(5)
  const orders = [sampleTrigger({ orderKey: 'Key1' })]
  const [, ...later] = samplePages(3).map((page) => ({ ...page, itemCount: 10 }))
  const pages = [samplePage({ orders, itemCount: 10 }), ...later]
  client.setQueryData<OrderList>(key, {
    ...sampleList('past trigger', { state: { kind: 'stopped' }, pages, totalPages: 5 }),
  })
  await readAgain()
  expect(pagesRead()).toEqual([1, 4, 5])
})

it('pages that come while others are drawn are shown together; none after the reading has ended', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  service(5, ({ page }) => (page === 5 ? held : Promise.resolve()))
  const shown: number[] = []
  const stopListening = client.getQueryCache().subscribe(() => {
    const count = inCache()?.pages.length ?? 0
    if (count !== shown.at(-1)) shown.push(count)
  })
  const reading = read()
  await waitFor(() => expect(inCache()?.pages).toHaveLength(4))
  release()
  await reading
  await new Promise((resolve) => setTimeout(resolve, 0))
  stopListening()
  expect(shown).toEqual(expect.arrayContaining([0, 1, 4, 5]))
  expect(shown).not.toContain(3)
  expect(inCache()?.state).toEqual({ kind: 'whole' })
})

it('a reading that fails is no error of the query: how it ended is in the list', async () => {
  fetchPage.mockRejectedValue(new JupiterCallError({ kind: 'network' }, 3, false))
  const list = await read()
  expect(list.state).toEqual({ kind: 'failed', fault: { kind: 'network', tries: 3 } })
  expect(fetchPage).toHaveBeenCalledTimes(1)
})
