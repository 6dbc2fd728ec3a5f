/** @jest-environment node */
import { abortableWait, UpstreamError } from '@/lib/upstream/http/http-call'
import { neverAnswers } from '@/lib/upstream/testing/mock-fetch'
import {
  always,
  callFor,
  script,
  mockJupiter,
  statusFault,
} from '@/lib/upstream/testing/mock-jupiter'
import { callError } from './jupiter-error'

const TOO_MANY = statusFault(429)
const lost = new UpstreamError({ kind: 'network' })
const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `call ${index}`)
const NOW = Date.UTC(2026, 10, 21)
const date = (ms: number) => new Date(NOW + ms).toUTCString()
const resetIn = (seconds: number) => ({ 'x-ratelimit-reset': `${NOW / 1_000 + seconds}` })

describe('on 429', () => {
  it.each([
    ['as long as Retry-After says', { 'retry-after': '5' }, 5_000],
    ['until x-ratelimit-reset, in Unix seconds', resetIn(9), 9_000],
    ['as long as Retry-After says if there are both', { 'retry-after': '7', ...resetIn(9) }, 7_000],
    ['until the reset if Retry-After has passed', { 'retry-after': date(0), ...resetIn(9) }, 9_000],
    ['60 s at most', { 'retry-after': '3600' }, 60_000],
    ['2 s the first time if Jupiter does not say how long', {}, 2_000],
    ['2 s the first time if the reset has passed', resetIn(-9), 2_000],
  ])('waits %s, then calls again', async (_, headers: Record<string, string>, expected) => {
    const { calls, waits } = mockJupiter(script(statusFault(429, headers)), { startMs: NOW })
    expect(await calls.call(callFor('a'))).toBe('ok')
    expect(waits).toEqual([expected])
  })

  it('without such a header, waits 2, 4, 8, 16 and 30 s; a 429 after five waits in a row is an error', async () => {
    const { calls, waits, requests } = mockJupiter(always(TOO_MANY))
    await expect(calls.call(callFor('a'))).rejects.toMatchObject({ fault: { kind: 'rate limit' } })
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000])
    expect(requests).toHaveLength(6)
  })

  it('six calls that get a 429 together cause one wait', async () => {
    const { calls, waits, requests } = mockJupiter(script(TOO_MANY))
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const answers = await Promise.all(names.map((name) => calls.call(callFor(name))))
    expect(answers).toEqual(names.map(() => 'ok'))
    expect(waits).toEqual([2_000])
    expect(requests).toHaveLength(12)
  })

  it('the call does not count as one of the three tries', async () => {
    const fault = statusFault(502)
    const { calls, requests } = mockJupiter(script(fault, TOO_MANY, fault))
    expect(await calls.call(callFor('a'))).toBe('ok')
    expect(requests).toHaveLength(4)
  })
})

describe('all calls wait', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }))
  afterEach(() => jest.useRealTimers())

  it('while Jupiter asks for it, and `pausedUntilMs` says until when', async () => {
    const { calls, requests } = mockJupiter(script(TOO_MANY), { wait: abortableWait })
    expect(calls.pausedUntilMs()).toBeUndefined()
    const first = calls.call(callFor('a'))
    await jest.advanceTimersByTimeAsync(0)
    expect(calls.pausedUntilMs()).toBe(Date.now() + 2_000)
    const second = calls.call(callFor('a'))
    await jest.advanceTimersByTimeAsync(1_999)
    expect(requests).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(await Promise.all([first, second])).toEqual(['ok', 'ok'])
    expect(calls.pausedUntilMs()).toBeUndefined()
  })
})

describe('a trial call that gets a 429', () => {
  const trial = callFor('trial', { isTrial: true })

  it('fails at once with that status, and pauses no other call', async () => {
    const { calls, requests, waits } = mockJupiter((request) =>
      request.query.get('name') === 'trial' ? always(TOO_MANY)() : Promise.resolve('ok'),
    )
    await expect(calls.call(trial)).rejects.toEqual(callError(TOO_MANY.fault, 1, false))
    expect(await calls.call(callFor('a'))).toBe('ok')
    expect([waits, requests.length]).toEqual([[], 2])
    expect(calls.pausedUntilMs()).toBeUndefined()
  })
})

describe('a fault', () => {
  it.each([
    ['500', statusFault(500), [500, 1_500]],
    ['network, which may be a hidden 429', lost, [10_000, 10_000]],
    ['unreadable', new UpstreamError({ kind: 'unreadable' }), [500, 1_500]],
  ])('%s: two more tries with a wait before each, then an error', async (_, fault, expected) => {
    const { calls, requests, waits } = mockJupiter(always(fault))
    await expect(calls.call(callFor('a'))).rejects.toEqual(callError(fault.fault, 3, false))
    expect(requests).toHaveLength(3)
    expect(waits).toEqual(expected)
  })

  it('of a trial call is an error at once', async () => {
    const { calls, waits } = mockJupiter(always(lost))
    const trial = calls.call(callFor('trial', { isTrial: true }))
    await expect(trial).rejects.toEqual(callError(lost.fault, 1, false))
    expect(waits).toEqual([])
  })

  it('of the network is no error if the next try is answered', async () => {
    const { calls, waits } = mockJupiter(script(lost))
    expect(await calls.call(callFor('a'))).toBe('ok')
    expect(waits).toEqual([10_000])
  })

  it('of an answer that cannot be parsed is retried like any other', async () => {
    const { calls, requests } = mockJupiter(script('<html>', 'the answer'))
    const parse = (text: string) => {
      if (text === '<html>') throw new UpstreamError({ kind: 'unreadable' })
      return text
    }
    expect(await calls.call(callFor('a', { parse }))).toBe('the answer')
    expect(requests).toHaveLength(2)
  })

  it.each([
    [400, { kind: 'status', status: 400, tries: 1, requestId: 'id-1' }],
    [401, { kind: 'key', hasKey: true }],
    [403, { kind: 'status', status: 403, tries: 1, requestId: 'id-1' }],
  ])('%d is an error at once', async (status, fault) => {
    const { calls, requests } = mockJupiter(always(statusFault(status)), { hasKey: true })
    await expect(calls.call(callFor('a'))).rejects.toMatchObject({ fault })
    expect(requests).toHaveLength(1)
  })

  it('of our own is thrown unchanged', async () => {
    const bug = new TypeError('a bug')
    const { calls, requests } = mockJupiter(always(bug))
    await expect(calls.call(callFor('a'))).rejects.toBe(bug)
    expect(requests).toHaveLength(1)
  })
})

describe('Stop ends a call at once with the signal’s reason', () => {
  it.each([
    ['before it is answered', neverAnswers],
    ['while Jupiter asks it to wait', always(TOO_MANY)],
    ['while it waits to be tried again', always(statusFault(503))],
  ])('%s', async (_, answer) => {
    const { calls, requests } = mockJupiter(answer, {
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

describe('the limit (behaviour 4.2)', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }))
  afterEach(() => jest.useRealTimers())

  const ok = async () => 'ok'

  it.each([
    ['five calls without a key', 30, [5, 10, 30]],
    ['ten calls with a key', 60, [10, 20, 60]],
  ])('is %s in any 11 s', async (_, requestsPerMinute, [first, second, sixth]) => {
    const { calls, requests } = mockJupiter(ok, { requestsPerMinute, wait: abortableWait })
    const answers = Promise.all(namesOf(100).map((name) => calls.call(callFor(name))))
    await jest.advanceTimersByTimeAsync(10_999)
    expect(requests).toHaveLength(first ?? 0)
    await jest.advanceTimersByTimeAsync(11_000)
    expect(requests).toHaveLength(second ?? 0)
    await jest.advanceTimersByTimeAsync(44_000)
    expect(requests).toHaveLength(sixth ?? 0)
    await jest.advanceTimersByTimeAsync(180_000)
    expect(await answers).toHaveLength(100)
  })

  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
    [7, 6],
    [10, 6],
    [29, 24],
    [31, 30],
    [100, 96],
  ])(
    'with a setting of %d (behaviour 14.2) at most %d calls start in any minute',
    async (requestsPerMinute, most) => {
      const startedAtMs: number[] = []
      const answer = async () => {
        startedAtMs.push(Date.now())
        return 'ok'
      }
      const { calls } = mockJupiter(answer, { requestsPerMinute, wait: abortableWait })
      for (const name of namesOf(most + 5)) void calls.call(callFor(name))
      await jest.advanceTimersByTimeAsync(600_000)
      const counts = startedAtMs.map(
        (from) => startedAtMs.filter((ms) => ms >= from && ms < from + 60_000).length,
      )
      expect([startedAtMs.length, Math.max(...counts)]).toEqual([most + 5, most])
      expect(calls.msFor(most + 1)).toBeGreaterThanOrEqual(60_000)
    },
  )

  it('ends in time even if the clock is set back by an hour', async () => {
    const { calls, requests } = mockJupiter(ok, { requestsPerMinute: 30, wait: abortableWait })
    const answers = Promise.all(namesOf(10).map((name) => calls.call(callFor(name))))
    await jest.advanceTimersByTimeAsync(1_000)
    jest.setSystemTime(Date.now() - 3_600_000)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(requests).toHaveLength(10)
    expect(await answers).toHaveLength(10)
  })

  it('counts calls in a sliding window', async () => {
    const { calls, requests } = mockJupiter(ok, { requestsPerMinute: 12, wait: abortableWait })
    void calls.call(callFor('first'))
    await jest.advanceTimersByTimeAsync(6_000)
    for (const name of namesOf(3)) void calls.call(callFor(name))
    await jest.advanceTimersByTimeAsync(4_999)
    expect(requests).toHaveLength(2)
    await jest.advanceTimersByTimeAsync(1)
    expect(requests).toHaveLength(3)
    await jest.advanceTimersByTimeAsync(5_999)
    expect(requests).toHaveLength(3)
    await jest.advanceTimersByTimeAsync(1)
    expect(requests).toHaveLength(4)
  })

  it('lets six calls run at once; the highest priority starts first, and within it the earliest call', async () => {
    const { calls, requests } = mockJupiter(neverAnswers, { wait: abortableWait })
    const stop = new AbortController()
    const add = (name: string, priority: number) =>
      calls.call(callFor(name, { priority, signal: stop.signal })).catch(() => {})
    for (const name of namesOf(6)) void add(name, 0)
    for (const [name, priority] of [
      ['low', 0],
      ['high', 2],
      ['middle', 1],
      ['high too', 2],
    ] as const) {
      void add(name, priority)
    }
    await jest.advanceTimersByTimeAsync(0)
    expect(requests).toHaveLength(6)
    stop.abort('stopped')
    const later = mockJupiter(ok, { requestsPerMinute: 6, wait: abortableWait })
    for (const [name, priority] of [
      ['first', 0],
      ['low', 0],
      ['high', 2],
      ['middle', 1],
      ['high too', 2],
    ] as const) {
      void later.calls.call(callFor(name, { priority }))
    }
    await jest.advanceTimersByTimeAsync(60_000)
    const names = later.requests.map(({ query }) => query.get('name'))
    expect(names).toEqual(['first', 'high', 'high too', 'middle', 'low'])
  })

  it('a call that is stopped gives up its turn, and a call whose signal has aborted gets none', async () => {
    const { calls, requests } = mockJupiter(ok, { requestsPerMinute: 6, wait: abortableWait })
    const stop = new AbortController()
    const { signal } = stop
    void calls.call(callFor('first'))
    const stopped = calls.call(callFor('stopped', { signal }))
    void calls.call(callFor('second'))
    stop.abort('stopped')
    await expect(stopped).rejects.toBe('stopped')
    await expect(calls.call(callFor('late', { signal }))).rejects.toBe('stopped')
    await jest.advanceTimersByTimeAsync(33_000)
    expect(requests.map(({ query }) => query.get('name'))).toEqual(['first', 'second'])
  })

  it('a call that fails makes room for the next one', async () => {
    const answer = always(statusFault(400))
    const { calls, requests } = mockJupiter(answer, { requestsPerMinute: 600, wait: abortableWait })
    const ends = await Promise.allSettled(namesOf(20).map((name) => calls.call(callFor(name))))
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true)
    expect(requests).toHaveLength(20)
  })

  it.each([
    [5, 0],
    [6, 22_000],
    [10, 22_000],
    [61, 143_000],
  ])('%d calls are estimated at %d ms', (count, expected) => {
    expect(mockJupiter(ok, { requestsPerMinute: 30 }).calls.msFor(count)).toBe(expected)
  })
})
