/** @jest-environment node */
import { standInBirdeye, minuteAt, priceHistory } from '@/lib/upstream/testing/stand-in-birdeye'
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { standInFetch, neverAnswers } from '@/lib/upstream/testing/stand-in-fetch'
import { POST } from './route'
import {
  fieldsFor,
  manyPrices,
  sampleRequest,
  type SampleRequest,
  setUpRun,
  tearDownRun,
  useMovedClock,
} from '@/app/(wallet)/trades/fetch-usd-prices/testing/sample-price-request'

beforeEach(setUpRun)
afterEach(tearDownRun)

const FIRST = { key: `${SOL}-${minuteAt(0)}`, value: 7 }
const SECOND = { key: `${SOL}-${minuteAt(1)}`, value: 7 }
const THIRD = { key: `${USDC}-${minuteAt(0)}`, value: 7 }
const LIMITED = 'Birdeye has no more requests for this key just now.'

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
    standInBirdeye(() => 7)
    const response = await askForLines()
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/x-ndjson',
    ])
    // A compressor would hold lines back.
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(await linesOf(response)).toEqual([FIRST, SECOND, THIRD, { left: 0 }])
  })

  it('also among other types', async () => {
    standInBirdeye(() => 7)
    const response = await askForLines({ accept: 'application/x-ndjson, */*;q=0.1' })
    expect(await linesOf(response)).toHaveLength(4)
  })

  it('a price that failed, ‘missing’ and 0', async () => {
    jest.spyOn(console, 'error').mockImplementation()
    const calls = standInFetch((call) => {
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

  it('after 250 prices says how many are left', async () => {
    standInBirdeye(() => 7)
    const lines = await linesOf(await askForLines({ fields: fieldsFor(manyPrices(260)) }))
    expect([lines.length, lines.at(-1)]).toEqual([251, { left: 10 }])
  })

  it('each as soon as it is there', async () => {
    const calls = standInFetch((call) =>
      calls.length === 1 ? priceHistory(call, () => 7) : neverAnswers(call),
    )
    const reader = (await askForLines()).body?.getReader()
    const piece = await reader?.read()
    expect(new TextDecoder().decode(piece?.value)).toBe(`${JSON.stringify(FIRST)}\n`)
    expect(calls.length).toBeLessThanOrEqual(2)
    await reader?.cancel()
  })

  it('a 400 is no line', async () => {
    const response = await askForLines({ fields: {} })
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'Birdeye API key is required' },
    ])
  })
})

describe('Birdeye stops the run', () => {
  const texts = [
    [401, 'Birdeye refused this key. Check it and try again.'],
    [403, "This key's Birdeye plan does not include price history."],
  ] as const

  it.each(texts)('at once with status %d: that status and its text', async (status, error) => {
    const calls = standInFetch(() => new Response('', { status }))
    const response = await askForLines()
    expect([response.status, await response.json()]).toEqual([status, { error }])
    expect(calls).toHaveLength(1)
  })

  it.each(texts)('with status %d after a price: a line', async (status, error) => {
    const calls = standInFetch((call) =>
      calls.length === 1 ? priceHistory(call, () => 7) : new Response('', { status }),
    )
    expect(await linesOf(await askForLines())).toEqual([FIRST, { error, status }, { left: 2 }])
  })

  it.each([
    ['from the start', 0, LIMITED, [SECOND.key, FIRST.key], 1],
    ['after a price', 1, `${LIMITED} 1 price is kept.`, [THIRD.key, SECOND.key], 0],
  ])('with 429 for ever, %s', async (_, answered, error, keys, left) => {
    jest.spyOn(console, 'error').mockImplementation()
    const calls = standInFetch((call) =>
      calls.length <= answered ? priceHistory(call, () => 7) : new Response('', { status: 429 }),
    )
    const pass = useMovedClock()
    const answer = askForLines().then(linesOf)
    await pass(25)
    const failed = (key?: string) => ({ error: expect.stringContaining('429'), key })
    expect(await answer).toEqual([
      ...[FIRST].slice(0, answered),
      { waitMs: 10_000 },
      failed(keys.pop()),
      { waitMs: 10_000 },
      failed(keys.pop()),
      { error, status: 429 },
      { left },
    ])
  })

  it('429 once is a pause', async () => {
    const calls = standInFetch((call) =>
      calls.length === 2 ? new Response('', { status: 429 }) : priceHistory(call, () => 7),
    )
    const pass = useMovedClock()
    const answer = askForLines().then(linesOf)
    await pass(11)
    expect(await answer).toEqual([FIRST, { waitMs: 10_000 }, SECOND, THIRD, { left: 0 }])
  })
})
