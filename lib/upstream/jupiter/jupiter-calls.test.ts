/** @jest-environment node */
import { neverAnswers } from '@/lib/upstream/testing/stand-in-fetch'
import { standInJupiter, statusFault } from '@/lib/upstream/testing/stand-in-jupiter'
import type { JupiterRequest } from './jupiter-fetch'
import { type JupiterCall, JupiterCallError, RateLimitError } from './jupiter-calls'
import { JUPITER_PATHS } from './jupiter-paths'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import { abortableWait } from '@/lib/upstream/http/abortable-wait'

const TOO_MANY = statusFault(429)

function callFor(name: string, change: Partial<JupiterCall<string>> = {}): JupiterCall<string> {
  return {
    path: JUPITER_PATHS.trigger,
    query: new URLSearchParams({ name }),
    priority: 0,
    parse: (text) => text,
    signal: new AbortController().signal,
    ...change,
  }
}

/** Answers each call's n-th try with the n-th item: an error, or text; then 'ok' for good. */
function script(...answers: (Error | string)[]) {
  const tries = new Map<string, number>()
  return async ({ query }: JupiterRequest): Promise<string> => {
    const count = tries.get(String(query)) ?? 0
    tries.set(String(query), count + 1)
    const answer = answers[count] ?? 'ok'
    if (typeof answer === 'string') return answer
    throw answer
  }
}

const always = (error: Error) => () => Promise.reject(error)

const NOW = Date.UTC(2026, 10, 21)
const date = (ms: number) => new Date(NOW + ms).toUTCString()
const resetIn = (seconds: number) => ({ 'x-ratelimit-reset': `${NOW / 1_000 + seconds}` })

describe('on 429', () => {
  it.each([
    ['as long as Retry-After says', { 'retry-after': '5' }, 5_000],
    ['until x-ratelimit-reset, in Unix seconds', resetIn(9), 9_000],
    ['as Retry-After says where both do', { 'retry-after': '7', ...resetIn(9) }, 7_000],
    ['until the reset where a date has passed', { 'retry-after': date(0), ...resetIn(9) }, 9_000],
    ['60 s at most', { 'retry-after': '3600' }, 60_000],
    ['2 s first where it does not say', {}, 2_000],
    ['2 s first where the reset has passed', resetIn(-9), 2_000],
    [
      '2 s first where it says no time',
      { 'retry-after': 'soon', 'x-ratelimit-reset': 'later' },
      2_000,
    ],
  ])('waits %s, and goes on', async (_, headers: Record<string, string>, expected) => {
    const { calls, waits } = standInJupiter(script(statusFault(429, headers)), { now: () => NOW })
    expect(await calls.call(callFor('a'))).toBe('ok')
    expect(waits).toEqual([expected])
  })

  it('else 2, 4, 8, 16, 30 s; five waits in a row without an answer end in an error', async () => {
    const { calls, waits, requests } = standInJupiter(always(TOO_MANY))
    await expect(calls.call(callFor('a'))).rejects.toEqual(new RateLimitError(5))
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000])
    expect(requests).toHaveLength(6)
  })

  it('an answer ends the row', async () => {
    const { calls, waits } = standInJupiter((request) =>
      request.query.get('name') === 'long' ? neverAnswers(request) : answer(request),
    )
    const answer = script(TOO_MANY)
    const stop = new AbortController()
    const long = calls.call(callFor('long', { signal: stop.signal }))
    await calls.call(callFor('a'))
    await calls.call(callFor('b'))
    expect(waits).toEqual([2_000, 2_000])
    stop.abort('stopped')
    await expect(long).rejects.toBe('stopped')
  })

  it('a later reading has all its waits again', async () => {
    const { calls, waits } = standInJupiter(always(TOO_MANY))
    await expect(calls.call(callFor('a'))).rejects.toBeInstanceOf(RateLimitError)
    await expect(calls.call(callFor('b'))).rejects.toBeInstanceOf(RateLimitError)
    expect(waits).toHaveLength(10)
  })

  it('six calls that meet one limit count as one wait', async () => {
    const { calls, waits, requests } = standInJupiter(script(TOO_MANY))
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const answers = await Promise.all(names.map((name) => calls.call(callFor(name))))
    expect(answers).toEqual(names.map(() => 'ok'))
    expect(waits).toEqual([2_000])
    expect(requests).toHaveLength(12)
  })

  it('is no try of the three', async () => {
    const fault = statusFault(502)
    const { calls, requests } = standInJupiter(script(fault, TOO_MANY, fault))
    expect(await calls.call(callFor('a'))).toBe('ok')
    expect(requests).toHaveLength(4)
  })
})

describe('everything waits', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }))
  afterEach(() => jest.useRealTimers())

  it('while Jupiter asks for it, and the wait is told', async () => {
    const { calls, requests } = standInJupiter(script(TOO_MANY), { wait: abortableWait })
    expect(calls.waiting()).toBeUndefined()
    const first = calls.call(callFor('a'))
    await jest.advanceTimersByTimeAsync(0)
    expect(calls.waiting()).toEqual({ untilMs: Date.now() + 2_000, isAskedFor: true })
    const second = calls.call(callFor('a'))
    await jest.advanceTimersByTimeAsync(1_999)
    expect(requests).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(await Promise.all([first, second])).toEqual(['ok', 'ok'])
    expect(calls.waiting()).toBeUndefined()
  })

  it('also what waits for its turn, until it meets a limit itself', async () => {
    const { calls, requests } = standInJupiter(script(TOO_MANY), { wait: abortableWait })
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const answers = Promise.all(names.map((name) => calls.call(callFor(name))))
    await jest.advanceTimersByTimeAsync(1_999)
    expect(requests.length).toBe(6)
    await jest.advanceTimersByTimeAsync(1)
    expect(calls.waiting()?.isAskedFor).toBe(true)
    await jest.advanceTimersByTimeAsync(4_000)
    expect(await answers).toEqual(names.map(() => 'ok'))
  })

  it.each([
    ['keyless limit', undefined, 30, 30],
    ['60 once the visitor gave a key of their own', 'jup_key', 30, 60],
    ['a higher setting stays', 'jup_key', 90, 90],
  ])('for the sliding 60 s window: %s', async (_, apiKey, requestsPerMinute, expected) => {
    const options = { apiKey, requestsPerMinute }
    const { calls, requests } = standInJupiter(script(), options)
    const untilMs = Date.now() + 60_000
    const answers = Promise.all(
      Array.from({ length: 100 }, (_call, index) => calls.call(callFor(`${index}`))),
    )
    await jest.advanceTimersByTimeAsync(59_999)
    expect(requests.length).toBe(expected)
    expect(calls.waiting()).toEqual({ untilMs, isAskedFor: false })
    await jest.advanceTimersByTimeAsync(180_000)
    expect(await answers).toHaveLength(100)
  })
})

describe('a fault', () => {
  const network = new UpstreamError({ kind: 'network' })

  it.each([
    ['500', statusFault(500)],
    ['502', statusFault(502)],
    ['503', statusFault(503)],
    ['network', network],
    ['unreadable', new UpstreamError({ kind: 'unreadable' })],
  ])('%s is tried twice more with back-off, then is an error', async (_, fault) => {
    const { calls, requests, waits } = standInJupiter(always(fault))
    await expect(calls.call(callFor('a'))).rejects.toEqual(
      new JupiterCallError(fault.fault, 3, false),
    )
    expect(requests).toHaveLength(3)
    expect(waits).toEqual([500, 1_500])
  })

  it('that passes is none', async () => {
    const { calls } = standInJupiter(script(network, statusFault(503), 'the answer'))
    expect(await calls.call(callFor('a'))).toBe('the answer')
  })

  it('of an answer that is not what it should be is one like any other', async () => {
    const { calls, requests } = standInJupiter(script('<html>', 'the answer'))
    const parse = (text: string) => {
      if (text === '<html>') throw new UpstreamError({ kind: 'unreadable' })
      return text
    }
    expect(await calls.call(callFor('a', { parse }))).toBe('the answer')
    expect(requests).toHaveLength(2)
  })

  it.each([
    [400, undefined],
    [401, 'jup_wrong'],
    [403, 'jup_scoped'],
    [404, undefined],
  ])('%d is an error at once', async (status, apiKey) => {
    const { calls, requests } = standInJupiter(always(statusFault(status)), { apiKey })
    await expect(calls.call(callFor('a'))).rejects.toMatchObject({
      fault: { status },
      tries: 1,
      hasKey: apiKey !== undefined,
    })
    expect(requests).toMatchObject([{ apiKey }])
  })

  it('of ours is thrown as it is', async () => {
    const bug = new TypeError('a bug')
    const { calls, requests } = standInJupiter(always(bug))
    await expect(calls.call(callFor('a'))).rejects.toBe(bug)
    expect(requests).toHaveLength(1)
  })
})

describe('Stop ends a call at once with the signal’s reason', () => {
  it.each([
    ['while it is answered', neverAnswers],
    ['while Jupiter asks to wait', always(TOO_MANY)],
    ['while it waits to be tried again', always(statusFault(503))],
  ])('%s', async (_, answer) => {
    const { calls, requests } = standInJupiter(answer, {
      wait: (_ms, signal) => neverAnswers({ signal }),
    })
    const stop = new AbortController()
    const call = calls.call(callFor('a', { signal: stop.signal }))
    await new Promise((resolve) => setTimeout(resolve, 0))
    stop.abort('stopped')
    await expect(call).rejects.toBe('stopped')
    expect(requests).toHaveLength(1)
  })
})
