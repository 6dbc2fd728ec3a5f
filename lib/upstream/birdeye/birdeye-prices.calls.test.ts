/** @jest-environment node */
import type { PriceCall } from '@/lib/domain/prices/token-price'
import type { PriceResult } from '@/lib/domain/prices/price-answers'
import { callBirdeye, birdeyeReason, fetchPriceHistory } from './birdeye-prices'
import { mockClock, minuteAt, priceHistory } from '@/lib/upstream/testing/mock-birdeye'
import {
  mockFetch,
  type MockCall,
  neverAnswers,
  connectionLost,
} from '@/lib/upstream/testing/mock-fetch'
import fc from 'fast-check'
import { UpstreamError } from '@/lib/upstream/http/http-call'

const ONE: PriceCall = { mint: 'SOL', minutes: [minuteAt(0)] }
const FOR_EVER = Number.MAX_SAFE_INTEGER

afterEach(() => jest.restoreAllMocks())

type Limits = {
  lastStartMs?: number
  requestsPerSecond?: number
  signal?: AbortSignal
  beforeWait?: (ms: number) => void
}

/** Makes a call on a clock that moves only during waits. Returns what the call yielded, its waits and outcome. */
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

/** Mocks Birdeye, which responds with 429 this many times, and then with a price. */
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

  it('a call whose second try gets 429, too, has failed, and is marked as limited', async () => {
    const calls = limitedTimes(2)
    const { yielded, outcome } = await callOnce(ONE)
    expect([calls.length, yielded, outcome]).toEqual([2, [{ kind: 'wait', ms: 10_000 }], limited])
  })
})

describe('a call ends without an answer', () => {
  it.each([
    ['still begins at the last moment', 1_000, 1],
    ['does not begin after the last moment', 999, 0],
  ])('if it cannot begin in time: it %s', async (_, lastStartMs, count) => {
    const calls = limitedTimes(0)
    const { outcome } = await callOnce(ONE, { lastStartMs })
    expect(calls).toHaveLength(count)
    expect(outcome).toEqual(count === 0 ? { kind: 'ended' } : answered)
  })

  it('if its second try cannot begin in time', async () => {
    const calls = limitedTimes(1)
    const { outcome } = await callOnce(ONE, { lastStartMs: 10_999 })
    expect([calls.length, outcome]).toEqual([1, { kind: 'ended' }])
  })

  it.each<[string, (call: MockCall) => Response | Promise<Response>]>([
    ['before the answer', neverAnswers],
    ['in the middle of the answer', cutOff],
  ])('if the signal aborts during the call: %s', async (_, answer) => {
    const stop = new AbortController()
    const calls = mockFetch((call) => {
      setTimeout(() => stop.abort('stopped'))
      return answer(call)
    })
    const { outcome } = await callOnce(ONE, { signal: stop.signal })
    expect([calls.length, outcome]).toEqual([1, { kind: 'ended' }])
  })

  it('if the signal aborts in the pause after a 429', async () => {
    const stop = new AbortController()
    const calls = limitedTimes(1)
    const beforeWait = (ms: number) => (ms === 10_000 ? stop.abort('stopped') : undefined)
    const { waits, outcome } = await callOnce(ONE, { signal: stop.signal, beforeWait })
    expect([calls.length, waits, outcome]).toEqual([1, [1_000, 10_000], { kind: 'ended' }])
  })
})

/** Half a response. Like a real one, it breaks off once the signal of the call aborts. */
function cutOff({ signal }: MockCall): Response {
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(new TextEncoder().encode('{"success":'))
    signal.addEventListener('abort', () => controller.error(signal.reason))
  }
  return new Response(new ReadableStream({ start }))
}

const KEY = 'canary-7f3a9c'
const [M0, M1, M2] = [minuteAt(0), minuteAt(1), minuteAt(2)]

function ask(from: number, to: number, apiKey = KEY) {
  const { signal } = new AbortController()
  return fetchPriceHistory({ mint: 'SOL', minutes: [from, to] }, { apiKey, signal })
}

const answerWith = (items: unknown) =>
  mockFetch(() => Response.json({ success: true, data: { items } }))

describe('GET price-history', () => {
  it('has its query and headers, and no body', async () => {
    const calls = answerWith([])
    await ask(M0, M0)
    expect(calls).toMatchObject([
      {
        url:
          'https://public-api.birdeye.so/defi/history_price?address=SOL&address_type=token&type=1m' +
          `&ui_amount_mode=raw&time_from=${M0}&time_to=${M0}`,
        method: 'GET',
        body: '',
      },
    ])
    expect(Object.fromEntries(new Headers(calls[0]?.headers))).toEqual({
      accept: 'application/json',
      'x-api-key': KEY,
      'x-chain': 'solana',
    })
  })

  it('follows no redirect: no other host may get the key', async () => {
    answerWith([])
    await ask(M0, M0)
    const init = expect.objectContaining({ redirect: 'error', credentials: 'omit' })
    expect(fetch).toHaveBeenCalledWith(expect.any(String), init)
  })
})

describe('the prices of a response', () => {
  it.each([
    ['no items mean that there is no price', M0, M0, [], []],
    ['a price', M0, M0, [{ unixTime: M0, value: 141.2 }], [[M0, 141.2]]],
    ['0 is no price (behaviour 8.3)', M0, M0, [{ unixTime: M0, value: 0 }], []],
    ['nor is a price below 0 (behaviour 8.3)', M0, M0, [{ unixTime: M0, value: -1 }], []],
    ['a range without the minutes of 0', M0, M2, [time(M0, 0), time(M1, 6)], [[M1, 6]]],
    ['only value is needed for one minute', M0, M0, [{ value: 5 }], [[M0, 5]]],
    ['for one minute, any record counts', M0, M0, [{ unixTime: M1, value: 5 }], [[M0, 5]]],
    [
      'a range by minute',
      M0,
      M2,
      [time(M0, 5), time(M2, 7)],
      [
        [M0, 5],
        [M2, 7],
      ],
    ],
    ['seconds are rounded down to the minute', M0, M2, [time(M1 + 59, 6)], [[M1, 6]]],
    ['an unreadable item is left out', M0, M2, [time(M0, -1), null, time(M1, 6)], [[M1, 6]]],
  ])('%s', async (_, from, to, items, expected) => {
    answerWith(items)
    expect([...(await ask(from, to))]).toEqual(expected)
  })

  function time(unixTime: number, value: number) {
    return { unixTime, value }
  }
})

describe('what makes a call fail', () => {
  const unreadable = { fault: { kind: 'unreadable' } }
  const json = (value: unknown) => () => Response.json(value)

  it.each<[string, () => Response, object]>([
    ['HTML', () => new Response('<!doctype html>'), unreadable],
    ['without a body', () => new Response(null, { status: 204 }), unreadable],
    ['without items', json({ success: true, data: {} }), unreadable],
    [
      'no item that can be read',
      json({ success: true, data: { items: [{ value: '5' }] } }),
      unreadable,
    ],
    ['success is false', json({ success: false, message: 'no' }), { message: 'no' }],
    [
      'status 500',
      () => new Response('', { status: 500 }),
      { fault: { kind: 'status', status: 500 } },
    ],
    ['a lost connection', connectionLost, { fault: { kind: 'network' } }],
  ])('%s', async (_, answer, error) => {
    mockFetch(answer)
    await expect(ask(M0, M0)).rejects.toMatchObject(error)
  })

  it('no byte for 25 s is a network fault', async () => {
    jest.useFakeTimers()
    mockFetch(neverAnswers)
    const ended = jest.fn()
    const fault = ask(M0, M0).catch((error: unknown) => ended(error))
    await jest.advanceTimersByTimeAsync(24_999)
    expect(ended).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    await fault
    expect(ended).toHaveBeenCalledWith(new UpstreamError({ kind: 'network' }))
    jest.useRealTimers()
  })

  it('a response that isn’t whole after 25 s is a network fault, even if bytes still come (behaviour 12.7)', async () => {
    jest.useFakeTimers()
    mockFetch(({ signal }) => {
      const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        const drip = setInterval(() => controller.enqueue(new Uint8Array([32])), 10_000)
        signal.addEventListener('abort', () => {
          clearInterval(drip)
          controller.error(signal.reason)
        })
      }
      return new Response(new ReadableStream({ start }))
    })
    const ended = jest.fn()
    void ask(M0, M0).catch((error: unknown) => ended(error))
    await jest.advanceTimersByTimeAsync(24_999)
    expect(ended).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith(new UpstreamError({ kind: 'network' }))
    jest.useRealTimers()
  })

  it('a response of over 1 MB is unreadable (behaviour 12.7)', async () => {
    const text = JSON.stringify({ success: true, data: { items: [] } })
    mockFetch(() => new Response(text.padEnd(1_000_000)))
    expect([...(await ask(M0, M0))]).toEqual([])
    mockFetch(() => new Response(text.padEnd(1_000_001)))
    await expect(ask(M0, M0)).rejects.toMatchObject(unreadable)
  })
})

/** The reason why a call with this response failed. */
async function reasonOf(answer: () => Response, apiKey = KEY): Promise<string> {
  mockFetch(answer)
  try {
    await ask(M0, M0, apiKey)
  } catch (error) {
    return birdeyeReason(error, apiKey)
  }
  return 'no failure'
}

const statusWith = (message: string) => () => Response.json({ message }, { status: 400 })
const falseWith = (message: string) => () => Response.json({ success: false, message })

it.each<[string, () => Response, string]>([
  ['status and message', statusWith('bad address'), '400 bad address'],
  ['status text', () => new Response('', { status: 500, statusText: 'Oh' }), '500 Oh'],
  ['success is false', falseWith('bad address'), 'bad address'],
  ['made safe to show', falseWith('no\u202e\n\u0000t'), 'not'],
])('why a call failed: %s (behaviour 15.7)', async (_, answer, reason) => {
  expect(await reasonOf(answer)).toBe(reason)
})

it('an unexpected error is not described in detail', () => {
  expect(birdeyeReason(new TypeError(KEY), KEY)).toBe('internal error')
})

describe('the reason never shows the key, even if the service repeats it', () => {
  it.each([
    ['whole', `key ${KEY} is wrong`, 'key … is wrong'],
    ['cut off by the service', `wrong key: ${KEY.slice(0, 9)}`, 'wrong key: …'],
    // The format characters, which aren't shown, fill most of the 300, so the cut falls inside the key.
    ['cut off at the 300th character', `${'\u200b'.repeat(290)}${KEY}`, '…'],
    ['with format characters inside', [...KEY].join('\u200b'), '…'],
  ])('%s', async (_, message, expected) => {
    expect(await reasonOf(statusWith(message))).toBe(`400 ${expected}`)
    if (message.length <= 300) expect(await reasonOf(falseWith(message))).toBe(expected)
  })

  it.each([
    ['8 characters of the key are removed', `wrong: ${KEY.slice(0, 8)}`, 'wrong: …'],
    ['7 may be a word', `wrong: ${KEY.slice(0, 7)}`, `wrong: ${KEY.slice(0, 7)}`],
    ['1 may be the end of a word', 'bad logic', 'bad logic'],
  ])('at the end of a text, %s (behaviour 8.21)', async (_, message, expected) => {
    expect(await reasonOf(falseWith(message))).toBe(expected)
  })

  it('wherever the message has the key, and whatever the key is', async () => {
    const unit = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code))
    const anyKey = fc.string({ unit, minLength: 8, maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(anyKey, fc.string(), fc.nat(300), async (key, after, hidden) => {
        const message = `${'\u200b'.repeat(hidden)}${key}${after}`
        const begun = key.slice(0, 8)
        expect(await reasonOf(statusWith(message), key)).not.toContain(begun)
      }),
      { numRuns: 200 },
    )
  })
})
