/** @jest-environment node */
import { mockBirdeye, minuteAt, priceHistory } from '@/lib/upstream/testing/mock-birdeye'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { mockFetch } from '@/lib/upstream/testing/mock-fetch'
import { POST } from './route'
import {
  fieldsFor,
  KEY,
  manyPrices,
  requestWith,
  testRequest,
  setUpRun,
  tearDownRun,
  THREE,
} from '@/app/(wallet)/trades/fetch-usd-prices/testing/test-price-request'

beforeEach(setUpRun)
afterEach(tearDownRun)

const BIRDEYE_KEY_REQUIRED = 'Birdeye API key is required'
const PRICES_REQUIRED = 'Token prices to fetch is required'
const MAP = {
  [`${SOL}-${minuteAt(0)}`]: 7,
  [`${SOL}-${minuteAt(1)}`]: 7,
  [`${USDC}-${minuteAt(0)}`]: 7,
}
const WRONG_PACE = 'requestsPerSecond must be a number from 0.1 to 1,000.'

describe.each([
  ['urlencoded', false],
  ['multipart', true],
])('a form that is %s', (_, isMultipart) => {
  it('is answered with the map of prices', async () => {
    const calls = mockBirdeye(() => 7)
    const response = await POST(testRequest({ isMultipart }))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toEqual(MAP)
    expect(calls.map(({ headers }) => headers.get('x-api-key'))).toEqual([KEY, KEY, KEY])
  })

  it.each<[string, Record<string, string | undefined>, string]>([
    ['no key', { birdeyeApiKey: undefined }, BIRDEYE_KEY_REQUIRED],
    ['no list', { tokenPricesToFetch: undefined }, PRICES_REQUIRED],
    ['an invalid pace', { requestsPerSecond: 'fast' }, WRONG_PACE],
  ])('gets a 400 if it has %s', async (_, change, error) => {
    const calls = mockBirdeye(() => 7)
    const fields = { ...fieldsFor(THREE), ...change }
    const response = await POST(testRequest({ fields, isMultipart }))
    expect([response.status, await response.json()]).toEqual([400, { error }])
    expect(calls).toEqual([])
  })
})

describe('a body that isn’t a form', () => {
  it.each<[string, string, string]>([
    ['multipart without its end', '--x\r\n', 'multipart/form-data; boundary=x'],
    ['empty', '', 'application/x-www-form-urlencoded'],
  ])('gets a 400: %s', async (_, body, type) => {
    const response = await POST(requestWith(body, { 'content-type': type }))
    expect([response.status, await response.json()]).toEqual([400, { error: BIRDEYE_KEY_REQUIRED }])
  })

  it.each([
    [64_000, 400, BIRDEYE_KEY_REQUIRED],
    [64_001, 413, 'The request is too large.'],
  ])('is answered by its size: %d bytes get %d', async (bytes, status, error) => {
    const calls = mockBirdeye(() => 7)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await POST(requestWith('a'.repeat(bytes), headers))
    expect([response.status, await response.json()]).toEqual([status, { error }])
    expect(calls).toEqual([])
  })
})

describe('X-Prices-Left says how many prices the run did not reach', () => {
  it.each([
    [250, null, 250],
    [260, '10', 250],
  ])('of %d prices: %s', async (count, left, fetched) => {
    mockBirdeye(() => 7)
    const response = await POST(testRequest({ fields: fieldsFor(manyPrices(count)) }))
    expect(response.headers.get('x-prices-left')).toBe(left)
    expect(Object.keys(await response.json())).toHaveLength(fetched)
  })
})

it('a failed price is logged and skipped; ‘missing’ is an answer, and so is 0, which is no price', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation()
  const calls = mockFetch((call) => {
    if (calls.length === 1) return new Response('', { status: 500 })
    return priceHistory(call, (mint) => (mint === SOL ? 0 : undefined))
  })
  const response = await POST(testRequest())
  const map = { [`${SOL}-${minuteAt(1)}`]: 'missing', [`${USDC}-${minuteAt(0)}`]: 'missing' }
  expect([response.status, await response.json()]).toEqual([200, map])
  expect(response.headers.get('x-prices-left')).toBeNull()
  const text = `Failed to fetch token price for ${SOL} at rounded timestamp ${minuteAt(0)}: 500`
  expect(logged.mock.calls).toEqual([[text]])
})

describe('Birdeye stops the run', () => {
  const texts = [
    [401, 'Birdeye rejected this key. Check it and try again.'],
    [403, 'Your Birdeye plan doesn’t include price history.'],
  ] as const

  it.each(texts)('at once, and the response has status %d and a text', async (status, error) => {
    const calls = mockFetch(() => new Response('', { status }))
    const response = await POST(testRequest())
    expect([response.status, await response.json()]).toEqual([status, { error }])
    expect(calls).toHaveLength(1)
  })

  it('after a price: the response has that price, and the others count as left', async () => {
    const calls = mockFetch((call) =>
      calls.length === 1 ? priceHistory(call, () => 7) : new Response('', { status: 401 }),
    )
    const response = await POST(testRequest())
    expect([response.status, await response.json()]).toEqual([
      200,
      { [`${SOL}-${minuteAt(0)}`]: 7 },
    ])
    expect(response.headers.get('x-prices-left')).toBe('2')
  })
})
