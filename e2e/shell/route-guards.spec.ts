import { request as httpRequest } from 'node:http'
import { expect, test } from '../pages/app-test'
import { APP_PORT, APP_URL, STAND_INS_URL } from '../run/stand-in-settings'

const CSV = '/trades/csv'
const PRICES = '/trades/fetch-usd-prices'
const JUPITER = '/upstream/jupiter/trigger/v1/getTriggerOrders'
const JSON_TYPE = { 'content-type': 'application/json' }
const EMPTY = '{"events":[],"mints":[],"fetchedTokenPrices":{}}'

type Answer = { status: number; headers: Record<string, unknown> }

/** A call with no headers of its own: fetch and browsers add theirs. */
function send(path: string, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: APP_PORT, path, method, agent: false }
    const call = httpRequest(options, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
    })
    call.on('error', reject)
    call.end()
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
      const unknown = await send(path, 'PROPFIND')
      expect(unknown.status).toBeGreaterThanOrEqual(400)
      expect(unknown.headers['cache-control']).toBe('no-store')

      const others = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
      for (const method of others.filter((other) => other !== allowed)) {
        const { status, headers } = await send(path, method)
        expect({ method, status, ...headers }).toMatchObject({
          ...{ method, status: 405, allow: allowed, 'cache-control': 'no-store' },
        })
      }
    })
  }
})

test("another site's page is refused by its browser's own headers (behaviour 12.12)", async ({
  page,
}) => {
  await page.goto(`${STAND_INS_URL}/wallets`)
  const answer = page.waitForResponse((response) => response.url() === APP_URL + PRICES)
  // What a form can send needs nobody's leave.
  await page.evaluate(async (url) => {
    await fetch(url, { method: 'POST', mode: 'no-cors', body: new URLSearchParams('a=b') })
  }, APP_URL + PRICES)
  expect((await answer).status()).toBe(403)
})

test('a body over the limit is 413, and the next request is answered (behaviour 12.14)', async ({
  request,
}) => {
  const data = Buffer.alloc(4_000_001, 'a')
  const answer = await request.post(CSV, { headers: JSON_TYPE, data })
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([413, 'no-store'])
  expect((await request.post(CSV, { headers: JSON_TYPE, data: EMPTY })).status()).toBe(200)
})
