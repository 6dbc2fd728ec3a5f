import { QueryClient } from '@tanstack/react-query'
import { ORDER_LISTS } from '@/lib/domain/order-lists/order-list'
import { SOL } from '@/lib/domain/testing/sample-orders'
import { WALLET } from '@/lib/view/testing/sample-events'
import { sampleList } from '@/lib/view/testing/sample-order-lists'
import { orderListKey } from './order-list-query'
import { prefetchOrderLists } from './prefetch-order-lists'

const readNames = (client: QueryClient) =>
  ORDER_LISTS.filter((name) => client.isFetching({ queryKey: orderListKey(WALLET, name) }) > 0)
const urlOf = (path: string) => new URL(path, 'https://perijove.example')

beforeEach(() => {
  globalThis.fetch = () => new Promise(() => {})
})

it.each([
  ['the orders page', `/orders/${WALLET}`, ORDER_LISTS],
  ['a trades link', `/trades?userAddress=${WALLET}&recurring=A`, ORDER_LISTS],
  [
    'a trades link with its keys in the fragment',
    `/trades?userAddress=${WALLET}#trigger=A`,
    ORDER_LISTS,
  ],
  ['a trades link that names no order', `/trades?userAddress=${WALLET}`, []],
  ['a wrong address', '/orders/nonsense', []],
  ['no address', '/trades?recurring=A', []],
  ['another page', '/', []],
])('%s', (_, path, names) => {
  const client = new QueryClient()
  prefetchOrderLists(client, urlOf(path))
  expect(readNames(client)).toEqual(names)
})

it('reads the lists of every wallet of a trades link that names orders', () => {
  const client = new QueryClient()
  prefetchOrderLists(
    client,
    urlOf(
      `/trades?userAddress=${WALLET}&recurring=A&userAddress=x&trigger=B&userAddress=${SOL}#trigger=C`,
    ),
  )
  const isRead = (address: string) =>
    client.isFetching({ queryKey: ['orders', address] }) === ORDER_LISTS.length
  expect([WALLET, SOL].map(isRead)).toEqual([true, true])
  expect(client.isFetching({ queryKey: ['orders', 'x'] })).toBe(0)
})

it('does not read again what the cache holds', () => {
  const client = new QueryClient()
  client.setQueryData(orderListKey(WALLET, 'past trigger'), sampleList('past trigger'))
  prefetchOrderLists(client, urlOf(`/orders/${WALLET}`))
  expect(readNames(client)).toEqual(ORDER_LISTS.filter((name) => name !== 'past trigger'))
})
