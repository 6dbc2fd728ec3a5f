import { expect, test } from '../pages/app-test'
import { tokens } from '../wallets/wire/sample-tokens'
import { APP_URL } from '../run/stand-in-settings'
import { expectThrifty } from '../pages/price-dialog-page'

const ROUTE = `${APP_URL}/trades/fetch-usd-prices`
const { SOL, USDC } = tokens
const START = 1_767_225_600

type Prices = Record<string, readonly number[]>
type PriceMap = Record<string, number | 'missing'>

function post(prices: Prices, key: string, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({
    birdeyeApiKey: key,
    tokenPricesToFetch: JSON.stringify(prices),
  })
  return fetch(ROUTE, { method: 'POST', body, headers })
}

/** Asks on until nothing is left. */
async function wholeMap(prices: Prices, key: string): Promise<PriceMap> {
  const map: PriceMap = {}
  for (;;) {
    const rest = Object.fromEntries(
      Object.entries(prices).map(([mint, minutes]) => [
        mint,
        minutes.filter((minute) => !(`${mint}-${minute - (minute % 60)}` in map)),
      ]),
    )
    const answer = await post(rest, key)
    expect(answer.status).toBe(200)
    Object.assign(map, await answer.json())
    if (answer.headers.get('x-prices-left') === null) return map
  }
}

test.describe('POST /trades/fetch-usd-prices (behaviour 12.4, 12.5, 12.6)', () => {
  const hourly = Array.from({ length: 300 }, (_, hour) => START + hour * 3_600 + (hour % 7) * 60)

  for (const key of ['hourly', 'gaps-hourly', 'thin-hourly']) {
    test(`an hourly DCA of 300 trades (${key}): the map of single calls`, async ({ standIns }) => {
      const map = await wholeMap({ [SOL.mint]: hourly, [USDC.mint]: hourly }, key)
      const single = await Promise.all(
        hourly.map(async (minute) => {
          const map = await (await post({ [SOL.mint]: [minute] }, `${key}-single`)).json()
          return map[`${SOL.mint}-${minute}`]
        }),
      )
      expect(Object.keys(map)).toHaveLength(600)
      expect(hourly.map((minute) => map[`${SOL.mint}-${minute}`])).toEqual(single)
      const calls = await standIns.priceCalls(key)
      if (key === 'hourly') expect(calls.length).toBeLessThanOrEqual(60)
      if (key === 'gaps-hourly') expect(calls.length).toBeLessThanOrEqual(300)
      expectThrifty(calls)
    })
  }

  test('lines come one by one when asked for, the end says how many are left', async () => {
    const days = Array.from({ length: 260 }, (_, day) => START - day * 86_400)
    const answer = await post({ [SOL.mint]: days }, 'lines', { accept: 'application/x-ndjson' })
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson')
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    const pieces: string[] = []
    for (;;) {
      const piece = await reader?.read()
      if (!piece || piece.done) break
      pieces.push(piece.value)
    }
    expect(pieces.length).toBeGreaterThan(50)
    const lines = pieces.join('').trim().split('\n')
    expect(lines).toHaveLength(251)
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      key: expect.stringContaining(SOL.mint),
      value: expect.any(Number),
    })
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ left: 10 })
  })

  for (const [name, body, error] of [
    ['no key', { tokenPricesToFetch: '{}' }, 'Birdeye API key is required'],
    ['no list', { birdeyeApiKey: 'key' }, 'Token prices to fetch is required'],
    [
      'an empty list',
      { birdeyeApiKey: 'key', tokenPricesToFetch: '{}' },
      'Token prices to fetch is required',
    ],
    [
      'a list that is no JSON',
      { birdeyeApiKey: 'key', tokenPricesToFetch: '{' },
      'Token prices to fetch is required',
    ],
  ] as const) {
    test(`${name} is a 400`, async () => {
      const answer = await fetch(ROUTE, { method: 'POST', body: new URLSearchParams(body) })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual({ error })
    })
  }

  test('a wrong key is refused after one call', async ({ standIns }) => {
    const answer = await post({ [SOL.mint]: [START, START + 86_400] }, 'wrong-key-route')
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      error: 'Birdeye refused this key. Check it and try again.',
    })
    expect(await standIns.priceCalls('wrong-key-route')).toHaveLength(1)
  })

  test('a visitor’s own pace is capped at 15 a second', async ({ standIns }) => {
    const days = Array.from({ length: 8 }, (_, day) => START - day * 86_400)
    const body = new FormData()
    body.set('birdeyeApiKey', 'paid-plan')
    body.set('tokenPricesToFetch', JSON.stringify({ [SOL.mint]: days }))
    body.set('requestsPerSecond', '500')
    const answer = await fetch(ROUTE, { method: 'POST', body })
    expect(Object.keys(await answer.json())).toHaveLength(8)
    const calls = await standIns.priceCalls('paid-plan')
    const gaps = calls.slice(1).map((call, index) => call.at - (calls[index]?.at ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000 / 15 - 2)
  })
})
