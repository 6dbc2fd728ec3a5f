import { birdeyePrice } from '@/lib/domain/testing/sample-prices'
import { minuteAt, wantedAt } from '@/lib/upstream/testing/stand-in-birdeye'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import { persistCache } from '@/lib/browser/cache/persist-cache'
import { holdLock, installStandInLocks } from '@/lib/browser/testing/stand-in-locks'
import { type Runs, setUpRuns } from '@/lib/browser/testing/stand-in-price-requests'
import { SOL_0, SOL_1, USDC_0 } from '@/lib/browser/testing/sample-price-results'
import { stopPriceRun } from './price-run-store'
import { storeContent } from '@/lib/browser/testing/stored-content'

jest.mock('./price-request')

let runs: Runs
beforeEach(() => {
  runs = setUpRuns()
})
afterEach(() => runs.tearDown())

const KEPT = 'The connection was lost. 2 prices are kept.'

describe('an end in mid-run loses nothing that came', () => {
  it.each<[string, () => unknown, string, string]>([
    ['Stop', stopPriceRun, 'info', '2 of 3 prices fetched'],
    ['offline', () => window.dispatchEvent(new Event('offline')), 'bad', KEPT],
    ['a lost connection', () => runs.breakOff(new UpstreamError({ kind: 'network' })), 'bad', KEPT],
  ])('%s', async (_, act, kind, text) => {
    await runs.start()
    await runs.tell(SOL_0)
    await runs.tell(SOL_1)
    act()
    await runs.settle()
    expect(runs.stored()).toEqual(['SOL 0', 'SOL 1'])
    expect(runs.state().progress).toBeUndefined()
    expect(runs.toasts()).toMatchObject([{ kind, text, action: { label: 'Fetch the rest' } }])
  })

  it('leaving the page: what is not yet drawn is stored too', async () => {
    persistCache(runs.client)
    await runs.start()
    await runs.tell(SOL_0)
    await runs.tell(SOL_1)
    window.dispatchEvent(new Event('pagehide'))
    expect(runs.stored()).toEqual(['SOL 0', 'SOL 1'])
    await runs.end(USDC_0)
    expect(runs.stored()).toEqual(['SOL 0', 'SOL 1', 'USDC 0'])
  })

  it('an error of our own is told as such', async () => {
    await runs.start()
    await runs.tell(SOL_0)
    jest.spyOn(runs.client, 'getQueriesData').mockImplementation(() => {
      throw new TypeError('no')
    })
    await runs.end(SOL_1, USDC_0)
    expect(runs.prices()).toEqual(['SOL 0', 'SOL 1', 'USDC 0'])
    expect(runs.toasts()).toMatchObject([
      { kind: 'bad', text: 'This page met an error of its own. 3 prices are kept.' },
    ])
  })
})

describe('while another tab’s run goes on', () => {
  let removeLocks: () => void
  let endOther: () => Promise<void>
  beforeEach(async () => {
    removeLocks = installStandInLocks()
    endOther = await holdLock()
  })
  afterEach(() => removeLocks())

  /** Another tab stores prices of SOL, then its turn is over. */
  async function otherStores(...indexes: number[]): Promise<void> {
    const prices = new Map([
      ['SOL', new Map(indexes.map((index) => [minuteAt(index), birdeyePrice(1)]))],
    ])
    storeContent({ prices })
    await endOther()
  }

  it('nothing is asked for, and the progress says so', async () => {
    await runs.start()
    await runs.settle(60_000)
    expect(runs.asked).toEqual([])
    expect(runs.state().progress).toMatchObject({ isWaitingForTab: true, total: 3, answered: 0 })
    await endOther()
  })

  it('after it, only what is still missing is asked for; what it brought counts', async () => {
    await runs.start()
    await otherStores(0)
    await runs.settle(299)
    expect(runs.asked).toEqual([])
    await runs.settle(1)
    expect(runs.asked).toEqual([['SOL 1', 'USDC 0']])
    const after = { isWaitingForTab: false, total: 3, answered: 1, answeredBefore: 1 }
    expect(runs.state().progress).toMatchObject(after)
    expect(runs.state().pricedRuns).toBe(0)
    await runs.end(SOL_1, USDC_0)
    expect(runs.state().pricedRuns).toBe(1)
    expect(runs.toasts()).toMatchObject([{ kind: 'ok', text: '3 of 3 prices fetched' }])
  })

  it('where it brought everything nothing is asked for', async () => {
    await runs.start({ wanted: wantedAt({ SOL: [0] }) })
    await otherStores(0, 1)
    await runs.settle(300)
    expect(runs.asked).toEqual([])
    expect(runs.toasts()).toMatchObject([{ kind: 'ok', text: '1 of 1 price fetched' }])
  })

  it.each<[string, () => unknown, string]>([
    ['Stop', stopPriceRun, '0 of 3 prices fetched'],
    ['offline', () => window.dispatchEvent(new Event('offline')), 'The connection was lost.'],
  ])('%s ends the wait', async (_, act, text) => {
    await runs.start()
    act()
    await runs.settle()
    expect([runs.asked, runs.state().progress]).toEqual([[], undefined])
    expect(runs.toasts()).toMatchObject([{ text }])
    await endOther()
    await runs.start()
    expect(runs.asked).toHaveLength(1)
  })
})
