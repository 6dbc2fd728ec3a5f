import { bestPriceAt, birdeyeAnswer } from '@/lib/domain/prices/price-answers'
import { openTab, type Tab } from '@/lib/browser/testing/mock-tab'

const MINUTE = 1_772_438_400
let tabs: Tab[]
async function openedTab(): Promise<Tab> {
  const tab = await openTab()
  tabs.push(tab)
  await tab.load()
  return tab
}
const best = (tab: Tab) => bestPriceAt(tab.prices(), 'Mint', MINUTE)?.value
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  tabs = []
  window.localStorage.clear()
  jest.useFakeTimers({ now: MINUTE * 1_000 })
})
afterEach(async () => {
  await jest.runOnlyPendingTimersAsync()
  for (const { client } of tabs) client.clear()
  jest.useRealTimers()
})

describe('a manual price is kept (behaviour 8.25)', () => {
  it('after a reload, and after a run brings another price', async () => {
    const tab = await openedTab()
    tab.type('Mint', MINUTE, '0.0000131')
    await pass(1_000)
    const again = await openedTab()
    again.add(birdeyeAnswer('Mint', MINUTE, 7))
    await pass(1_000)
    expect(best(again)).toBe('0.0000131')
    expect(best(await openedTab())).toBe('0.0000131')
  })

  it('instead of a manual price that another tab set earlier', async () => {
    const [first, second] = [await openedTab(), await openedTab()]
    first.type('Mint', MINUTE, '1')
    await pass(1_000)
    second.type('Mint', MINUTE, '2')
    await pass(1_000)
    first.look()
    expect([best(first), best(second)]).toEqual(['2', '2'])
  })
})

describe('a manual price that is reset (behaviour 8.25)', () => {
  it('does not come back from another tab', async () => {
    const [first, second] = [await openedTab(), await openedTab()]
    first.type('Mint', MINUTE, '1')
    await pass(1_000)
    second.look()
    first.type('Mint', MINUTE, undefined)
    await pass(10_000)
    second.look()
    expect([best(first), best(second)]).toEqual([undefined, undefined])
  })
})
