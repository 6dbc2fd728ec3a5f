import { installMockLocks } from '@/lib/browser/testing/mock-locks'
import { type Runs, setUpRuns } from '@/lib/browser/testing/mock-price-requests'
import { requestPrices } from './birdeye-run'

jest.mock('./birdeye-run', () => ({
  ...jest.requireActual('./birdeye-run'),
  requestPrices: jest.fn(),
}))

let runs: Runs
beforeEach(() => {
  runs = setUpRuns()
})
afterEach(() => runs.tearDown())

describe('a tab that is suspended (behaviour 8.10)', () => {
  let removeLocks: () => void
  beforeEach(() => {
    removeLocks = installMockLocks()
  })
  afterEach(() => removeLocks())

  it('after 30 s without a sign of it, ‘Fetch here’ fetches all that is left', async () => {
    const suspended = navigator.locks
      .request('perijove-prices', {}, () => new Promise(() => {}))
      .catch((error: unknown) => error)
    await runs.start()
    await runs.settle(29_999)
    expect(runs.state().progress?.fetchHere).toBeUndefined()
    await runs.settle(1)
    runs.state().progress?.fetchHere?.()
    await runs.settle(300)
    expect(runs.asked).toEqual([['JUP 0', 'JUP 1', 'USDC 0']])
    expect(await suspended).toMatchObject({ name: 'AbortError' })
  })

  it('ends its run once it wakes, because another tab fetches the rest', async () => {
    await runs.start()
    const [request] = jest.mocked(requestPrices).mock.calls.at(-1) ?? []
    await navigator.locks.request('perijove-prices', { steal: true }, async () => {})
    await runs.settle()
    expect([request?.signal.aborted, runs.state().progress]).toEqual([true, undefined])
    expect(runs.state().failure).toBeUndefined()
    expect(runs.toasts()).toMatchObject([
      { text: '0 of 3 prices fetched', action: { label: 'Fetch the rest' } },
    ])
  })
})
