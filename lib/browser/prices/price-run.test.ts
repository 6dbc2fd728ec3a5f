import { SOL } from '@/lib/domain/testing/test-orders'
import { birdeyePrice } from '@/lib/domain/testing/test-prices'
import { swapped } from '@/lib/domain/testing/test-swaps'
import { manualAnswers } from '@/lib/domain/prices/manual-price'
import { foundPrice } from '@/lib/domain/prices/price-answers'
import { wantedPrices } from '@/lib/domain/prices/token-price'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { minuteAt, wantedAt } from '@/lib/upstream/testing/mock-birdeye'
import { UpstreamError } from '@/lib/upstream/http/http-call'
import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { persistCache } from '@/lib/browser/cache/persist-cache'
import { storeContent } from '@/lib/browser/testing/stored-content'
import { holdLock, installMockLocks } from '@/lib/browser/testing/mock-locks'
import { testProgress } from '@/lib/browser/testing/test-price-progress'
import { NOW_MS, type Runs, setUpRuns } from '@/lib/browser/testing/mock-price-requests'
import { failed, JUP_0, JUP_1, stopped, USDC_0 } from '@/lib/browser/testing/test-price-results'
import { addPrices, cachedPrices } from './cached-prices'
import { requestPrices } from './birdeye-run'
import { startPriceRun } from './price-run'
import { PRICE_DIALOG, stopPriceRun } from './price-run-state'
import { isDialogOpen, openDialog } from '@/lib/browser/dialogs/open-dialogs'

jest.mock('./birdeye-run', () => ({
  ...jest.requireActual('./birdeye-run'),
  requestPrices: jest.fn(),
}))

let runs: Runs
beforeEach(() => {
  runs = setUpRuns()
})
afterEach(() => runs.tearDown())

const REST = { label: 'Fetch the rest' }
const lose = () => runs.breakOff(new UpstreamError({ kind: 'network' }))
const answerStatus = (status: number, message: string) =>
  runs.breakOff(new UpstreamError({ kind: 'status', status, message, headers: new Headers() }))
const goOffline = () => window.dispatchEvent(new Event('offline'))

const showDialog = () => openDialog({ name: PRICE_DIALOG, opener: null })

it('a run fetches the unknown prices, keeps each as soon as it comes, and says how it ended', async () => {
  runs.know(0)
  await runs.start()
  expect(runs.asked).toEqual([['JUP 1', 'USDC 0']])
  const [request] = jest.mocked(requestPrices).mock.calls.at(-1) ?? []
  expect(request).toMatchObject({ apiKey: 'my-key' })
  await runs.tell(JUP_1)
  expect(runs.prices()).toEqual(['JUP 0', 'JUP 1'])
  await runs.end(USDC_0)
  expect(runs.stored()).toEqual(['JUP 0', 'JUP 1', 'USDC 0'])
  expect(runs.state().progress).toBeUndefined()
  expect(runs.toasts()).toMatchObject([{ kind: 'ok', text: '2 of 2 prices fetched' }])
  expect(runs.toasts()[0]?.action).toBeUndefined()
  expect(JSON.stringify(runs.client.getQueryCache().getAll())).not.toContain('my-key')
})

it('the next request doesn’t ask for a price that the visitor set during the run', async () => {
  await runs.start()
  addPrices(runs.client, manualAnswers('JUP', [minuteAt(1)], '1'), NOW_MS)
  await runs.end(JUP_0)
  expect(runs.asked.slice(1)).toEqual([['USDC 0']])
})

it('only the first price of each run turns the USD prices on', async () => {
  await runs.start()
  await runs.tell(failed('JUP', 0))
  expect(runs.state().pricedRunMs).toBeUndefined()
  await runs.tell(JUP_1)
  await runs.end(USDC_0)
  expect(runs.state().pricedRunMs).toBe(NOW_MS)
  await runs.settle(1)
  await runs.start()
  await runs.end(JUP_0)
  expect(runs.state().pricedRunMs).toBe(NOW_MS + 1)
})

it('only one run goes on at a time, and ‘Fetch the rest’ asks for the price that failed', async () => {
  await runs.start()
  await runs.tell(JUP_0)
  await runs.start()
  expect(runs.asked).toHaveLength(1)
  await runs.end(failed('JUP', 1), USDC_0)
  const [toast] = runs.toasts()
  const text = '2 of 3 prices fetched. 1 failed.'
  expect(toast).toMatchObject({ kind: 'warn', text, action: REST })
  toast?.action?.run()
  await runs.settle()
  expect(runs.asked.slice(1)).toEqual([['JUP 1']])
  // The toast about the first run is gone.
  expect(runs.toasts()).toEqual([])
})

describe('whatever ends a run, no price that came is lost (behaviour 8.18)', () => {
  const endBy = async (act: () => unknown) => {
    showDialog()
    await runs.start()
    await runs.tell(JUP_0, JUP_1)
    await act()
    await runs.settle()
    expect(runs.stored()).toEqual(['JUP 0', 'JUP 1'])
    expect(runs.state()).toMatchObject({ progress: undefined })
    expect(isDialogOpen(PRICE_DIALOG)).toBe(false)
  }

  it('Stop', async () => {
    await endBy(stopPriceRun)
    const text = '2 of 3 prices fetched'
    expect(runs.toasts()).toMatchObject([{ kind: 'info', text, action: REST }])
  })

  it.each<[string, () => unknown, string]>([
    ['going offline', goOffline, 'Connection lost. 2 prices saved.'],
    ['a lost connection', lose, 'Connection lost. 2 prices saved.'],
    [
      'two 429s',
      () => runs.end(stopped(429)),
      'Birdeye’s rate limit reached. Try again later. 2 prices saved.',
    ],
    [
      'an error of our own server',
      () => answerStatus(413, 'Too large'),
      'Server error: Too large. 2 prices saved.',
    ],
    [
      'an unexpected error',
      () => runs.breakOff(new TypeError('no')),
      'Something went wrong. 2 prices saved.',
    ],
  ])('%s', async (_, act, text) => {
    await endBy(act)
    const { failure } = runs.state()
    expect(failure?.text).toBe(text)
    expect(runs.toasts()).toEqual([])
    failure?.retry?.()
    await runs.settle()
    expect([runs.asked.at(-1), runs.state().failure]).toEqual([['USDC 0'], undefined])
  })

  it('leaving the page', async () => {
    persistCache(runs.client)
    await runs.start()
    await runs.tell(JUP_0, JUP_1)
    window.dispatchEvent(new Event('pagehide'))
    expect(runs.stored()).toEqual(['JUP 0', 'JUP 1'])
  })
})

describe.each([
  ['401: the key is no longer saved', 401, 'Birdeye rejected this key.', undefined],
  ['403: the key stays saved', 403, 'Your Birdeye plan', 'my-key'],
] as const)('%s (behaviour 8.9)', (_, status, text, remembered) => {
  beforeEach(() => birdeyeKeyStorage.keep('my-key', true))
  afterEach(() => expect(birdeyeKeyStorage.remembered()).toBe(remembered))
  const refusal = expect.stringContaining(text)

  it('the dialog stays open with the text at the field, and the next run removes the text', async () => {
    showDialog()
    await runs.start()
    await runs.end(JUP_0, stopped(status))
    expect(runs.state()).toMatchObject({ refusal })
    expect(isDialogOpen(PRICE_DIALOG)).toBe(true)
    expect(runs.toasts()).toEqual([])
    await runs.start()
    expect(runs.state().refusal).toBeUndefined()
  })

  it('if the dialog is closed, the status bar says so, without ‘Retry’', async () => {
    await runs.start()
    await runs.end(JUP_0, stopped(status))
    const { failure } = runs.state()
    expect(failure).toEqual({ text: refusal, retry: undefined })
    expect(failure?.text).toContain('1 price saved.')
    expect(runs.toasts()).toEqual([])
    // When the dialog opens later, it has no text about the earlier key.
    expect(runs.state().refusal).toBeUndefined()
  })
})

const lastKey = () => jest.mocked(requestPrices).mock.lastCall?.[0].apiKey

describe('another try uses the key that is in use by then (behaviour 8.9)', () => {
  it('a new key', async () => {
    await runs.start()
    await runs.end(stopped(429))
    birdeyeKeyStorage.keep('newer-key', true)
    runs.state().failure?.retry?.()
    await runs.settle()
    expect(lastKey()).toBe('newer-key')
  })

  it('none, if it was removed', async () => {
    await runs.start()
    stopPriceRun()
    await runs.settle()
    birdeyeKeyStorage.remove()
    runs.toasts()[0]?.action?.run()
    await runs.settle()
    expect(runs.asked).toHaveLength(1)
    expect(runs.state().failure?.text).toBe('Birdeye API key is required')
    birdeyeKeyStorage.keep('newer-key', false)
    runs.state().failure?.retry?.()
    await runs.settle()
    expect(lastKey()).toBe('newer-key')
  })
})

it('a key that is rejected at the end of a run doesn’t remove a newer key (behaviour 8.9)', async () => {
  birdeyeKeyStorage.keep('my-key', true)
  await runs.start()
  birdeyeKeyStorage.keep('newer-key', true)
  await runs.end(JUP_0, stopped(401))
  expect(birdeyeKeyStorage.remembered()).toBe('newer-key')
})

describe('while another tab’s run goes on (behaviour 8.10)', () => {
  let removeLocks: () => void
  let endOther: () => Promise<void>
  beforeEach(async () => {
    removeLocks = installMockLocks()
    endOther = await holdLock()
  })
  afterEach(() => removeLocks())

  /** Another tab stores prices of JUP, and then its run ends. */
  async function otherStores(...indexes: number[]): Promise<void> {
    const prices = new Map([
      ['JUP', new Map(indexes.map((index) => [minuteAt(index), birdeyePrice(1)]))],
    ])
    storeContent({ prices })
    await endOther()
  }

  it('nothing is asked for until 300 ms after that run, and then only the prices that are left', async () => {
    await runs.start()
    await runs.settle(60_000)
    expect(runs.state().progress).toMatchObject({ isWaitingForTab: true, total: 3, answered: 0 })
    await otherStores(0)
    await runs.settle(299)
    expect(runs.asked).toEqual([])
    await runs.settle(1)
    expect(runs.asked).toEqual([['JUP 1', 'USDC 0']])
    expect(runs.state().progress).toEqual(testProgress({ total: 2, startedAtMs: NOW_MS + 60_300 }))
    await runs.end(JUP_1, USDC_0)
    expect(runs.toasts()).toMatchObject([{ kind: 'ok', text: '2 of 2 prices fetched' }])
  })

  it('the run keeps the key of its start, whatever the other tab does with it (behaviour 8.9)', async () => {
    await runs.start()
    birdeyeKeyStorage.remove()
    await otherStores(0)
    await runs.settle(300)
    expect([runs.asked.length, lastKey()]).toEqual([1, 'my-key'])
  })

  it('nothing is asked for or said if the other run brought everything', async () => {
    await runs.start({ wanted: wantedAt({ JUP: [0] }) })
    await otherStores(0, 1)
    await runs.settle(300)
    expect([runs.asked, runs.toasts(), runs.state().progress]).toEqual([[], [], undefined])
  })

  it.each<[string, () => unknown, string[], string | undefined]>([
    ['Stop', stopPriceRun, ['0 of 3 prices fetched'], undefined],
    ['going offline', goOffline, [], 'Connection lost.'],
  ])('%s ends the wait', async (_, act, toasts, failure) => {
    await runs.start()
    act()
    await runs.settle()
    expect([runs.asked, runs.state().progress]).toEqual([[], undefined])
    expect(runs.toasts().map(({ text }) => text)).toEqual(toasts)
    expect(runs.state().failure?.text).toBe(failure)
    await endOther()
  })
})

it('a run without a key takes prices from trades with USDC at once, without a call (behaviour 8.30)', async () => {
  const events = [swapped('25', '0.5')]
  const wanted = wantedPrices(events, NOW_MS / 1_000)
  startPriceRun({ method: 'keyless', client: runs.client, wanted, events })
  expect(runs.state().progress).toMatchObject({ method: 'keyless', total: 2 })
  await runs.settle()
  expect(runs.prices()).toHaveLength(2)
  expect(runs.toasts()).toMatchObject([{ kind: 'ok', text: '2 of 2 prices fetched' }])
})

it('a run with a key replaces prices from other trades with prices from the selected trades (behaviour 8.29)', async () => {
  const [first, second] = [swapped('100', '1'), swapped('120', '1', '0', { orderKey: 'Other' })]
  const run = async (method: 'keyless' | 'birdeye', events: OrderEvent[]) => {
    const wanted = wantedPrices(events, NOW_MS / 1_000)
    if (method === 'birdeye') await runs.start({ wanted, events })
    else startPriceRun({ method, client: runs.client, wanted, events })
    await runs.settle()
    return [...(cachedPrices.read(runs.client).get(SOL)?.values() ?? [])].map(
      (answer) => foundPrice(answer)?.value,
    )
  }
  expect(await run('keyless', [first])).toEqual(['100'])
  expect(await run('birdeye', [second])).toEqual(['120'])
})

it('Retry removes the failure’s row if nothing is left to fetch by then (behaviour 24.5)', async () => {
  await runs.start()
  await runs.tell(JUP_0)
  await lose()
  const { failure } = runs.state()
  addPrices(runs.client, manualAnswers('JUP', [minuteAt(1)], '1'), NOW_MS)
  addPrices(runs.client, manualAnswers('USDC', [minuteAt(0)], '1'), NOW_MS)
  failure?.retry?.()
  expect([failure?.text.slice(0, 16), runs.state().failure]).toEqual([
    'Connection lost.',
    undefined,
  ])
})
