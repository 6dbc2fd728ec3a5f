import { testList } from '@/lib/view/testing/test-order-lists'
import { installMockChannels } from '@/lib/browser/testing/mock-channels'
import { storeContent, storedContent } from '@/lib/browser/testing/stored-content'

const list = testList('past trigger')
const wallets = ['PurseA', 'PurseB', 'PurseC', 'PurseD', 'PurseE']

beforeEach(() => {
  jest.resetModules()
  window.localStorage.clear()
  installMockChannels()
  jest.useFakeTimers({ now: list.startedAtMs })
})
afterEach(() => jest.useRealTimers())

/** Opens a tab that restores a list of each wallet from storage. */
async function openTab() {
  storeContent({ lists: wallets.map((userAddress) => ({ userAddress, list })) })
  const { tabCache, untilRestored } = await import('@/lib/browser/cache/query-client')
  const { cachedList, cachedOrders, putLists } = await import('./load-orders')
  const memory = await import('./shown-wallets')
  const client = tabCache('visitor')
  await untilRestored(client)
  return {
    client,
    ...memory,
    untilRestored,
    putLists,
    listOf: (userAddress: string) => cachedList(client, userAddress, list.name),
    inMemory: () => [...cachedOrders.read(client).keys()].sort(),
  }
}

describe('the wallets in memory (behaviour 10.12)', () => {
  it('are the shown ones and the two that were left last', async () => {
    const { client, showWallets, dropHiddenWallets, inMemory } = await openTab()
    expect(inMemory()).toEqual(wallets)
    for (const userAddress of ['PurseD', 'PurseA', 'PurseE', 'PurseD']) {
      showWallets([userAddress])()
    }
    showWallets(['PurseC'])
    dropHiddenWallets(client)
    expect(inMemory()).toEqual(['PurseC', 'PurseD', 'PurseE'])
  })

  it('are all wallets of a page, and those that are loading', async () => {
    const { client, showWallets, dropHiddenWallets, inMemory, putLists } = await openTab()
    putLists(client, 'PurseE', [{ ...list, state: { kind: 'loading' } }])
    const leave = showWallets(wallets.slice(0, 4))
    dropHiddenWallets(client)
    expect(inMemory()).toEqual(wallets)
    leave()
    dropHiddenWallets(client)
    expect(inMemory()).toEqual(['PurseC', 'PurseD', 'PurseE'])
  })

  it('a wallet that was dropped stays stored, and is restored when it is opened again', async () => {
    const { client, showWallets, dropHiddenWallets, untilRestored, ...tab } = await openTab()
    showWallets(['PurseA'])
    dropHiddenWallets(client)
    const [gone = ''] = wallets.filter((userAddress) => !tab.listOf(userAddress))
    expect(gone).not.toBe('')
    // A later change writes the storage anew.
    tab.putLists(client, 'PurseA', [testList('past recurring')])
    await jest.advanceTimersByTimeAsync(2_000)
    expect(storedContent().lists).toHaveLength(wallets.length + 1)
    const dropped = tab.takeDropped([gone, 'PurseA'])
    expect(dropped).toEqual([gone])
    await untilRestored(client, dropped)
    expect(tab.listOf(gone)).toEqual(list)
    expect(tab.takeDropped([gone])).toEqual([])
  })
})
