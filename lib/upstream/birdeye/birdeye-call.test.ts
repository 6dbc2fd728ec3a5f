/** @jest-environment node */
import type { PriceCall } from '@/lib/domain/prices/price-plan'
import type { PriceResult } from '@/lib/domain/prices/price-result'
import { callBirdeye } from './birdeye-call'
import { mockClock, minuteAt, priceHistory } from '@/lib/upstream/testing/mock-birdeye'
import { mockFetch, type MockCall, neverAnswers } from '@/lib/upstream/testing/mock-fetch'

const ONE: PriceCall = { mint: 'SOL', minutes: [minuteAt(0)] }
const FOR_EVER = Number.MAX_SAFE_INTEGER

afterEach(() => jest.restoreAllMocks())

type Limits = {
  lastStartMs?: number
  requestsPerSecond?: number
  signal?: AbortSignal
  beforeWait?: (ms: number) => void
}

/** One call on a clock that only waits move: what it yielded, how long it waited, how it ended. */
async function callOnce(call: PriceCall, limits: Limits = {}) {
  const clock = mockClock()
  const waits: number[] = []
  const yielded: PriceResult[] = []
  const { lastStartMs = FOR_EVER, requestsPerSecond = 1 } = limits
  const { signal = new AbortController().signal, beforeWait = () => {} } = limits
  const wait = (ms: number, stop: AbortSignal) => {
    beforeWait(ms)
    waits.push(ms)
    return clock.wait(ms, stop)
  }
  const pace = { apiKey: 'birdeye-key', requestsPerSecond, signal, wait, now: clock.now }
  const steps = callBirdeye(call, lastStartMs, pace)
  let step = await steps.next()
  for (; !step.done; step = await steps.next()) yielded.push(step.value)
  return { yielded, waits, outcome: step.value }
}

/** Birdeye that answers 429 so many times, then a price. */
function limitedTimes(times: number, headers: Record<string, string> = {}) {
  const calls = mockFetch((call) => {
    if (calls.length > times) return priceHistory(call, () => 7)
    return Response.json({ success: false, message: 'Too many requests' }, { status: 429, headers })
  })
  return calls
}

const answered = { kind: 'answered', prices: new Map([[minuteAt(0), 7]]) }
const limited = { kind: 'failed', reason: '429 Too many requests', isLimited: true }

describe('429: wait, and retry once (behaviour 8.12)', () => {
  it.each([
    ['10 s', {}, 10_000],
    ['Retry-After if longer', { 'retry-after': '25' }, 25_000],
    ['10 s if Retry-After is shorter', { 'retry-after': '3' }, 10_000],
    ['60 s at most', { 'retry-after': '86400' }, 60_000],
    ['10 s if Retry-After is no time', { 'retry-after': 'soon' }, 10_000],
  ])('%s', async (_, headers: Record<string, string>, ms) => {
    const calls = limitedTimes(1, headers)
    const { yielded, waits, outcome } = await callOnce(ONE)
    expect(yielded).toEqual([{ kind: 'wait', ms }])
    expect(waits).toEqual([1_000, ms])
    expect([calls.length, outcome]).toEqual([2, answered])
  })

  it('never faster than the pace', async () => {
    limitedTimes(1)
    expect((await callOnce(ONE, { requestsPerSecond: 1 / 90 })).waits).toEqual([90_000, 90_000])
  })

  it('one that stays on 429 has failed, and is marked as such', async () => {
    const calls = limitedTimes(2)
    const { yielded, outcome } = await callOnce(ONE)
    expect([calls.length, yielded, outcome]).toEqual([2, [{ kind: 'wait', ms: 10_000 }], limited])
  })
})

describe('a call ends without an answer', () => {
  it.each([
    ['begins at the last moment', 1_000, 1],
    ['does not begin after it', 999, 0],
  ])('with the time: it %s', async (_, lastStartMs, count) => {
    const calls = limitedTimes(0)
    const { outcome } = await callOnce(ONE, { lastStartMs })
    expect(calls).toHaveLength(count)
    expect(outcome).toEqual(count === 0 ? { kind: 'ended' } : answered)
  })

  it('with the time: no second try after it', async () => {
    const calls = limitedTimes(1)
    const { outcome } = await callOnce(ONE, { lastStartMs: 10_999 })
    expect([calls.length, outcome]).toEqual([1, { kind: 'ended' }])
  })

  it.each<[string, (call: MockCall) => Response | Promise<Response>]>([
    ['before the answer', neverAnswers],
    ['inside the answer', cutOff],
  ])('with the signal, in the call: %s', async (_, answer) => {
    const stop = new AbortController()
    const calls = mockFetch((call) => {
      setTimeout(() => stop.abort('stopped'))
      return answer(call)
    })
    const { outcome } = await callOnce(ONE, { signal: stop.signal })
    expect([calls.length, outcome]).toEqual([1, { kind: 'ended' }])
  })

  it('with the signal, in the pause after a 429', async () => {
    const stop = new AbortController()
    const calls = limitedTimes(1)
    const beforeWait = (ms: number) => (ms === 10_000 ? stop.abort('stopped') : undefined)
    const { waits, outcome } = await callOnce(ONE, { signal: stop.signal, beforeWait })
    expect([calls.length, waits, outcome]).toEqual([1, [1_000, 10_000], { kind: 'ended' }])
  })
})

/** Half an answer, which breaks off once the call's signal aborts, as fetch's does. */
function cutOff({ signal }: MockCall): Response {
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(new TextEncoder().encode('{"success":'))
    signal.addEventListener('abort', () => controller.error(signal.reason))
  }
  return new Response(new ReadableStream({ start }))
}
