import { usePriceRun } from '@/lib/browser/prices/price-run-state'

/** A tab with modules of its own, over the storage that all tabs share. */
async function openTab() {
  jest.resetModules()
  const { deleteEverything, followDeletion } = await import('./delete-everything')
  const { writeStored } = await import('./local-storage')
  const { usePriceRun: runs } = await import('@/lib/browser/prices/price-run-state')
  const stop = jest.fn()
  runs.setState({ ...usePriceRun.getState(), stop })
  return { deleteEverything, followDeletion, writeStored, stop }
}

beforeEach(() => window.localStorage.clear())

it('‘Delete all data’ empties the storage; another tab stores nothing more and ends its run (behaviour 20.5)', async () => {
  jest.useFakeTimers()
  const [tab, other] = [await openTab(), await openTab()]
  other.followDeletion()
  other.writeStored('perijove', 'text')
  const writing = jest.spyOn(Storage.prototype, 'setItem')
  tab.deleteEverything()
  expect(window.localStorage.length).toBe(0)
  expect(other.stop).not.toHaveBeenCalled()
  // A browser tells the other tabs of what was stored.
  for (const [key] of writing.mock.calls) window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(other.stop).toHaveBeenCalled()
  expect(other.writeStored('perijove', 'text')).toBe(false)
  expect(tab.writeStored('perijove', 'text')).toBe(false)
  jest.clearAllTimers()
  jest.useRealTimers()
})
