import { QueryClient } from '@tanstack/react-query'
import { sampleList } from '@/lib/view/testing/sample-order-lists'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/sample-wallet'
import {
  CACHE_NAME,
  LONGEST_CACHE,
  NOTHING_STORED,
  packCache,
} from '@/lib/browser/cache/cache-format'
import { takeFromOtherTabs } from '@/lib/browser/cache/other-tabs'
import { saveCache } from '@/lib/browser/cache/save-cache'
import { orderListKey } from '@/lib/browser/order-lists/order-list-query'
import { addPrices, knownPrices } from '@/lib/browser/prices/price-query'
import { servicesOf } from './cache-services'
import { fillFromSample } from './sample-cache'

const price = {
  ...{ mint: 'Mint', minute: 60 },
  answer: { source: 'trade', value: '1', apartSeconds: 0 },
} as const

function sampleClient(): QueryClient {
  const client = new QueryClient()
  fillFromSample(client)
  return client
}

beforeEach(() => window.localStorage.clear())

it('what the sample holds is not stored (behaviour 23.4)', () => {
  const client = sampleClient()
  client.setQueryData(orderListKey(SAMPLE_WALLET, 'past trigger'), sampleList('past trigger'))
  addPrices(client, [price], 0)
  saveCache(client)
  expect(window.localStorage.length).toBe(0)
})

it('what is stored does not get into the sample (behaviour 23.4)', () => {
  const own = new QueryClient()
  addPrices(own, [price], 0)
  const content = { ...NOTHING_STORED, prices: knownPrices(own) }
  window.localStorage.setItem(CACHE_NAME, packCache(content, LONGEST_CACHE).text)
  const client = sampleClient()
  takeFromOtherTabs(client)
  expect(knownPrices(client).size).toBe(0)
  takeFromOtherTabs(new QueryClient())
})

it('only a cache that was filled so has services of its own', () => {
  expect(servicesOf(sampleClient())).toBeDefined()
  expect(servicesOf(new QueryClient())).toBeUndefined()
})
