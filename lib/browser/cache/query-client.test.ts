import { WALLET } from '@/lib/view/testing/sample-events'
import { sampleList } from '@/lib/view/testing/sample-order-lists'
import { cachedList } from '@/lib/browser/order-lists/orders-query'
import { installMockChannels } from '@/lib/browser/testing/mock-channels'
import { storeContent } from '@/lib/browser/testing/stored-content'
import { tabCache } from './query-client'

const HOUR_MS = 3_600_000
const list = sampleList('past trigger')

it('one cache a tab, restored; what nobody looks at stays for the session', async () => {
  installMockChannels()
  jest.useFakeTimers({ now: list.startedAtMs })
  storeContent({ lists: [{ userAddress: WALLET, list }] })
  const cache = tabCache('visitor')
  expect(tabCache('visitor')).toBe(cache)
  await cache.restored
  expect(cache.isRestored).toBe(true)
  jest.advanceTimersByTime(HOUR_MS)
  expect(cachedList(cache.client, WALLET, 'past trigger')).toEqual(list)
})
