import { WALLET } from '@/lib/view/testing/sample-events'
import { sampleList } from '@/lib/view/testing/sample-order-lists'
import { cachedList, putLists } from '@/lib/browser/order-lists/load-orders'
import { installMockChannels } from '@/lib/browser/testing/mock-channels'
import { storeContent, storedContent } from '@/lib/browser/testing/stored-content'

const HOUR_MS = 3_600_000
const list = sampleList('past trigger')

beforeEach(() => {
  jest.resetModules()
  window.localStorage.clear()
  installMockChannels()
  jest.useFakeTimers({ now: list.startedAtMs })
})

it('a first visit saves nothing until `startSaving` is called (behaviour 10.1)', async () => {
  const { startSaving, tabCache } = await import('./query-client')
  const client = tabCache('visitor')
  putLists(client, WALLET, [list])
  await jest.advanceTimersByTimeAsync(HOUR_MS)
  expect(storedContent().lists).toEqual([])
  startSaving(client)
  await jest.advanceTimersByTimeAsync(2_000)
  expect(storedContent().lists).toHaveLength(1)
})

it('a tab has one cache, which is restored; data that nothing uses stays for the session', async () => {
  storeContent({ lists: [{ userAddress: WALLET, list }] })
  const { tabCache, untilRestored } = await import('./query-client')
  const client = tabCache('visitor')
  expect(tabCache('visitor')).toBe(client)
  await untilRestored(client)
  jest.advanceTimersByTime(HOUR_MS)
  expect(cachedList(client, WALLET, 'past trigger')).toEqual(list)
})
