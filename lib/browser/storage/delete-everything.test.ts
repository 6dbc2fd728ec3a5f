import { installMockChannels } from '@/lib/browser/testing/mock-channels'
import { usePriceRun } from '@/lib/browser/prices/price-run-state'

/** Opens a tab with modules of its own. All tabs share the storage. */
async function openTab() {
  jest.resetModules()
  const { deleteEverything, subscribeToDeletion } = await import('./delete-everything')
  const { writeStored } = await import('./local-storage')
  const { usePriceRun: runs } = await import('@/lib/browser/prices/price-run-state')
  const stop = jest.fn()
  runs.setState({ ...usePriceRun.getState(), stop })
  return { deleteEverything, subscribeToDeletion, writeStored, stop }
}

beforeEach(() => {
  installMockChannels()
  window.localStorage.clear()
})

it('‘Delete all data’ empties the storage; another tab stores nothing more and ends its run (behaviour 20.5)', async () => {
  jest.useFakeTimers()
  const [tab, other] = [await openTab(), await openTab()]
  other.subscribeToDeletion()
  other.writeStored('perijove', 'text')
  tab.deleteEverything()
  expect(window.localStorage.length).toBe(0)
  expect(other.stop).toHaveBeenCalledTimes(1)
  expect(other.writeStored('perijove', 'text')).toBe(false)
  expect(tab.writeStored('perijove', 'text')).toBe(false)
  jest.clearAllTimers()
  jest.useRealTimers()
})

it.each([
  ['everything was deleted', () => window.localStorage.clear(), false],
  ['nothing was deleted', () => {}, true],
])(
  'a page that the browser brings back from its own cache after %s: it stores %s (behaviour 20.5)',
  async (_, meanwhile, stores) => {
    const tab = await openTab()
    tab.subscribeToDeletion()
    tab.writeStored('perijove', 'text')
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    meanwhile()
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(tab.writeStored('perijove', 'text')).toBe(stores)
    expect(tab.stop).toHaveBeenCalledTimes(stores ? 0 : 1)
    hidden.mockRestore()
  },
)

it('where the browser refuses a channel, this tab works and deletes what it stores (behaviour 10.4)', async () => {
  jest.useFakeTimers()
  Object.defineProperty(window, 'BroadcastChannel', {
    value: class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
    configurable: true,
  })
  const tab = await openTab()
  expect(tab.subscribeToDeletion).not.toThrow()
  tab.writeStored('perijove', 'text')
  tab.deleteEverything()
  expect(window.localStorage.length).toBe(0)
  jest.clearAllTimers()
  jest.useRealTimers()
})
