/** @jest-environment node */
import fc from 'fast-check'
import { birdeyeReason, fetchPriceHistory } from './birdeye-call'
import { minuteAt } from '@/lib/upstream/testing/mock-birdeye'
import { connectionLost, mockFetch, neverAnswers } from '@/lib/upstream/testing/mock-fetch'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'

const KEY = 'canary-7f3a9c'
const [M0, M1, M2] = [minuteAt(0), minuteAt(1), minuteAt(2)]

afterEach(() => jest.restoreAllMocks())

function ask(from: number, to: number, apiKey = KEY) {
  const { signal } = new AbortController()
  return fetchPriceHistory({ mint: 'SOL', from, to, apiKey, signal })
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
          `&time_from=${M0}&time_to=${M0}`,
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

describe('its prices', () => {
  it.each([
    ['empty items mean that there is none', M0, M0, [], []],
    ['a price', M0, M0, [{ unixTime: M0, value: 141.2 }], [[M0, 141.2]]],
    ['0 is a price', M0, M0, [{ unixTime: M0, value: 0 }], [[M0, 0]]],
    ['only value is needed for one minute', M0, M0, [{ value: 5 }], [[M0, 5]]],
    ['for one minute whatever came', M0, M0, [{ unixTime: M1, value: 5 }], [[M0, 5]]],
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
    ['an item that cannot be read is absent', M0, M2, [time(M0, -1), null, time(M1, 6)], [[M1, 6]]],
  ])('%s', async (_, from, to, items, expected) => {
    answerWith(items)
    expect([...(await ask(from, to))]).toEqual(expected)
  })

  function time(unixTime: number, value: number) {
    return { unixTime, value }
  }
})

describe('an answer that is none', () => {
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
})

/** Why a call failed that was answered so. */
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

describe('without the key that the service echoes', () => {
  it.each([
    ['whole', `key ${KEY} is wrong`, 'key … is wrong'],
    ['cut off by the service', `wrong key: ${KEY.slice(0, 9)}`, 'wrong key: …'],
    // Format characters do not count as text, so that what follows is still shown.
    ['cut off at the 300th character', `${'\u200b'.repeat(290)}${KEY}`, '…'],
    ['with format characters inside', [...KEY].join('\u200b'), '…'],
  ])('%s', async (_, message, expected) => {
    expect(await reasonOf(statusWith(message))).toBe(`400 ${expected}`)
    if (message.length <= 300) expect(await reasonOf(falseWith(message))).toBe(expected)
  })

  it('wherever a key of whatever form stands', async () => {
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
