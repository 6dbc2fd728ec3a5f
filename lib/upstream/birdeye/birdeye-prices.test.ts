/** @jest-environment node */
import {
  callText,
  mockBirdeye,
  mockClock,
  minuteAt,
  minutesEvery,
  priceHistory,
  priceRun,
  resultTexts,
  runPrices,
  wantedAt,
} from '@/lib/upstream/testing/mock-birdeye'
import { connectionLost, mockFetch } from '@/lib/upstream/testing/mock-fetch'
import { fetchTokenPrices } from './birdeye-prices'

const THREE = wantedAt({ SOL: [0, 1], USDC: [0] })
/** Minutes too far apart for ranged calls. */
const apart = (count: number) => minutesEvery(1_000, count)
const text = 'an invented message'

afterEach(() => jest.restoreAllMocks())

/** Mocks Birdeye: it gives these responses one after another, then a price for every further call. */
function answering(...answers: (number | Response | (() => never))[]) {
  const next = [...answers]
  return mockFetch((call) => {
    const answer = next.shift()
    if (answer === undefined || answer === 200) return priceHistory(call, () => 7)
    if (typeof answer === 'function') return answer()
    if (typeof answer === 'object') return answer
    return Response.json({ success: false, message: text }, { status: answer })
  })
}

describe('prices are fetched one call after another', () => {
  it('with a wait of 1 s before each', async () => {
    const clock = mockClock()
    const log: string[] = []
    mockFetch((call) => {
      log.push(`${callText(call)} at ${clock.now()} ms`)
      return priceHistory(call, (mint, index) => (mint === 'SOL' ? 141.2 + index : 1))
    })
    const { results, prices } = await runPrices(THREE, clock)
    expect(log).toEqual(['SOL 0 at 1000 ms', 'SOL 1 at 2000 ms', 'USDC 0 at 3000 ms'])
    expect(resultTexts(results)).toEqual(['SOL 0 = 141.2', 'SOL 1 = 142.2', 'USDC 0 = 1', 'left 0'])
    expect(prices).toEqual({
      [`SOL-${minuteAt(0)}`]: 141.2,
      [`SOL-${minuteAt(1)}`]: 142.2,
      [`USDC-${minuteAt(0)}`]: 1,
    })
  })

  it.each([
    [50, 20],
    [0.5, 2_000],
  ])('%d a second: with a wait of %d ms', async (requestsPerSecond, ms) => {
    mockBirdeye(() => 1)
    expect((await runPrices(THREE, { requestsPerSecond })).waits).toEqual([ms, ms, ms])
  })

  it('and each price is yielded before the next call', async () => {
    const calls = mockBirdeye(() => 1)
    const results = fetchTokenPrices(priceRun(THREE))
    await results.next()
    expect(calls.map(callText)).toEqual(['SOL 0'])
  })
})

describe('a failed single price is logged and skipped; the run goes on', () => {
  const html = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })

  it.each<[string, () => number | Response | (() => never), string]>([
    ['status 500', () => 500, `500 ${text}`],
    ['HTML with status 200', html, 'invalid response'],
    ['a lost connection', () => connectionLost, 'no response'],
  ])('%s', async (_, answer, reason) => {
    const calls = answering(200, answer())
    const { results, logs } = await runPrices(THREE)
    const error = `Failed to fetch token price for SOL at rounded timestamp ${minuteAt(1)}: ${reason}`
    expect(calls.map(callText)).toEqual(['SOL 0', 'SOL 1', 'USDC 0'])
    expect(resultTexts(results)).toEqual(['SOL 0 = 7', 'SOL 1 failed', 'USDC 0 = 7', 'left 0'])
    expect(results[1]).toEqual({ kind: 'failed', mint: 'SOL', minute: minuteAt(1), error })
    expect(logs).toEqual([error])
  })
})

describe('a run stops', () => {
  it.each([401, 403])('at once at status %d, without a second try', async (status) => {
    const calls = answering(200, status)
    const { results, waits, logs } = await runPrices(THREE)
    expect(calls.map(callText)).toEqual(['SOL 0', 'SOL 1'])
    expect(resultTexts(results)).toEqual(['SOL 0 = 7', `stopped ${status}`, 'left 2'])
    expect([waits, logs]).toEqual([[1_000, 1_000], []])
  })

  it('after two prices in a row whose second try gets 429, too, and keeps the earlier prices', async () => {
    const calls = answering(200, 429, 429, 429, 429)
    const { results, waits, logs } = await runPrices(wantedAt({ SOL: [0, 1, 2, 3, 4] }))
    expect(calls.map(callText)).toEqual(['SOL 0', 'SOL 1', 'SOL 1', 'SOL 2', 'SOL 2'])
    expect(resultTexts(results)).toEqual([
      'SOL 0 = 7',
      'wait 10000',
      'SOL 1 failed',
      'wait 10000',
      'SOL 2 failed',
      'stopped 429',
      'left 2',
    ])
    expect(waits).toEqual([1_000, 1_000, 10_000, 1_000, 10_000])
    expect(logs).toHaveLength(2)
  })

  it.each([
    ['status 400', 400],
    ['no status of its own', 200],
  ])('after two prices in a row that find the plan used up, with %s', async (_, status) => {
    const message = 'Compute units usage limit exceeded'
    const calls = mockFetch(() => Response.json({ success: false, message }, { status }))
    const { results, waits } = await runPrices(THREE)
    expect(calls.map(callText)).toEqual(['SOL 0', 'SOL 1'])
    expect(resultTexts(results)).toEqual(['SOL 0 failed', 'SOL 1 failed', 'stopped 429', 'left 1'])
    expect(waits).toEqual([1_000, 1_000])
  })

  it.each([
    ['a price', [429, 429, 200, 429, 429]],
    ['a price after one 429', [429, 429, 429, 200, 429, 429]],
    ['another failure', [429, 429, 500, 429, 429]],
  ])('not if %s comes between two such prices', async (_, statuses) => {
    answering(...statuses)
    const { results } = await runPrices(wantedAt({ SOL: [0, 1, 2, 3] }))
    const texts = resultTexts(results)
    expect(texts.filter((result) => result.startsWith('stopped'))).toEqual([])
    expect(texts.slice(-2)).toEqual(['SOL 3 = 7', 'left 0'])
  })
})

describe('an abort ends a run, which keeps the prices fetched so far', () => {
  const stop = () => new AbortController()

  it('during a wait: no further call is made', async () => {
    const stopping = stop()
    const calls = answering(200)
    const wait = async (_: number, signal: AbortSignal) => {
      if (calls.length === 1) stopping.abort('stopped')
      signal.throwIfAborted()
    }
    const { results, logs } = await runPrices(THREE, { wait, signal: stopping.signal })
    expect(calls).toHaveLength(1)
    expect([resultTexts(results), logs]).toEqual([['SOL 0 = 7', 'left 2'], []])
  })
})

describe('a run ends by itself and says what is left', () => {
  it('after 214 s, because no call begins later', async () => {
    const calls = mockBirdeye(() => 7)
    const { left } = await runPrices(wantedAt({ SOL: apart(230) }))
    expect([calls.length, left]).toEqual([214, 16])
  })

  it('after 250 prices, failed ones included', async () => {
    const calls = answering(500)
    const wanted = wantedAt({ SOL: apart(200), USDC: apart(100) })
    const { results, left } = await runPrices(wanted, { requestsPerSecond: 50 })
    expect([calls.length, results.length, left]).toEqual([250, 251, 50])
  })
})
