import { QueryClient } from '@tanstack/react-query'
import { ORDER_LISTS } from '@/lib/domain/order-list'
import { WALLET } from '@/lib/view/sample-events'
import { sampleList } from '@/lib/view/sample-lists'
import { orderListKey } from './order-list-query'
import { readAhead } from './read-ahead'

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
  readAhead(client, urlOf(path))
  expect(readNames(client)).toEqual(names)
})

it('does not read again what the cache holds', () => {
  const client = new QueryClient()
  client.setQueryData(orderListKey(WALLET, 'past trigger'), sampleList('past trigger'))
  readAhead(client, urlOf(`/orders/${WALLET}`))
  expect(readNames(client)).toEqual(ORDER_LISTS.filter((name) => name !== 'past trigger'))
})
