/** @jest-environment node */
import type { PriceResult } from '@/lib/domain/prices/price-answers'
import { wantedAt } from '@/lib/upstream/testing/mock-birdeye'
import { mockFetch, openFetch } from '@/lib/upstream/testing/mock-fetch'
import { priceLine } from '@/lib/view/routes/price-route'
import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { requestPrices } from './birdeye-run'
import { END, failed, pause, price, stopped } from '@/lib/browser/testing/test-price-results'

const wanted = wantedAt({ SOL: [0, 1] })

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Makes a request. Returns how to stop it, what it hands over, and how it ends. */
function ask(change: Partial<Parameters<typeof requestPrices>[0]> = {}) {
  const stop = new AbortController()
  const received: PriceResult[] = []
  const ended = requestPrices({
    wanted,
    apiKey: 'my-key',
    signal: stop.signal,
    onResults: (results) => received.push(...results),
    ...change,
  }).then(
    () => 'whole',
    (reason: unknown) => reason,
  )
  return { stop, received, ended }
}

/** Makes a request whose answer the test sends bit by bit. */
async function askOpen() {
  const opened = openFetch(ask)
  await jest.advanceTimersByTimeAsync(0)
  return { ...opened, send: (result: PriceResult) => opened.send(priceLine(result)) }
}

it('a POST to /trades/fetch-usd-prices has the key and the wanted prices', async () => {
  const calls = mockFetch(() => new Response(priceLine(END)))
  await ask().ended
  expect(calls).toMatchObject([{ url: '/trades/fetch-usd-prices', method: 'POST' }])
  const [{ body, headers } = { body: '', headers: new Headers() }] = calls
  expect(headers.get('content-type')).toBe('application/x-www-form-urlencoded')
  expect(headers.get('accept')).toBe('application/x-ndjson')
  const form = new URLSearchParams(body)
  expect(form.get('birdeyeApiKey')).toBe('my-key')
  expect(JSON.parse(form.get('tokenPricesToFetch') ?? '')).toEqual(Object.fromEntries(wanted))
})

it.each([
  ['my-key', 'on'],
  ['another-key', null],
  [undefined, null],
])('with the stored key %s, rememberApiKey is %s (behaviour 12.4)', async (stored, field) => {
  jest.spyOn(birdeyeKeyStorage, 'remembered').mockReturnValue(stored)
  const calls = mockFetch(() => new Response(priceLine(END)))
  await ask().ended
  expect(new URLSearchParams(calls[0]?.body).get('rememberApiKey')).toBe(field)
})

it('results are handed over as they come, and an invalid line is skipped', async () => {
  const results = [price('SOL', 0), failed('SOL', 1), pause(10_000), stopped(429), END]
  const { received, ended, send, close } = await askOpen()
  for (const [index, result] of results.entries()) {
    await send(result)
    await jest.advanceTimersByTimeAsync(0)
    expect(received).toEqual(results.slice(0, index + 1))
  }
  await close()
  expect(await ended).toBe('whole')
  mockFetch(() => new Response(`<html>\n${priceLine(END)}{"key":1}\n\n`))
  const other = ask()
  expect([await other.ended, other.received]).toEqual(['whole', [END]])
})

it('an error of our server is thrown', async () => {
  mockFetch(() => Response.json({ error: 'Too large' }, { status: 413 }))
  expect(await ask().ended).toMatchObject({
    fault: { kind: 'status', status: 413, message: 'Too large' },
  })
})

it('the longest pause (60 s) and a slow call (25 s) don’t end a request, but 100 s of silence do', async () => {
  const { ended, send, received } = await askOpen()
  await send(pause(60_000))
  await jest.advanceTimersByTimeAsync(85_000)
  await send(price('SOL', 0))
  await jest.advanceTimersByTimeAsync(99_999)
  expect(received).toHaveLength(2)
  expect(jest.getTimerCount()).toBe(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(await ended).toMatchObject({ fault: { kind: 'network' } })
})

it('an abort ends a request at once with the abort’s reason, and the results that came before are handed over (behaviour 8.10)', async () => {
  const { stop, received, ended, send, call } = await askOpen()
  await send(price('SOL', 0))
  await jest.advanceTimersByTimeAsync(0)
  stop.abort('stopped')
  expect([await ended, received]).toEqual(['stopped', [price('SOL', 0)]])
  expect(call.signal.aborted).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
})
