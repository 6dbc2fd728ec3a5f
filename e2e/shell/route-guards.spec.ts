import { request as httpRequest } from 'node:http'
import { expect, test } from '../pages/app-test'
import { APP_PORT, APP_URL, STAND_INS_URL } from '../run/stand-in-settings'
import { sampleAddress } from '../wallets/wire/sample-address'

const CSV = '/trades/csv'
const PRICES = '/trades/fetch-usd-prices'
const JUPITER = '/upstream/jupiter/trigger/v1/getTriggerOrders'
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
const EMPTY = '{"events":[],"mints":[],"fetchedTokenPrices":{}}'
const SLOWEST_REFUSAL_MS = 500

type Call = { path: string; method?: string; headers?: Record<string, string>; body?: string }
type Answer = { status: number; headers: Record<string, unknown>; text: string; ms: number }

/** A call with just these headers: fetch and browsers add their own. */
function send({ path, method = 'POST', headers = {}, body = '' }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const options = { host: '127.0.0.1', port: APP_PORT, path, method, headers, agent: false }
    const call = httpRequest(options, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece) => pieces.push(piece))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(pieces).toString(),
          ms: performance.now() - begun,
        }),
      )
    })
    call.on('error', reject)
    call.end(body)
  })
}

test.describe('methods (behaviour 12.11)', () => {
  for (const [path, allowed] of [
    [CSV, 'POST'],
    [PRICES, 'POST'],
    [JUPITER, 'GET'],
  ] as const) {
    test(`${path} answers ${allowed} only, and nothing is stored`, async () => {
      // Next answers by itself what it does not know.
      const unknown = await send({ path, method: 'PROPFIND' })
      expect(unknown.status).toBeGreaterThanOrEqual(400)
      expect(unknown.headers['cache-control']).toBe('no-store')

      const others = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
      for (const method of others.filter((other) => other !== allowed)) {
        const { status, headers } = await send({ path, method })
        expect({ method, status, ...headers }).toMatchObject({
          ...{ method, status: 405, allow: allowed, 'cache-control': 'no-store' },
        })
      }
    })
  }
})

test.describe('own pages only (behaviour 12.12)', () => {
  const ours: [string, Record<string, string>, number][] = [
    ['a page of ours', { 'sec-fetch-site': 'same-origin' }, 200],
    ['our origin', { origin: APP_URL }, 200],
    ['a script', {}, 200],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: APP_URL }, 403],
    ['a site beside ours', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { origin: 'https://other.example' }, 403],
    ['another port', { origin: `http://127.0.0.1:${APP_PORT + 7}` }, 403],
    ['no origin that is known', { origin: 'null' }, 403],
  ]
  for (const [name, headers, status] of ours) {
    test(`${name}: ${status}`, async () => {
      const csv = await send({ path: CSV, headers: { ...JSON_TYPE, ...headers }, body: EMPTY })
      const prices = await send({ path: PRICES, headers: { ...FORM_TYPE, ...headers } })
      // Nothing was asked for: 400 is what an allowed call gets.
      expect([csv.status, prices.status]).toEqual([status, status === 200 ? 400 : 403])
      expect([csv, prices].map((answer) => answer.headers['cache-control'])).toEqual([
        'no-store',
        'no-store',
      ])
    })
  }

  test("another site's page is refused by its browser's own headers", async ({ page }) => {
    await page.goto(`${STAND_INS_URL}/wallets`)
    const answer = page.waitForResponse((response) => response.url() === APP_URL + PRICES)
    // What a form can send needs nobody's leave.
    await page.evaluate(async (url) => {
      await fetch(url, { method: 'POST', mode: 'no-cors', body: new URLSearchParams('a=b') })
    }, APP_URL + PRICES)
    expect((await answer).status()).toBe(403)
  })
})

test.describe('content type and bounds (behaviour 12.13, 12.15)', () => {
  for (const [path, type] of [
    [CSV, 'text/plain'],
    [CSV, 'application/x-www-form-urlencoded'],
    [CSV, ''],
    [PRICES, 'application/json'],
    [PRICES, 'text/plain'],
    [PRICES, ''],
  ] as const) {
    test(`${path} with content type '${type}': 415`, async () => {
      const headers: Record<string, string> = type === '' ? {} : { 'content-type': type }
      expect((await send({ path, headers, body: EMPTY })).status).toBe(415)
    })
  }

  const lists = (events: string, mints = '[]', prices = '{}') =>
    `{"events":${events},"mints":${mints},"fetchedTokenPrices":${prices}}`
  const many = (count: number, entry: string) => `[${Array(count).fill(entry).join(',')}]`
  const prices = Array.from({ length: 250_000 }, (_, index) => `"k${index}":1`).join(',')
  const form = (list: string) => `birdeyeApiKey=key&tokenPricesToFetch=${encodeURIComponent(list)}`
  const bombs: [string, Call][] = [
    ['a million events', { path: CSV, headers: JSON_TYPE, body: lists(many(1e6, '0')) }],
    ['a million mints', { path: CSV, headers: JSON_TYPE, body: lists('[]', many(1e6, '{}')) }],
    ['250,000 prices', { path: CSV, headers: JSON_TYPE, body: lists('[]', '[]', `{${prices}}`) }],
    ['100,000 levels', { path: CSV, headers: JSON_TYPE, body: '['.repeat(1e5) + ']'.repeat(1e5) }],
    [
      '100,000 levels of records',
      { path: CSV, headers: JSON_TYPE, body: '{"events":'.repeat(1e5) + '0' + '}'.repeat(1e5) },
    ],
    [
      '20,000 events that are none',
      { path: CSV, headers: JSON_TYPE, body: lists(many(2e4, '{"kind":"trade"}')) },
    ],
    [
      'a mint that is none',
      { path: PRICES, headers: FORM_TYPE, body: form('{"../x":[1800000000]}') },
    ],
    [
      '10,000 times that are none',
      {
        path: PRICES,
        headers: FORM_TYPE,
        body: form(`{"${sampleAddress('a mint')}":${many(1e4, '0')}}`),
      },
    ],
  ]
  for (const [name, call] of bombs) {
    test(`${name}: 400 in under half a second`, async () => {
      // The fastest of three: machines that test are often busy.
      const answers = [await send(call), await send(call), await send(call)]
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
      expect(Math.min(...answers.map(({ ms }) => ms))).toBeLessThan(SLOWEST_REFUSAL_MS)
    })
  }
})

test.describe('too much at once (behaviour 12.14)', () => {
  test('40 bodies of 3 MB are all answered, those without room with Retry-After', async () => {
    const body = lists3MB()
    const calls = Array.from({ length: 40 }, () => send({ path: CSV, headers: JSON_TYPE, body }))
    for (const { status, headers } of await Promise.all(calls)) {
      expect([200, 503]).toContain(status)
      expect(headers['retry-after']).toBe(status === 503 ? '2' : undefined)
    }
    expect((await send({ path: CSV, headers: JSON_TYPE, body })).status).toBe(200)
  })

  test('a body over the limit is 413, and its connection goes on', async ({ request }) => {
    for (const bytes of [4_000_001, 20_000_000]) {
      const answer = await request.post(CSV, { headers: JSON_TYPE, data: Buffer.alloc(bytes, 'a') })
      expect([answer.status(), answer.headers()['cache-control']]).toEqual([413, 'no-store'])
      expect((await request.post(CSV, { headers: JSON_TYPE, data: EMPTY })).status()).toBe(200)
    }
  })
})

function lists3MB(): string {
  const adjusted = (amount: string) => ({ amount, adjustedForDecimals: true })
  const event = {
    ...{ kind: 'deposit', date: '2026-03-02T08:00:11.000Z', inputMint: sampleAddress('mint') },
    ...{ inputAmount: adjusted('2.5'), orderType: 'trigger', orderKey: sampleAddress('order') },
    ...{ userAddress: sampleAddress('wallet'), transactionSignature: '5'.repeat(88) },
  }
  const count = Math.floor(3_000_000 / (JSON.stringify(event).length + 1)) - 1
  return JSON.stringify({
    events: Array.from({ length: count }, () => event),
    mints: [],
    fetchedTokenPrices: {},
  })
}
