/** @jest-environment node */
import { neverAnswers } from '@/lib/upstream/testing/stand-in-fetch'
import {
  always,
  callFor,
  script,
  standInJupiter,
  statusFault,
} from '@/lib/upstream/testing/stand-in-jupiter'
import { abortableWait } from '@/lib/upstream/http/abortable-wait'
import { JupiterCallError, RateLimitError } from './jupiter-errors'

const TOO_MANY = statusFault(429)
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
    const { calls, waits } = standInJupiter(script(statusFault(429, headers)), { startMs: NOW })
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

  it('while Jupiter asks for it, and says until when', async () => {
    const { calls, requests } = standInJupiter(script(TOO_MANY), { wait: abortableWait })
    expect(calls.waiting()).toBeUndefined()
    const first = calls.call(callFor('a'))
    await jest.advanceTimersByTimeAsync(0)
    expect(calls.waiting()).toEqual({ untilMs: Date.now() + 2_000, isPause: true })
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
    expect(calls.waiting()?.isPause).toBe(true)
    await jest.advanceTimersByTimeAsync(4_000)
    expect(await answers).toEqual(names.map(() => 'ok'))
  })
})

describe('a trial call that meets 429', () => {
  const trial = callFor('trial', { isTrial: true })

  it('fails at once with that status, and pauses nothing', async () => {
    const { calls, requests, waits } = standInJupiter((request) =>
      request.query.get('name') === 'trial' ? always(TOO_MANY)() : Promise.resolve('ok'),
    )
    await expect(calls.call(trial)).rejects.toEqual(new JupiterCallError(TOO_MANY.fault, 1, false))
    expect(await calls.call(callFor('a'))).toBe('ok')
    expect([waits, requests.length]).toEqual([[], 2])
    expect(calls.waiting()).toBeUndefined()
  })

  it('is tried again after any other fault that may pass, like every call', async () => {
    const { calls, waits } = standInJupiter(script(statusFault(503), TOO_MANY))
    await expect(calls.call(trial)).rejects.toMatchObject({ fault: { status: 429 }, tries: 2 })
    expect(waits).toEqual([500])
  })
})
