/** @jest-environment node */
import { mockBirdeye, minuteAt, priceHistory } from '@/lib/upstream/testing/mock-birdeye'
import { SOL } from '@/lib/domain/testing/sample-orders'
import { mockFetch, type MockCall, neverAnswers } from '@/lib/upstream/testing/mock-fetch'
import { serverSettings } from '@/lib/upstream/settings/server-settings'
import { maxDuration, POST } from './route'
import {
  fieldsFor,
  KEY,
  manyPrices,
  sampleRequest,
  setUpRun,
  tearDownRun,
  useMovedClock,
} from '@/app/(wallet)/trades/fetch-usd-prices/testing/sample-price-request'

beforeEach(setUpRun)
afterEach(tearDownRun)

const LINES = 'application/x-ndjson'
const FIRST = `${SOL}-${minuteAt(0)}`

/** Answers the first call, and never the second one. */
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
    ['the setting’s if the visitor asks for none', undefined, 4],
    ['faster than the setting', '8', 8],
    ['at most BIRDEYE_MAX_REQUESTS_PER_SECOND', '1000', 10],
  ])('%s', async (_, asked, calls) => {
    jest.replaceProperty(serverSettings, 'birdeyeRequestsPerSecond', 4)
    const pass = useMovedClock()
    const made = mockBirdeye(() => 7)
    const pace: Record<string, string> = asked === undefined ? {} : { requestsPerSecond: asked }
    const stop = new AbortController()
    const fields = { ...fieldsFor(manyPrices(60)), ...pace }
    const answer = POST(sampleRequest({ fields, signal: stop.signal }))
    await pass(3)
    expect(made).toHaveLength(calls * 3)
    stop.abort()
    await answer
  })
})

describe('once the caller is gone the run ends', () => {
  it.each(['*/*', LINES])('in a call, with what came: accept %s', async (accept) => {
    const stop = new AbortController()
    const calls = unansweredFromTheSecond(() => stop.abort())
    const response = await POST(sampleRequest({ accept, signal: stop.signal }))
    expect(await response.text()).toContain(FIRST)
    expect(calls).toHaveLength(2)
    expect(calls[1]?.signal.aborted).toBe(true)
  })

  it('if the answer is no longer read', async () => {
    const pass = useMovedClock()
    const calls = unansweredFromTheSecond()
    const answer = POST(sampleRequest({ accept: LINES }))
    await pass(1)
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, false])
    await (await answer).body?.cancel()
    await pass(1)
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, true])
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe('a request never takes over 240 s', () => {
  it('Vercel lets it take longer', () => {
    expect(maxDuration).toBeGreaterThan(240)
  })

  it.each(['*/*', LINES])('where a call brings bytes for ever: accept %s', async (accept) => {
    const pass = useMovedClock()
    mockFetch(endlessAnswer)
    const ended = jest.fn()
    const answer = POST(sampleRequest({ accept })).then((response) => response.text())
    void answer.then(ended)
    await pass(239)
    expect(ended).not.toHaveBeenCalled()
    await pass(2)
    expect(ended).toHaveBeenCalledWith(accept === LINES ? '{"left":3}\n' : '{}')
    expect(jest.getTimerCount()).toBe(0)
  })
})

/** An answer that goes on for ever, a byte every 20 s. */
function endlessAnswer({ signal }: MockCall): Response {
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const timer = setInterval(() => controller.enqueue(Uint8Array.of(0x20)), 20_000)
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      controller.error(signal.reason)
    })
  }
  return new Response(new ReadableStream({ start }))
}

describe('the key goes to Birdeye in one header and nowhere else', () => {
  const echoes: [string, () => Response][] = [
    ['a message', () => Response.json({ message: `no ${KEY}` }, { status: 400 })],
    ['success is false', () => Response.json({ success: false, message: KEY })],
    ['a status text', () => new Response('', { status: 500, statusText: KEY })],
    ['a page', () => new Response(KEY)],
    ['a refusal', () => Response.json({ message: KEY }, { status: 401 })],
  ]

  it.each(
    echoes.flatMap(([name, answer]) => ['*/*', LINES].map((accept) => ({ name, answer, accept }))),
  )('though the service echoes it in $name: accept $accept', async ({ answer, accept }) => {
    const logged = jest.spyOn(console, 'error').mockImplementation()
    const calls = mockFetch(answer)
    const response = await POST(sampleRequest({ accept }))
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
