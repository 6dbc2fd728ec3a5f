import { QueryClient } from '@tanstack/react-query'
import { testList } from '@/lib/view/testing/test-order-lists'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { saveCache, takeStoredPrices } from '@/lib/browser/cache/persist-cache'
import { putLists } from '@/lib/browser/order-lists/load-orders'
import { addPrices, cachedPrices } from '@/lib/browser/prices/cached-prices'
import { answered, priced } from '@/lib/domain/testing/test-prices'
import { storeContent } from '@/lib/browser/testing/stored-content'
import { replaceServices } from './cache-services'

const price = answered('Mint', 60, priced('trade'))

function sampleClient(): QueryClient {
  const client = new QueryClient()
  replaceServices(client, () => Promise.reject(new Error('not called')))
  return client
}

beforeEach(() => window.localStorage.clear())

it('data of the sample wallet is not stored (behaviour 23.3)', () => {
  const client = sampleClient()
  putLists(client, SAMPLE_WALLET, [testList('past trigger')])
  addPrices(client, [price], 0)
  saveCache(client)
  expect(window.localStorage.length).toBe(0)
})

it('stored data does not get into the sample wallet’s cache (behaviour 23.3)', () => {
  const visitorClient = new QueryClient()
  addPrices(visitorClient, [price], 0)
  storeContent({ prices: cachedPrices.read(visitorClient) })
  const client = sampleClient()
  takeStoredPrices(client)
  expect(cachedPrices.read(client).size).toBe(0)
})
