/** @jest-environment node */
import {
  connectionLost,
  standInFetch,
  type StandInCall,
  neverAnswers,
} from '@/lib/upstream/testing/stand-in-fetch'
import { createJupiterFetch, fetchText, parseJson } from './http-call'
import { JUPITER_PATHS } from '@/lib/upstream/jupiter/jupiter-paths'
import { settings } from '@/lib/upstream/settings/public-settings'
import { UpstreamError } from './upstream-error'

const URL = 'https://service.example/list?page=1'
const network = { fault: { kind: 'network' } }
const get = (signal = new AbortController().signal) =>
  fetchText({ url: URL, idleTimeoutMs: 20_000, signal })

afterEach(() => jest.restoreAllMocks())

describe('a call', () => {
  it('hands back text and headers, and sends no cookies', async () => {
    const calls = standInFetch(() => new Response('{"all":[]}', { headers: { 'x-left': '29' } }))
    const { text, headers } = await get()
    expect([text, headers.get('x-left')]).toEqual(['{"all":[]}', '29'])
    expect(calls).toMatchObject([{ url: URL, method: 'GET', body: '' }])
    expect(fetch).toHaveBeenCalledWith(
      URL,
      expect.objectContaining({ credentials: 'omit', cache: 'no-store' }),
    )
  })

  it('posts what it is given', async () => {
    const calls = standInFetch(() => new Response('ok'))
    const { signal } = new AbortController()
    const headers = { 'content-type': 'text/plain' }
    await fetchText({
      url: URL,
      method: 'POST',
      headers,
      body: 'text',
      idleTimeoutMs: 1_000,
      signal,
    })
    expect(calls).toMatchObject([{ method: 'POST', body: 'text' }])
    expect(calls[0]?.headers.get('content-type')).toBe('text/plain')
  })
})

describe('a redirect', () => {
  it.each([
    ['is followed', {}, 'follow'],
    ['is an error where a header holds a key', { redirect: 'error' } as const, 'error'],
  ])('%s', async (_, choice, redirect) => {
    standInFetch(() => new Response('ok'))
    await fetchText({
      url: URL,
      idleTimeoutMs: 1_000,
      signal: new AbortController().signal,
      ...choice,
    })
    expect(fetch).toHaveBeenCalledWith(URL, expect.objectContaining({ redirect }))
  })
})

describe('status 400 or above is an error', () => {
  it.each([
    ['body.error', '{"error":"bad address","code":400,"cause":"x"}', 'bad address'],
    ['body.message', '{"code":429,"message":"Too many requests"}', 'Too many requests'],
    ['body.error before body.message', '{"error":"a","message":"b"}', 'a'],
    ['statusText where the body names none', '{"code":400}', 'Bad Request'],
    ['statusText where error is no text', '{"error":{"code":1}}', 'Bad Request'],
    ['statusText of a body that is no JSON', '<html>502</html>', 'Bad Request'],
    ['statusText without a body', '', 'Bad Request'],
    ['the first 300 characters', `{"error":"${'a'.repeat(5_000)}"}`, 'a'.repeat(300)],
  ])('its message is %s', async (_, body, message) => {
    const init = { status: 400, statusText: 'Bad Request' }
    standInFetch(() => new Response(body, init))
    await expect(get()).rejects.toMatchObject({ fault: { kind: 'status', status: 400, message } })
  })

  const now = Date.UTC(2026, 10, 21)

  it.each([
    ['Retry-After in seconds', { 'retry-after': '7' }, 7_000],
    ['x-ratelimit-reset in Unix seconds', { 'x-ratelimit-reset': `${now / 1000 + 9}` }, 9_000],
    ['Retry-After first', { 'retry-after': '7', 'x-ratelimit-reset': `${now / 1000 + 9}` }, 7_000],
    ['Retry-After of one second', { 'retry-after': '1' }, 1_000],
    ['Retry-After as a date', { 'retry-after': new Date(now + 30_000).toUTCString() }, 30_000],
    [
      'Retry-After as a date that has passed',
      { 'retry-after': new Date(now).toUTCString() },
      undefined,
    ],
    [
      'the reset where the date has passed',
      { 'retry-after': new Date(now).toUTCString(), 'x-ratelimit-reset': `${now / 1000 + 9}` },
      9_000,
    ],
    ['Retry-After of 0', { 'retry-after': '0' }, undefined],
    ['Retry-After without an end', { 'retry-after': 'Infinity' }, undefined],
    ['a reset that has passed', { 'x-ratelimit-reset': `${now / 1000 - 9}` }, undefined],
    ['neither', {}, undefined],
    ['words', { 'retry-after': 'soon', 'x-ratelimit-reset': 'later' }, undefined],
  ])('how long to wait: %s', async (_, headers: Record<string, string>, retryAfterMs) => {
    jest.spyOn(Date, 'now').mockReturnValue(now)
    standInFetch(() => new Response('', { status: 429, headers }))
    await expect(get()).rejects.toMatchObject({ fault: { status: 429, retryAfterMs } })
  })

  it.each([
    [{ 'x-api-gateway-request-id': 'id-1' }, 'id-1'],
    [{}, ''],
  ])('the service’s own name for the call: %p', async (headers, requestId) => {
    standInFetch(
      () => new Response('', { status: 500, headers: new Headers(Object.entries(headers)) }),
    )
    await expect(get()).rejects.toMatchObject({ fault: { status: 500, requestId } })
  })
})

/** An answer in pieces, one every so often; ends as fetch's would once the signal aborts. */
function inPieces({ signal }: StandInCall, pieces: string[], everyMs: number): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      pieces.forEach((piece, index) => {
        const send = () => signal.aborted || controller.enqueue(new TextEncoder().encode(piece))
        setTimeout(send, everyMs * (index + 1))
      })
      setTimeout(() => signal.aborted || controller.close(), everyMs * pieces.length)
      signal.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
  return new Response(body)
}

describe('a network fault', () => {
  it.each([
    ['no answer at all', connectionLost],
    ['an answer cut off', () => new Response(new ReadableStream({ pull: connectionLost }))],
    [
      'our own route could not reach the service',
      () => Response.json({}, { status: 502, headers: { 'x-upstream-unreached': '1' } }),
    ],
  ])('is %s', async (_, answer) => {
    standInFetch(answer)
    await expect(get()).rejects.toMatchObject(network)
  })

  describe('is a call that brings no byte for 20 s', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    it.each<[string, (call: StandInCall) => Response | Promise<Response>]>([
      ['from the start', neverAnswers],
      ['after the headers', (call) => inPieces(call, ['a'], 20_001)],
    ])('%s', async (_, answer) => {
      standInFetch(answer)
      const ended = expect(get()).rejects.toMatchObject(network)
      await jest.advanceTimersByTimeAsync(20_000)
      await ended
      expect(fetch).toHaveBeenCalledTimes(1)
    })

    it('a long answer is none: the limit is on silence, not on length', async () => {
      standInFetch(async (call) => {
        await new Promise((resolve) => setTimeout(resolve, 19_000))
        return inPieces(call, ['a', 'b', 'c', 'd'], 19_000)
      })
      const answer = get()
      await jest.advanceTimersByTimeAsync(95_000)
      expect((await answer).text).toBe('abcd')
      expect(jest.getTimerCount()).toBe(0)
    })
  })
})

it.each<[string, (call: StandInCall) => Response | Promise<Response>]>([
  ['before the answer', neverAnswers],
  ['inside the answer', (call) => inPieces(call, ['a'], 60_000)],
])('an abort throws the signal’s own reason: %s', async (_, answer) => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
  standInFetch(answer)
  const stop = new AbortController()
  const ended = expect(get(stop.signal)).rejects.toBe('stopped')
  await new Promise((resolve) => setImmediate(resolve))
  stop.abort('stopped')
  await ended
  jest.useRealTimers()
})

describe('Jupiter’s GET calls', () => {
  const query = new URLSearchParams({ user: 'Wallet', page: '1' })
  const ask = (jupiter: ReturnType<typeof createJupiterFetch>, apiKey?: string) => {
    const { signal } = new AbortController()
    return jupiter({ path: JUPITER_PATHS.trigger, query, apiKey, signal })
  }
  const DIRECT = `${settings.jupiterUrl}/trigger/v1/getTriggerOrders?user=Wallet&page=1`
  const SECOND = '/upstream/jupiter/trigger/v1/getTriggerOrders?user=Wallet&page=1'
  /** Only our own route answers, or only calls without a key come through. */
  const blocked = ({ url }: StandInCall) => (url === DIRECT ? connectionLost() : new Response('ok'))
  const keyBlocked = (call: StandInCall) =>
    call.headers.has('x-api-key') ? blocked(call) : new Response('ok')

  it.each([
    ['keyless, without a header that would need a preflight', undefined, null, 'follow'],
    ['with the visitor’s key as x-api-key', 'jup_key', 'jup_key', 'error'],
  ])('go straight to the service: %s', async (_, apiKey, header, redirect) => {
    const calls = standInFetch(() => new Response('ok'))
    expect(await ask(createJupiterFetch(), apiKey)).toBe('ok')
    expect(calls.map(({ url }) => url)).toEqual([DIRECT])
    expect(calls[0]?.headers.get('x-api-key')).toBe(header)
    expect(fetch).toHaveBeenCalledWith(DIRECT, expect.objectContaining({ redirect }))
  })

  it('are lost once they bring no byte for 20 s', async () => {
    jest.useFakeTimers()
    const calls = standInFetch((call) =>
      calls.length === 1 ? neverAnswers(call) : new Response('ok'),
    )
    const answer = ask(createJupiterFetch())
    await jest.advanceTimersByTimeAsync(19_999)
    expect(calls.map(({ url }) => url)).toEqual([DIRECT])
    await jest.advanceTimersByTimeAsync(1)
    expect(await answer).toBe('ok')
    expect(calls.map(({ url }) => url)).toEqual([DIRECT, SECOND])
    jest.useRealTimers()
  })

  it('go by our own route once all first calls were lost, and stay there', async () => {
    const calls = standInFetch(blocked)
    const jupiter = createJupiterFetch()
    expect(await Promise.all([ask(jupiter), ask(jupiter)])).toEqual(['ok', 'ok'])
    await ask(jupiter)
    expect(calls.map(({ url }) => url)).toEqual([DIRECT, DIRECT, SECOND, SECOND, SECOND])
  })

  it('choose their way apart with and without a key', async () => {
    const calls = standInFetch(keyBlocked)
    const jupiter = createJupiterFetch()
    for (const apiKey of [undefined, 'jup_key', undefined, 'jup_key']) await ask(jupiter, apiKey)
    expect(calls.map(({ url }) => url)).toEqual([DIRECT, DIRECT, SECOND, DIRECT, SECOND])
  })

  it('stay on the first way where it answered, even with a status', async () => {
    const calls = standInFetch((call) =>
      calls.length === 1 ? new Response('', { status: 503 }) : blocked(call),
    )
    const jupiter = createJupiterFetch()
    await expect(ask(jupiter)).rejects.toMatchObject({ fault: { status: 503 } })
    await expect(ask(jupiter)).rejects.toMatchObject(network)
    expect(calls.map(({ url }) => url)).toEqual([DIRECT, DIRECT])
  })
})

describe('a service’s text as JSON', () => {
  it('is handed on unchecked', () => {
    expect(parseJson('{"a":[1]}')).toEqual({ a: [1] })
  })

  it.each(['<!doctype html>', '{"all":[', ''])('"%s" is unreadable', (text) => {
    expect(() => parseJson(text)).toThrow(new UpstreamError({ kind: 'unreadable' }))
  })
})
