import { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { fetchOrderPage, type PageRequest } from '@/lib/upstream/order-lists/fetch-order-page'
import { WALLET } from '@/lib/view/testing/sample-events'
import { samplePage } from '@/lib/view/testing/sample-order-lists'
import { orderListKey, orderListQuery } from './order-list-query'

jest.mock('@/lib/upstream/order-lists/fetch-order-page')

const fetchPage = jest.mocked(fetchOrderPage)
const client = new QueryClient()
const key = orderListKey(WALLET, 'past trigger')
const load = () => client.fetchQuery(orderListQuery(WALLET, 'past trigger'))
const inCache = () => client.getQueryData<OrderList>(key)

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

beforeEach(() => {
  client.clear()
  fetchPage.mockReset()
})

it('loads one of the four lists of a wallet', async () => {
  service(2)
  const list = await load()
  const request = { name: 'past trigger', userAddress: WALLET, recurringType: 'all' }
  expect(fetchPage.mock.calls.map(([, asked]) => asked)).toMatchObject([
    { ...request, page: 1 },
    { ...request, page: 2 },
  ])
  expect(list).toMatchObject({ name: 'past trigger', state: { kind: 'whole' }, totalPages: 2 })
  expect(inCache()).toEqual(list)
})

it('pages that come while others are rendered show together; none after the end', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  service(5, ({ page }) => (page === 5 ? held : Promise.resolve()))
  const shown: number[] = []
  const stopListening = client.getQueryCache().subscribe(() => {
    const count = inCache()?.pages.length ?? 0
    if (count !== shown.at(-1)) shown.push(count)
  })
  const loading = load()
  await waitFor(() => expect(inCache()?.pages).toHaveLength(4))
  release()
  await loading
  await new Promise((resolve) => setTimeout(resolve, 0))
  stopListening()
  expect(shown).toEqual(expect.arrayContaining([0, 1, 4, 5]))
  expect(shown).not.toContain(3)
  expect(inCache()?.state).toEqual({ kind: 'whole' })
})
