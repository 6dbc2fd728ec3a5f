import { minuteAt } from '@/lib/upstream/testing/stand-in-birdeye'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { NOW_MS, type Runs, setUpRuns } from '@/lib/browser/testing/stand-in-price-requests'
import { requestPrices } from './price-request'
import { openPriceDialog } from './price-run-store'
import { sampleProgress } from '@/lib/browser/testing/sample-price-progress'
import {
  failed,
  pause,
  price,
  SOL_0,
  SOL_1,
  stopped,
  USDC_0,
} from '@/lib/browser/testing/sample-price-results'

jest.mock('./price-request')

let runs: Runs
beforeEach(() => {
  runs = setUpRuns()
})
afterEach(() => runs.tearDown())

it('asks for what is missing, keeps what comes, and tells the end', async () => {
  runs.know(0)
  await runs.start({ isRemembered: true })
  expect(runs.asked).toEqual([['SOL 1', 'USDC 0']])
  const [request] = jest.mocked(requestPrices).mock.calls.at(-1) ?? []
  expect(request).toMatchObject({ apiKey: 'my-key', isRemembered: true })
  await runs.tell(SOL_1)
  expect(runs.prices()).toEqual(['SOL 0', 'SOL 1'])
  await runs.end(USDC_0)
  expect(runs.prices()).toEqual(['SOL 0', 'SOL 1', 'USDC 0'])
  expect(runs.state().progress).toBeUndefined()
  expect(runs.toasts()).toMatchObject([{ kind: 'ok', text: '2 of 2 prices fetched' }])
})

it('what came is stored by the time a run has ended, not a second later', async () => {
  await runs.start()
  await runs.end(SOL_0, SOL_1, USDC_0)
  expect(runs.stored()).toEqual(['SOL 0', 'SOL 1', 'USDC 0'])
})

describe('the progress', () => {
  it('is there from the start, and follows what comes', async () => {
    const first = sampleProgress({ total: 3, startedAtMs: NOW_MS })
    await runs.start()
    expect(runs.state().progress).toEqual(first)
    await runs.tell(SOL_0, price('SOL', 1, 'missing'), failed('USDC', 0), pause(10_000))
    expect(runs.state().progress).toEqual({
      ...first,
      answered: 2,
      withoutPrice: 1,
      failed: 1,
      current: { mint: 'USDC', minute: minuteAt(0) },
      pausedUntilMs: NOW_MS + 10_000,
    })
  })

  it('is drawn ten times a second at most', async () => {
    await runs.start()
    await runs.tell(SOL_0)
    await runs.tell(SOL_1)
    await runs.settle(99)
    await runs.tell(USDC_0)
    expect(runs.state().progress?.answered).toBe(1)
    await runs.settle(1)
    expect(runs.state().progress?.answered).toBe(3)
  })

  it('says no more of an earlier key’s refusal, and takes the last ending’s toast away', async () => {
    openPriceDialog()
    await runs.start()
    await runs.end(stopped(401))
    expect(runs.state().refusal).toBeDefined()
    await runs.start()
    expect(runs.state().refusal).toBeUndefined()
    await runs.breakOff(new UpstreamError({ kind: 'network' }))
    expect(runs.toasts()).toMatchObject([{ text: 'The connection was lost.' }])
    await runs.start()
    expect(runs.toasts()).toEqual([])
  })
})

describe('a run turns the USD prices on', () => {
  it('with its first price, once; a later run again', async () => {
    await runs.start()
    expect(runs.state().pricedRuns).toBe(0)
    await runs.tell(failed('SOL', 0))
    expect(runs.state().pricedRuns).toBe(0)
    await runs.settle(100)
    await runs.tell(SOL_1)
    expect(runs.state().pricedRuns).toBe(1)
    await runs.settle(100)
    await runs.end(USDC_0)
    expect(runs.state().pricedRuns).toBe(1)
    await runs.start()
    await runs.end(SOL_0)
    expect(runs.state().pricedRuns).toBe(2)
  })

  it('not where none came', async () => {
    await runs.start()
    await runs.end(failed('SOL', 0), failed('SOL', 1), failed('USDC', 0))
    expect(runs.state().pricedRuns).toBe(0)
  })
})

describe('the key', () => {
  it.each([true, false])('is stored by its form only, remembered: %s', async (isRemembered) => {
    birdeyeKeyStorage.remember('old-key')
    await runs.start({ isRemembered })
    await runs.end(SOL_0, SOL_1, USDC_0)
    expect(birdeyeKeyStorage.remembered()).toBe('old-key')
    expect(JSON.stringify(runs.client.getQueryCache().getAll())).not.toContain('my-key')
  })

  it.each([
    ['401: it is removed', 401, undefined],
    ['403: it is kept', 403, 'my-key'],
    ['429: it is kept', 429, 'my-key'],
  ] as const)('%s', async (_, status, expected) => {
    birdeyeKeyStorage.remember('my-key')
    await runs.start({ isRemembered: true })
    await runs.end(stopped(status))
    expect(birdeyeKeyStorage.remembered()).toBe(expected)
    expect(runs.asked).toHaveLength(1)
  })
})

describe('one run at a time', () => {
  it('a second start is ignored while one runs', async () => {
    await runs.start({ isRemembered: true })
    await runs.tell(SOL_0)
    await runs.start({ apiKey: 'other-key', isRemembered: false })
    expect(runs.asked).toHaveLength(1)
    expect(runs.state().progress?.answered).toBe(1)
  })

  it('‘Fetch the rest’ asks for what is still missing', async () => {
    await runs.start()
    await runs.end(SOL_0, failed('SOL', 1), USDC_0)
    const [toast] = runs.toasts()
    expect(toast?.text).toBe('2 of 3 prices fetched. 1 could not be fetched.')
    toast?.action?.run()
    await runs.settle()
    expect(runs.asked).toEqual([['SOL 0', 'SOL 1', 'USDC 0'], ['SOL 1']])
    expect(runs.state().progress?.total).toBe(1)
  })
})
