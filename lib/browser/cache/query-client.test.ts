import { WALLET } from '@/lib/view/testing/sample-events'
import { sampleList } from '@/lib/view/testing/sample-order-lists'
import { orderListKey } from '@/lib/browser/order-lists/order-list-query'
import { queryClient } from './query-client'
import { CACHE_NAME, LONGEST_CACHE, NOTHING_STORED, packCache } from './cache-format'

const HOUR_MS = 3_600_000
const lists = [{ userAddress: WALLET, list: sampleList('past trigger') }]

it('one cache a tab, restored; what nobody looks at stays for the session', () => {
  jest.useFakeTimers({ now: lists[0]?.list.startedAtMs ?? 0 })
  window.localStorage.setItem(
    CACHE_NAME,
    packCache({ ...NOTHING_STORED, lists }, LONGEST_CACHE).text,
  )
  const key = orderListKey(WALLET, 'past trigger')
  const client = queryClient('visitor')
  expect(queryClient('visitor')).toBe(client)
  expect(client.getQueryData(key)).toEqual(sampleList('past trigger'))
  jest.advanceTimersByTime(HOUR_MS)
  expect(client.getQueryData(key)).toEqual(sampleList('past trigger'))
})
