/** @jest-environment node */
import type { PriceResult } from '@/lib/domain/prices/price-answers'
import {
  connectionLost,
  neverAnswers,
  type MockCall,
  mockFetch,
} from '@/lib/upstream/testing/mock-fetch'
import { minuteAt, mockClock, wantedAt } from '@/lib/upstream/testing/mock-birdeye'
import { defillamaCalls } from '@/lib/domain/prices/price-calls'
import { fetchDefillamaPrices, runDefillama } from './defillama-prices'

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const mintOf = ({ url }: MockCall) => /solana:(\w+)/.exec(decodeURIComponent(url))?.[1] ?? ''
/** Gives every minute of the call a record at its first second, with a price of 7. */
function priced(call: MockCall): Response {
  const times = [...decodeURIComponent(call.url).matchAll(/\b1\d{9}\b/g)].map(Number)
  const prices = times.map((timestamp) => ({ timestamp, price: 7, confidence: 0 }))
  return Response.json({ coins: { [`solana:${mintOf(call)}`]: { prices } } })
}
const status = (code: number) => () => new Response('Not just now', { status: code })
const html = () => new Response('<!doctype html>')
const json = (value: unknown) => () => Response.json(value)

/** Makes a run that gets these responses one after another. The last response repeats. */
async function runWith(
  answers: readonly ((call: MockCall) => Response | Promise<Response>)[],
  wanted = wantedAt({ SOL: [0, 1], USDC: [0] }),
) {
  let index = 0
  const calls = mockFetch((call) => (answers[index++] ?? answers.at(-1) ?? priced)(call))
  const clock = mockClock()
  const waits: number[] = []
  const results: PriceResult[] = []
  const callsLeft: number[] = []
  const ending = await runDefillama({
    calls: [...defillamaCalls(wanted)],
    fetchPrices: fetchDefillamaPrices,
    signal: new AbortController().signal,
    now: clock.now,
    wait: (ms, signal) => {
      waits.push(ms)
      return clock.wait(ms, signal)
    },
    onResults: (newResults, left) => {
      results.push(...newResults)
      callsLeft.push(left)
    },
  })
  const texts = results.flatMap((result) => {
    if (result.kind === 'answer') return [`${result.mint} ${result.price?.value ?? 'none'}`]
    return result.kind === 'failed' ? [`${result.mint} failed`] : []
  })
  return { ending, calls, waits, texts, callsLeft }
}

it('asks for one mint after another by GET, one call a second, and reports how many calls are left', async () => {
  const { ending, calls, waits, texts, callsLeft } = await runWith([priced])
  expect([ending, calls.map(mintOf), waits]).toEqual(['whole', ['SOL', 'USDC'], [1_000]])
  expect(texts).toEqual(['SOL 7', 'SOL 7', 'USDC 7'])
  expect(callsLeft).toEqual([1, 0])
  expect(calls.every(({ method, body }) => method === 'GET' && body === '')).toBe(true)
})

it('a record counts for every minute within 30 minutes of it', async () => {
  const timestamp = minuteAt(0) + 30
  const shared = json({ coins: { 'solana:SOL': { prices: [{ timestamp, price: 7 }] } } })
  const { texts } = await runWith([shared], wantedAt({ SOL: [0, 1, 30, 31] }))
  expect(texts).toEqual(['SOL 7', 'SOL 7', 'SOL 7', 'SOL none'])
})

describe('after an invalid response the prices of its call fail, and the run goes on', () => {
  it.each([
    ['HTML', html],
    ['no coins', json({ prices: [] })],
    ['a coin without prices', json({ coins: { 'solana:SOL': {} } })],
    ['a status other than 429 and 5xx', status(414)],
  ])('%s', async (_, answer) => {
    const { ending, texts } = await runWith([answer, priced])
    expect([ending, texts]).toEqual(['whole', ['SOL failed', 'SOL failed', 'USDC 7']])
  })

  it('even with the other calls for the same mint', async () => {
    const wanted = wantedAt({ SOL: Array.from({ length: 70 }, (_, at) => at), USDC: [0] })
    const { calls, texts } = await runWith([html, priced], wanted)
    expect(calls.map(mintOf)).toEqual(['SOL', 'SOL', 'USDC'])
    expect(texts.filter((text) => text === 'SOL failed')).toHaveLength(60)
    expect(texts.filter((text) => text === 'SOL 7')).toHaveLength(10)
  })
})

describe('after a 429 or 5xx the run waits 2, 4 and 8 s', () => {
  it.each([429, 503])('and goes on: %d', async (code) => {
    const refused = status(code)
    const { ending, waits, texts } = await runWith([refused, refused, refused, priced])
    expect([ending, waits]).toEqual(['whole', [2_000, 4_000, 8_000, 1_000]])
    expect(texts).toEqual(['SOL 7', 'SOL 7', 'USDC 7'])
  })

  it.each([429, 502])('the fourth fault ends the run, which keeps its prices: %d', async (code) => {
    const { ending, calls, texts } = await runWith([priced, status(code)])
    expect([ending, calls.length, texts]).toEqual(['exhausted', 5, ['SOL 7', 'SOL 7']])
  })
})

describe('after a network error the call is tried once more', () => {
  it('and the run goes on', async () => {
    const { ending, calls, texts } = await runWith([connectionLost, priced])
    expect([ending, calls.length, texts]).toEqual(['whole', 3, ['SOL 7', 'SOL 7', 'USDC 7']])
  })

  it('a second error ends the run, which keeps its prices', async () => {
    const { ending, calls, texts } = await runWith([priced, connectionLost])
    expect([ending, calls.length, texts]).toEqual(['unreachable', 3, ['SOL 7', 'SOL 7']])
  })
})

it('an abort ends the run at once and throws its reason', async () => {
  const stop = new AbortController()
  mockFetch((call) => {
    setTimeout(() => stop.abort(new Error('stopped')))
    return neverAnswers(call)
  })
  const { wait, now } = mockClock()
  const run = runDefillama({
    fetchPrices: fetchDefillamaPrices,
    calls: [...defillamaCalls(wantedAt({ SOL: [0] }))],
    signal: stop.signal,
    wait,
    now,
    onResults: () => {},
  })
  await expect(run).rejects.toThrow('stopped')
})
