/** @jest-environment node */
import {
  connectionLost,
  standInFetch,
  type StandInCall,
  neverAnswers,
} from '@/lib/upstream/testing/stand-in-fetch'
import { fetchText, parseJson } from './http-call'
import { UpstreamError } from './upstream-error'

const URL = 'https://service.example/list?page=1'
const network = { fault: { kind: 'network' } }
const get = (signal = new AbortController().signal) =>
  fetchText({ url: URL, idleTimeoutMs: 20_000, signal })

/** The error of a call that fails. */
async function faultOf(call: Promise<unknown>): Promise<UpstreamError> {
  const error = await call.catch((reason: unknown) => reason)
  if (error instanceof UpstreamError) return error
  throw new Error('the call did not fail as it should')
}

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

  it.each([
    ['our own routes, so that a deployment behind a password lets it in', '/x', 'same-origin'],
    ['a service', 'https://service.example/x', 'omit'],
  ])('sends cookies to nobody else: %s', async (_, url, credentials) => {
    standInFetch(() => new Response('ok'))
    await fetchText({ url, idleTimeoutMs: 1_000, signal: new AbortController().signal })
    expect(fetch).toHaveBeenCalledWith(url, expect.objectContaining({ credentials }))
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

  it('and its headers come with it', async () => {
    standInFetch(() => new Response('', { status: 429, headers: { 'x-left': '0' } }))
    const { fault } = await faultOf(get())
    expect(fault).toMatchObject({ kind: 'status', status: 429 })
    expect(fault.kind === 'status' && fault.headers.get('x-left')).toBe('0')
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

    it('a long answer is none as long as it keeps coming', async () => {
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

describe('a service’s text as JSON', () => {
  it('is handed on unchecked', () => {
    expect(parseJson('{"a":[1]}')).toEqual({ a: [1] })
  })

  it.each(['<!doctype html>', '{"all":[', ''])('"%s" is unreadable', (text) => {
    expect(() => parseJson(text)).toThrow(new UpstreamError({ kind: 'unreadable' }))
  })
})
