import type { ReactNode } from 'react'
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

it('a first visit saves what it loaded once a screen shows it (behaviour 10.1)', async () => {
  const { tabCache, useSaving } = await import('./query-client')
  const { renderHook } = await import('@testing-library/react/pure')
  const { QueryClientProvider } = await import('@tanstack/react-query')
  const { createElement } = await import('react')
  const { client, isRestored } = tabCache('visitor')
  expect(isRestored).toBe(true)
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  const { rerender } = renderHook(useSaving, { wrapper, initialProps: false })
  putLists(client, WALLET, [list])
  await jest.advanceTimersByTimeAsync(HOUR_MS)
  expect(storedContent().lists).toEqual([])
  rerender(true)
  await jest.advanceTimersByTimeAsync(2_000)
  expect(storedContent().lists).toHaveLength(1)
})

it('one cache a tab, restored; what nobody looks at stays for the session', async () => {
  storeContent({ lists: [{ userAddress: WALLET, list }] })
  const { tabCache } = await import('./query-client')
  const cache = tabCache('visitor')
  expect(tabCache('visitor')).toBe(cache)
  await cache.restored
  expect(cache.isRestored).toBe(true)
  jest.advanceTimersByTime(HOUR_MS)
  expect(cachedList(cache.client, WALLET, 'past trigger')).toEqual(list)
})
