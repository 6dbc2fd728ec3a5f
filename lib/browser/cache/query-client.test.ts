import { WALLET } from '@/lib/view/testing/test-events'
import { testList } from '@/lib/view/testing/test-order-lists'
import { cachedList, putLists } from '@/lib/browser/order-lists/load-orders'
import { installMockChannels } from '@/lib/browser/testing/mock-channels'
import { storeContent, storedContent } from '@/lib/browser/testing/stored-content'

const HOUR_MS = 3_600_000
const list = testList('past trigger')

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

it('a tab has one cache. It is restored, and an hour later it still has data that nothing uses', async () => {
  storeContent({ lists: [{ userAddress: WALLET, list }] })
  const { tabCache, untilRestored } = await import('./query-client')
  const client = tabCache('visitor')
  expect(tabCache('visitor')).toBe(client)
  await untilRestored(client)
  jest.advanceTimersByTime(HOUR_MS)
  expect(cachedList(client, WALLET, 'past trigger')).toEqual(list)
})

it('if nothing answers, the stored data is waited for 8 s only (behaviour 13.4)', async () => {
  const never = () => new Promise<never>(() => {})
  jest.doMock('@/lib/browser/lazy-code/lazy-code', () => {
    const actual = jest.requireActual('@/lib/browser/lazy-code/lazy-code')
    return { ...actual, lazyCode: () => actual.lazyCode(never) }
  })
  window.fetch = never
  storeContent({ lists: [{ userAddress: WALLET, list }] })
  const { tabCache, untilRestored } = await import('./query-client')
  const restored = jest.fn()
  void untilRestored(tabCache('visitor')).then(restored)
  await jest.advanceTimersByTimeAsync(8_000)
  expect(restored).toHaveBeenCalled()
  jest.dontMock('@/lib/browser/lazy-code/lazy-code')
})

it('if the code that restores the cache can’t be fetched, ‘Retry’ keeps the stored lists and saves the loaded ones (behaviour 10.1)', async () => {
  let isConnected = false
  jest.doMock('./persist-cache', () => {
    if (!isConnected) throw new Error('no connection')
    return jest.requireActual('./persist-cache')
  })
  window.fetch = () => Promise.reject(new Error('no connection'))
  const other = testList('past recurring')
  storeContent({ lists: [{ userAddress: WALLET, list: other }] })
  const { startSaving, tabCache, untilRestored } = await import('./query-client')
  const { useToasts } = await import('@/lib/browser/toasts/toast-store')
  const client = tabCache('visitor')
  await untilRestored(client)
  putLists(client, WALLET, [list])
  startSaving(client)
  await jest.advanceTimersByTimeAsync(0)
  isConnected = true
  expect(useToasts.getState().toasts).toHaveLength(1)
  useToasts.getState().toasts[0]?.action?.run()
  await jest.advanceTimersByTimeAsync(2_000)
  expect(
    storedContent()
      .lists.map((stored) => stored.list.name)
      .sort(),
  ).toEqual(['past recurring', 'past trigger'])
})
