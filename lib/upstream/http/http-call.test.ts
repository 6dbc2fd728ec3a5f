/** @jest-environment node */
import * as z from '@/lib/domain/text/zod'
import {
  connectionLost,
  mockFetch,
  openFetch,
  type MockCall,
  neverAnswers,
} from '@/lib/upstream/testing/mock-fetch'
import {
  abortableWait,
  fetchLines,
  fetchText,
  parseAs,
  retryAfterMs,
  UpstreamError,
} from './http-call'

const URL = 'https://service.example/list?page=1'
const network = { fault: { kind: 'network' } }
const get = (signal = new AbortController().signal) =>
  fetchText({ url: URL, idleTimeoutMs: 20_000, signal })

/** Returns the error of a call that fails. */
async function errorOf(call: Promise<unknown>): Promise<UpstreamError> {
  const error = await call.catch((reason: unknown) => reason)
  if (error instanceof UpstreamError) return error
  throw new Error('the call did not throw an UpstreamError')
}

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a call', () => {
  it('returns the text, and sends no cookies', async () => {
    const calls = mockFetch(() => new Response('{"all":[]}'))
    expect(await get()).toBe('{"all":[]}')
    expect(calls).toMatchObject([{ url: URL, method: 'GET', body: '' }])
    expect(fetch).toHaveBeenCalledWith(
      URL,
      expect.objectContaining({ credentials: 'omit', cache: 'no-store' }),
    )
  })

  it.each([
    ['our own routes, because a deployment behind a password needs them', '/x', 'same-origin'],
    ['a service', 'https://service.example/x', 'omit'],
  ])('sends cookies only to our own site: %s', async (_, url, credentials) => {
    mockFetch(() => new Response('ok'))
    await fetchText({ url, idleTimeoutMs: 1_000, signal: new AbortController().signal })
    expect(fetch).toHaveBeenCalledWith(url, expect.objectContaining({ credentials }))
  })
})

describe('a redirect', () => {
  it.each([
    ['is followed', {}, 'follow'],
    ['is an error if the request says so', { redirect: 'error' } as const, 'error'],
  ])('%s', async (_, choice, redirect) => {
    mockFetch(() => new Response('ok'))
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
    ['body.error rather than body.message', '{"error":"a","message":"b"}', 'a'],
    ['statusText if the body has no text', '{"code":400}', 'Bad Request'],
    ['statusText without a body', '', 'Bad Request'],
    ['the first 300 characters', `{"error":"${'a'.repeat(5_000)}"}`, 'a'.repeat(300)],
  ])('its message is %s', async (_, body, message) => {
    const init = { status: 400, statusText: 'Bad Request' }
    mockFetch(() => new Response(body, init))
    await expect(get()).rejects.toMatchObject({ fault: { kind: 'status', status: 400, message } })
  })

  it('and the error has the headers of the response', async () => {
    mockFetch(() => new Response('', { status: 429, headers: { 'x-left': '0' } }))
    const { fault } = await errorOf(get())
    expect(fault).toMatchObject({ kind: 'status', status: 429 })
    expect(fault.kind === 'status' && fault.headers.get('x-left')).toBe('0')
  })
})

/** A response in pieces, at intervals. Like a real one, it breaks off once the signal aborts. */
function inPieces({ signal }: MockCall, pieces: string[], everyMs: number): Response {
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
    ['an answer that breaks off', () => new Response(new ReadableStream({ pull: connectionLost }))],
  ])('is %s', async (_, answer) => {
    mockFetch(answer)
    await expect(get()).rejects.toMatchObject(network)
  })

  describe('is a call without a byte for 20 s', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    it.each<[string, (call: MockCall) => Response | Promise<Response>]>([
      ['from the start', neverAnswers],
      ['after the headers', (call) => inPieces(call, ['a'], 20_001)],
    ])('%s', async (_, answer) => {
      mockFetch(answer)
      const ended = expect(get()).rejects.toMatchObject(network)
      await jest.advanceTimersByTimeAsync(20_000)
      await ended
      expect(fetch).toHaveBeenCalledTimes(1)
    })

    it('but not a long answer that keeps coming', async () => {
      mockFetch(async (call) => {
        await new Promise((resolve) => setTimeout(resolve, 19_000))
        return inPieces(call, ['a', 'b', 'c', 'd'], 19_000)
      })
      const answer = get()
      await jest.advanceTimersByTimeAsync(95_000)
      expect(await answer).toBe('abcd')
      expect(jest.getTimerCount()).toBe(0)
    })
  })
})

it('an abort throws the signal’s own reason', async () => {
  mockFetch(neverAnswers)
  const stop = new AbortController()
  const ended = expect(get(stop.signal)).rejects.toBe('stopped')
  stop.abort('stopped')
  await ended
})

describe('a body', () => {
  const bytes = new TextEncoder().encode('Ключ — 犬 🐶')

  it.each([
    ['may arrive byte by byte, even inside a character', 1, bytes, 'Ключ — 犬 🐶'],
    ['may end inside a character', 20, bytes.slice(0, -1), 'Ключ — 犬 \ufffd'],
  ])('%s', async (_, size, sent, expected) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < sent.length; at += size) controller.enqueue(sent.slice(at, at + size))
        controller.close()
      },
    })
    mockFetch(() => new Response(body))
    expect(await get()).toBe(expected)
  })

  it('may be absent', async () => {
    mockFetch(() => new Response(null, { status: 204 }))
    expect(await get()).toBe('')
  })
})

describe('a service’s text as JSON', () => {
  it.each(['<!doctype html>', '{"all":[', ''])('"%s" is unreadable', (text) => {
    expect(() => parseAs(z.unknown(), text)).toThrow(new UpstreamError({ kind: 'unreadable' }))
  })
})

/** Makes a call, and collects the lines that it passes on. */
function ask() {
  const passedOn: string[][] = []
  const { signal } = new AbortController()
  const request = { url: 'https://service.example/lines', idleTimeoutMs: 20_000, signal }
  return { passedOn, ended: fetchLines(request, (lines) => passedOn.push(lines)) }
}

describe('an answer that arrives line by line', () => {
  it('is passed on as it arrives', async () => {
    const { passedOn, ended, send, close } = openFetch(ask)
    await send('a\nb')
    expect(passedOn).toEqual([['a']])
    await send('\nc')
    expect(passedOn).toEqual([['a'], ['b']])
    await close()
    await ended
    expect(passedOn).toEqual([['a'], ['b'], ['c']])
  })

  it.each([
    ['passes on the whole lines of each chunk', ['a\nb\n', 'c\n'], [['a', 'b'], ['c']]],
    ['passes on a line of several chunks once it is whole', ['a', 'b', 'c\nd\n'], [['abc', 'd']]],
    ['passes on an empty line', ['a\n\nb\n'], [['a', '', 'b']]],
  ])('%s', async (_, chunks, expected) => {
    const { passedOn, ended, send, close } = openFetch(ask)
    for (const chunk of chunks) await send(chunk)
    await close()
    await ended
    expect(passedOn).toEqual(expected)
  })

  it('passes nothing on if its status is an error', async () => {
    mockFetch(() => Response.json({ error: 'no' }, { status: 400 }))
    const { passedOn, ended } = ask()
    await expect(ended).rejects.toMatchObject({ fault: { status: 400, message: 'no' } })
    expect(passedOn).toEqual([])
  })

  it('is a network fault if it breaks off; the lines before that were passed on', async () => {
    const { passedOn, ended, send, breakOff } = openFetch(ask)
    await send('a\nb')
    void breakOff()
    await expect(ended).rejects.toMatchObject(network)
    expect(passedOn).toEqual([['a']])
  })

  it('throws what its reader throws, not a network fault', async () => {
    mockFetch(() => new Response('a\nb'))
    const { signal } = new AbortController()
    const ended = fetchLines({ url: URL, idleTimeoutMs: 20_000, signal }, () => {
      throw new RangeError('our bug')
    })
    await expect(ended).rejects.toThrow(new RangeError('our bug'))
  })

  it('is a network fault after 20 s without a byte', async () => {
    jest.useFakeTimers()
    const { passedOn, ended, send } = openFetch(ask)
    const fault = expect(ended).rejects.toMatchObject(network)
    await jest.advanceTimersByTimeAsync(19_000)
    await send('a\n')
    await jest.advanceTimersByTimeAsync(19_999)
    expect(jest.getTimerCount()).toBe(1)
    await jest.advanceTimersByTimeAsync(1)
    await fault
    expect([passedOn, jest.getTimerCount()]).toEqual([[['a']], 0])
  })
})

const NOW = Date.UTC(2026, 10, 21)

it.each([
  ['seconds', '7', 7_000],
  ['a date', new Date(NOW + 9_000).toUTCString(), 9_000],
  ['a date that has passed', new Date(NOW).toUTCString(), undefined],
  ['0', '0', undefined],
  ['no time', 'soon', undefined],
])('Retry-After: %s', (_, value, expected) => {
  expect(retryAfterMs(new Headers({ 'retry-after': value }), NOW)).toBe(expected)
})

it('an answer without Retry-After asks for no wait', () => {
  expect(retryAfterMs(new Headers(), NOW)).toBeUndefined()
})

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a wait', () => {
  it('ends after its time, and not before', async () => {
    const ended = jest.fn()
    void abortableWait(2_000, new AbortController().signal).then(ended)
    await jest.advanceTimersByTimeAsync(1_999)
    expect(ended).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('throws the signal’s reason at once when it aborts, and leaves no timer', async () => {
    const stop = new AbortController()
    const waiting = abortableWait(2_000, stop.signal)
    stop.abort('stopped')
    await expect(waiting).rejects.toBe('stopped')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('does not begin if the signal is already aborted', async () => {
    await expect(abortableWait(2_000, AbortSignal.abort('stopped'))).rejects.toBe('stopped')
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe('a response with limits (behaviour 12.7)', () => {
  /** Sends a byte each second, without end, until its call is aborted. */
  const dripping = ({ signal }: MockCall) =>
    new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          const drip = setInterval(() => controller.enqueue(new Uint8Array([32])), 1_000)
          signal.addEventListener('abort', () => {
            clearInterval(drip)
            controller.error(signal.reason)
          })
        },
      }),
    )
  const limited = (maxMs: number, maxBytes: number) =>
    fetchText({
      url: URL,
      idleTimeoutMs: 20_000,
      maxMs,
      maxBytes,
      signal: new AbortController().signal,
    })

  it.each([
    ['in all, even if bytes still come', 5_500, 100, 'network'],
    ['in bytes', 60_000, 5, 'unreadable'],
  ])('ends %s', async (_, maxMs, maxBytes, kind) => {
    jest.useFakeTimers()
    mockFetch(dripping)
    const ended = jest.fn()
    void limited(maxMs, maxBytes).catch(ended)
    await jest.advanceTimersByTimeAsync(4_500)
    expect(ended).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(2_000)
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ fault: { kind } }))
  })

  it('passes if it is as long as the limit', async () => {
    mockFetch(() => new Response('犬🐶'))
    expect(await limited(1_000, 7)).toBe('犬🐶')
  })
})
