import { usePriceRun } from '@/lib/browser/prices/price-run-state'

/** Opens a tab with modules of its own. All tabs share the storage. */
async function openTab() {
  jest.resetModules()
  const { deleteEverything, followDeletion } = await import('./delete-everything')
  const { writeStored } = await import('./local-storage')
  const { usePriceRun: runs } = await import('@/lib/browser/prices/price-run-state')
  const stop = jest.fn()
  runs.setState({ ...usePriceRun.getState(), stop })
  return { deleteEverything, followDeletion, writeStored, stop }
}

beforeEach(() => {
  window.localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => {
  jest.clearAllTimers()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('‘Delete all data’ empties the storage; another tab stores nothing more and ends its run (behaviour 20.5)', async () => {
  const [tab, other] = [await openTab(), await openTab()]
  other.followDeletion()
  other.writeStored('perijove', 'text')
  tab.deleteEverything()
  const stored = Object.entries({ ...window.localStorage })
  expect(stored).toEqual([['deletedAt', expect.any(String)]])
  for (const [key, newValue] of stored) {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }
  expect(other.stop).toHaveBeenCalledTimes(1)
  expect(other.writeStored('perijove', 'text')).toBe(false)
  expect(tab.writeStored('perijove', 'text')).toBe(false)
})

it('where the browser refuses storage, nothing throws (behaviour 10.4)', async () => {
  const tab = await openTab()
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(tab.deleteEverything).not.toThrow()
})
