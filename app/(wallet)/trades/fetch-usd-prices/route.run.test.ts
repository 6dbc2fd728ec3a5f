/** @jest-environment node */
import { mockBirdeye, minuteAt, priceHistory } from '@/lib/upstream/testing/mock-birdeye'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { mockFetch, neverAnswers } from '@/lib/upstream/testing/mock-fetch'
import { serverSettings } from '@/lib/upstream/environment/server-settings'
import { maxDuration, POST, priceLinesResponse } from './route'
import {
  fieldsFor,
  KEY,
  manyPrices,
  testRequest,
  setUpRun,
  tearDownRun,
  useMovedClock,
  type TestRequest,
} from '@/app/(wallet)/trades/fetch-usd-prices/testing/test-price-request'
import { birdeyeAnswer, type PriceResult } from '@/lib/domain/prices/price-answers'

beforeEach(setUpRun)
afterEach(tearDownRun)

const LINES = 'application/x-ndjson'

/** Answers the first call. The second one runs `onSecond` and never gets an answer. */
function unansweredFromTheSecond(onSecond: () => void = () => {}) {
  const calls = mockFetch((call) => {
    if (calls.length === 1) return priceHistory(call, () => 7)
    setImmediate(onSecond)
    return neverAnswers(call)
  })
  return calls
}

describe('the pace', () => {
  it.each([
    ['comes from the setting if the visitor asks for none', undefined, 4],
    ['is faster than the setting if the visitor asks for it', '8', 8],
    ['is at most BIRDEYE_MAX_REQUESTS_PER_SECOND', '1000', 10],
  ])('%s', async (_, asked, calls) => {
    jest.replaceProperty(serverSettings, 'birdeyeRequestsPerSecond', 4)
    const pass = useMovedClock()
    const made = mockBirdeye(() => 7)
    const pace: Record<string, string> = asked === undefined ? {} : { requestsPerSecond: asked }
    const stop = new AbortController()
    const fields = { ...fieldsFor(manyPrices(60)), ...pace }
    const answer = POST(testRequest({ fields, signal: stop.signal }))
    await pass(3)
    expect(made).toHaveLength(calls * 3)
    stop.abort()
    await answer
  })
})

describe('once the caller is gone, the run ends', () => {
  it.each(['*/*', LINES])(
    'even during a call, and the response ends with the prices that came before: accept %s',
    async (accept) => {
      const stop = new AbortController()
      const calls = unansweredFromTheSecond(() => stop.abort())
      const response = await POST(testRequest({ accept, signal: stop.signal }))
      expect(await response.text()).toContain(FIRST.key)
      expect(calls).toHaveLength(2)
      expect(calls[1]?.signal.aborted).toBe(true)
    },
  )
})

it.each(['*/*', LINES])(
  'a request ends within 240 s, sooner than Vercel’s limit: accept %s',
  async (accept) => {
    expect(maxDuration).toBeGreaterThan(240)
    const pass = useMovedClock()
    mockFetch(neverAnswers)
    const ended = jest.fn()
    const answer = POST(testRequest({ accept, fields: fieldsFor(manyPrices(60)) }))
    void answer.then((response) => response.text()).then(ended)
    await pass(213)
    expect(ended).not.toHaveBeenCalled()
    await pass(27)
    expect(ended).toHaveBeenCalled()
    expect(jest.getTimerCount()).toBe(0)
  },
)

describe('the key goes to Birdeye in one header and nowhere else', () => {
  const echoes: [string, () => Response][] = [
    ['a message', () => Response.json({ message: `no ${KEY}` }, { status: 400 })],
    ['a response without success', () => Response.json({ success: false, message: KEY })],
    ['a status text', () => new Response('', { status: 500, statusText: KEY })],
    ['a text instead of JSON', () => new Response(KEY)],
    ['a 401', () => Response.json({ message: KEY }, { status: 401 })],
  ]

  it.each(
    echoes.flatMap(([name, answer]) => ['*/*', LINES].map((accept) => ({ name, answer, accept }))),
  )('even if the service echoes it in $name: accept $accept', async ({ answer, accept }) => {
    const logged = jest.spyOn(console, 'error').mockImplementation()
    const calls = mockFetch(answer)
    const response = await POST(testRequest({ accept }))
    const sent = [...response.headers].flat().concat(await response.text())
    expect(JSON.stringify([sent, logged.mock.calls])).not.toContain(KEY)
    expect(calls.length).toBeGreaterThan(0)
    for (const { url, body, headers } of calls) {
      expect(url + body).not.toContain(KEY)
      const holding = [...headers].filter(([, value]) => value.includes(KEY))
      expect(holding).toEqual([['x-api-key', KEY]])
    }
  })
})

const FIRST = { key: `${SOL}-${minuteAt(0)}`, value: 7 }
const SECOND = { key: `${SOL}-${minuteAt(1)}`, value: 7 }
const THIRD = { key: `${USDC}-${minuteAt(0)}`, value: 7 }

const askForLines = (sample: TestRequest = {}) =>
  POST(testRequest({ accept: 'application/x-ndjson', ...sample }))

/** Returns the lines of a response, and checks that each ends with a line break. */
async function linesOf(response: Response): Promise<unknown[]> {
  const lines = (await response.text()).split('\n')
  expect(lines.pop()).toBe('')
  return lines.map((line) => JSON.parse(line))
}

describe('a response of type application/x-ndjson', () => {
  it('has a line for each price, and a last line with the number of prices left', async () => {
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

  it('sends each line as soon as its price is there', async () => {
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
  ])('with status %d, and a line says so', async (status, error) => {
    const calls = mockFetch((call) =>
      calls.length === 1 ? priceHistory(call, () => 7) : new Response('', { status }),
    )
    expect(await linesOf(await askForLines())).toEqual([FIRST, { error, status }, { left: 2 }])
  })
})

describe('a response in lines', () => {
  /** A run that yields one price, and then what `next` resolves to. */
  async function* onePrice(next: () => Promise<PriceResult>): AsyncGenerator<PriceResult> {
    yield birdeyeAnswer(SOL, minuteAt(0), 7)
    yield await next()
  }
  async function open(next: () => Promise<PriceResult>) {
    const logged = jest.spyOn(console, 'error').mockReturnValue(undefined)
    const reader = priceLinesResponse(onePrice(next)).body?.getReader()
    if (!reader) throw new Error('the answer has no body')
    const { value } = await reader.read()
    expect(new TextDecoder().decode(value)).toContain(FIRST.key)
    return { reader, logged }
  }
  const aWhile = () => new Promise((resolve) => setTimeout(resolve, 0))

  it('breaks off at once after an unexpected error, which is logged', async () => {
    const bug = new TypeError('a bug')
    const { reader, logged } = await open(() => Promise.reject(bug))
    await expect(reader.read()).rejects.toBe(bug)
    await aWhile()
    expect(logged.mock.calls).toEqual([[bug]])
  })

  it('logs no error if the caller is gone', async () => {
    let goOn: (result: PriceResult) => void = () => {}
    const { reader, logged } = await open(() => new Promise((resolve) => (goOn = resolve)))
    await reader.cancel()
    goOn({ kind: 'end', left: 2 })
    await aWhile()
    expect(logged).not.toHaveBeenCalled()
  })
})
