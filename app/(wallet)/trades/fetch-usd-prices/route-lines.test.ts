/** @jest-environment node */
import { mockBirdeye, minuteAt, priceHistory } from '@/lib/upstream/testing/mock-birdeye'
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { mockFetch, neverAnswers } from '@/lib/upstream/testing/mock-fetch'
import type { PriceResult } from '@/lib/domain/prices/price-result'
import { priceLinesAnswer } from './price-answer'
import { POST } from './route'
import {
  sampleRequest,
  type SampleRequest,
  setUpRun,
  tearDownRun,
} from '@/app/(wallet)/trades/fetch-usd-prices/testing/sample-price-request'

beforeEach(setUpRun)
afterEach(tearDownRun)

const FIRST = { key: `${SOL}-${minuteAt(0)}`, value: 7 }
const SECOND = { key: `${SOL}-${minuteAt(1)}`, value: 7 }
const THIRD = { key: `${USDC}-${minuteAt(0)}`, value: 7 }

const askForLines = (sample: SampleRequest = {}) =>
  POST(sampleRequest({ accept: 'application/x-ndjson', ...sample }))

/** Every line of an answer, each of which ends. */
async function linesOf(response: Response): Promise<unknown[]> {
  const lines = (await response.text()).split('\n')
  expect(lines.pop()).toBe('')
  return lines.map((line) => JSON.parse(line))
}

describe('application/x-ndjson when asked', () => {
  it('a line a price, and how many are left at the end', async () => {
    mockBirdeye(() => 7)
    const response = await askForLines()
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/x-ndjson',
    ])
    // A compressor would hold lines back.
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(await linesOf(response)).toEqual([FIRST, SECOND, THIRD, { left: 0 }])
  })

  it('a price that failed, ‘missing’ and 0', async () => {
    jest.spyOn(console, 'error').mockImplementation()
    const calls = mockFetch((call) => {
      if (calls.length === 1) return new Response('<html>')
      return priceHistory(call, (mint) => (mint === SOL ? 0 : undefined))
    })
    const reason = 'invalid response'
    const error = `Failed to fetch token price for ${SOL} at rounded timestamp ${minuteAt(0)}: ${reason}`
    expect(await linesOf(await askForLines())).toEqual([
      { error, key: FIRST.key },
      { ...SECOND, value: 0 },
      { ...THIRD, value: 'missing' },
      { left: 0 },
    ])
  })

  it('each as soon as it is there', async () => {
    const calls = mockFetch((call) =>
      calls.length === 1 ? priceHistory(call, () => 7) : neverAnswers(call),
    )
    const reader = (await askForLines()).body?.getReader()
    const piece = await reader?.read()
    expect(new TextDecoder().decode(piece?.value)).toBe(`${JSON.stringify(FIRST)}\n`)
    expect(calls.length).toBeLessThanOrEqual(2)
    await reader?.cancel()
  })
})

describe('Birdeye stops the run', () => {
  it.each([
    [401, 'Birdeye rejected this key. Check it and try again.'],
    [403, 'Your Birdeye plan doesn’t include price history.'],
  ])('with status %d: a line says so', async (status, error) => {
    const calls = mockFetch((call) =>
      calls.length === 1 ? priceHistory(call, () => 7) : new Response('', { status }),
    )
    expect(await linesOf(await askForLines())).toEqual([FIRST, { error, status }, { left: 2 }])
  })
})

describe('an answer that breaks off', () => {
  /** A run that yields one price; a test says what comes after it. */
  async function* onePrice(next: () => Promise<PriceResult>): AsyncGenerator<PriceResult> {
    yield { kind: 'price', mint: SOL, minute: minuteAt(0), price: 7 }
    yield await next()
  }
  async function open(next: () => Promise<PriceResult>) {
    const logged = jest.spyOn(console, 'error').mockReturnValue(undefined)
    const end = jest.fn()
    const reader = priceLinesAnswer(onePrice(next), end).body?.getReader()
    if (!reader) throw new Error('the answer has no body')
    const { value } = await reader.read()
    expect(new TextDecoder().decode(value)).toContain(FIRST.key)
    return { reader, logged, end }
  }
  const aWhile = () => new Promise((resolve) => setTimeout(resolve, 0))

  it('an unexpected error is logged and breaks it off at once', async () => {
    const bug = new TypeError('a bug')
    const { reader, logged, end } = await open(() => Promise.reject(bug))
    await expect(reader.read()).rejects.toBe(bug)
    await aWhile()
    expect(logged.mock.calls).toEqual([[bug]])
    expect(end).toHaveBeenCalledTimes(1)
  })

  it('a caller who went away ends the run and is no error', async () => {
    let goOn: (result: PriceResult) => void = () => {}
    const { reader, logged, end } = await open(() => new Promise((resolve) => (goOn = resolve)))
    await reader.cancel()
    expect(end).toHaveBeenCalled()
    goOn({ kind: 'end', left: 2 })
    await aWhile()
    expect(logged).not.toHaveBeenCalled()
  })
})
