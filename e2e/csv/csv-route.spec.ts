import { expect, test } from '../pages/app-test'
import { cellsOf, HEADER } from '../pages/csv-file'
import { sampleAddress, sampleSignature } from '../wallets/wire/sample-address'
import { tokens } from '../wallets/wire/sample-tokens'

const PATH = '/trades/csv'
const [W, K] = [sampleAddress('some wallet'), sampleAddress('some order')]
const S = sampleSignature('some transaction')
const SOL = tokens.SOL.mint
const USDC = tokens.USDC.mint
const adjusted = (amount: string) => ({ amount, adjustedForDecimals: true })
const baseUnits = (amount: string) => ({ amount, adjustedForDecimals: false })

const shared = { orderType: 'recurring time', orderKey: K, userAddress: W, transactionSignature: S }
const deposit = {
  ...{ kind: 'deposit', date: '2026-03-02T08:00:11.000Z', inputMint: SOL },
  ...{ inputAmount: adjusted('2.5'), ...shared },
}
const trade = {
  ...{ ...deposit, kind: 'trade', date: '2026-03-02T08:00:26.000Z', inputMint: USDC },
  ...{ inputAmount: adjusted('50'), outputMint: SOL },
  ...{ outputAmount: adjusted('0.35916067'), fee: adjusted('0.00035952') },
}
const mints = [
  { address: SOL, symbol: 'SOL', name: 'Wrapped SOL', decimals: 9, logoURI: 'https://x.example/s' },
  { address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6 },
]
const minute = Date.parse('2026-03-02T08:00:00Z') / 1000

function body(events: object[], fetchedTokenPrices: object = {}) {
  return { data: { events, mints, fetchedTokenPrices } }
}

/** The cells of a trade from In Amount to Out Amount (net) USD, without the token's. */
function moneyOf(csv: string): (string | undefined)[] {
  const row = cellsOf(csv)[1] ?? []
  return [5, 6, 10, 11, 12, 13, 14, 15].map((column) => row[column])
}

test.describe('POST /trades/csv (behaviour 12.1)', () => {
  test('returns CSV text: one row an event, in the order sent', async ({ request }) => {
    const response = await request.post(PATH, body([deposit, trade]))
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toMatch(/^text\/csv\b/)
    expect(await response.text()).toBe(
      `${HEADER}\n` +
        `deposit,1772438411,${SOL},Wrapped SOL,SOL,2.5,,,,,,,,,,,${S},recurring time,${K}\n` +
        `trade,1772438426,${USDC},USD Coin,USDC,50,,${SOL},Wrapped SOL,SOL,` +
        `0.35952019,,0.00035952,,0.35916067,,${S},recurring time,${K}\n`,
    )
  })

  test('no events: the header row always', async ({ request }) => {
    const response = await request.post(PATH, body([]))
    expect(await response.text()).toBe(`${HEADER}\n`)
  })

  test('USD cells from prices of the whole minute, rounded half up to 6 decimals', async ({
    request,
  }) => {
    const prices = { [`${SOL}-${minute}`]: 141.2, [`${USDC}-${minute}`]: 0.9998765 }
    const response = await request.post(PATH, body([trade], prices))
    // 50 x 0.9998765; 0.35952019 x 141.2 = 50.764250828; 0.050764224; 50.713486604
    expect(moneyOf(await response.text())).toEqual([
      ...['50', '49.993825', '0.35952019', '50.764251'],
      ...['0.00035952', '0.050764', '0.35916067', '50.713487'],
    ])
  })

  test('total = net + fee before rounding; a half goes up', async ({ request }) => {
    const one = { ...trade, outputAmount: adjusted('1'), fee: adjusted('1') }
    const tiny = async (price: number) =>
      moneyOf(
        await (await request.post(PATH, body([one], { [`${SOL}-${minute}`]: price }))).text(),
      ).filter((_, place) => [3, 5, 7].includes(place))
    expect(await tiny(0.0000004)).toEqual(['0.000001', '0', '0'])
    expect(await tiny(0.0000005)).toEqual(['0.000001', '0.000001', '0.000001'])
    expect(await tiny(0.0000025)).toEqual(['0.000005', '0.000003', '0.000003'])
  })

  test("empty when the price is unknown or 'missing'; a price of 0 gives 0", async ({
    request,
  }) => {
    const other = `${SOL}-${minute + 60}`
    const prices = { [`${USDC}-${minute}`]: 0, [`${SOL}-${minute}`]: 'missing', [other]: 140 }
    const response = await request.post(PATH, body([trade, deposit], prices))
    const csv = await response.text()
    expect(moneyOf(csv)).toEqual([
      ...['50', '0', '0.35952019', ''],
      ...['0.00035952', '', '0.35916067', ''],
    ])
    expect(cellsOf(csv)[2]?.[6]).toBe('')
  })

  test("adjustedForDecimals false is divided by the token's decimals", async ({ request }) => {
    const raw = {
      ...{ ...trade, inputAmount: baseUnits('1') },
      ...{ outputAmount: baseUnits('350000000'), fee: baseUnits('1') },
    }
    const response = await request.post(PATH, body([raw]))
    expect(moneyOf(await response.text())).toEqual([
      ...['0.000001', '', '0.350000001', ''],
      ...['0.000000001', '', '0.35', ''],
    ])
  })

  test('names and symbols are cleaned and guarded here too', async ({ request }) => {
    const [first, usdc] = mints
    const hostile = { ...first, symbol: '\t=1+1', name: '\u202e@SUM(A1)' }
    const response = await request.post(PATH, {
      data: { events: [deposit], mints: [hostile, usdc], fetchedTokenPrices: {} },
    })
    expect(cellsOf(await response.text())[1]?.slice(3, 5)).toEqual(["'@SUM(A1)", "'=1+1"])
  })
})

test.describe('POST /trades/csv refuses (behaviour 12.3)', () => {
  const nowhere = tokens.nowhere.mint
  const faults: [string, object, RegExp][] = [
    [
      'base units of an unknown token',
      { inputMint: nowhere, inputAmount: baseUnits('5') },
      /^Row 2/,
    ],
    ['an output and a fee that differ in adjustedForDecimals', { fee: baseUnits('1') }, /^Row 2/],
    ['an unknown orderType', { orderType: 'limit' }, /^Invalid account type$/],
    ['a JSON number as amount', { inputAmount: { ...adjusted(''), amount: 50 } }, /^Row 2/],
    ['an amount with an exponent', { inputAmount: adjusted('1e-9') }, /^Row 2/],
    ['an amount with a sign', { outputAmount: adjusted('-1') }, /^Row 2/],
    ['an amount with grouping', { outputAmount: adjusted('1,000') }, /^Row 2/],
    ['a missing amount', { inputAmount: undefined }, /^Row 2/],
    ['a missing fee', { fee: undefined }, /^Row 2/],
    ['a date that is none', { date: 'some day' }, /^Row 2/],
    ['an unknown kind', { kind: 'gift' }, /^Row 2/],
    ['a formula as mint', { inputMint: '=cmd' }, /^Row 2/],
    ['quotes in an order key', { orderKey: 'a"b' }, /^Row 2/],
    ['a comma in a signature', { transactionSignature: 'a,b' }, /^Row 2/],
    ['a new line in an output mint', { outputMint: 'a\nb' }, /^Row 2/],
  ]
  for (const [what, change, error] of faults) {
    test(`${what}: 400 that names it`, async ({ request }) => {
      const response = await request.post(PATH, body([deposit, { ...trade, ...change }]))
      expect(response.status()).toBe(400)
      expect(await response.json()).toEqual({ error: expect.stringMatching(error) })
    })
  }

  test('a body over 4 MB: 413', async ({ request }) => {
    const response = await request.post(PATH, body([{ ...deposit, note: 'x'.repeat(4_000_000) }]))
    expect(response.status()).toBe(413)
    expect(await response.json()).toEqual({ error: expect.any(String) })
  })

  test('broken JSON, no JSON and JSON of another kind: 400', async ({ request }) => {
    for (const data of ['{"events":[', '', '[]', 'null', '{"events":{}}']) {
      const headers = { 'content-type': 'application/json' }
      const response = await request.post(PATH, { data: Buffer.from(data), headers })
      expect([data, response.status()]).toEqual([data, 400])
      expect(await response.json()).toEqual({ error: expect.any(String) })
    }
  })

  test('a price that is no number and not missing: 400', async ({ request }) => {
    for (const price of ['1', -1, null]) {
      const response = await request.post(PATH, body([trade], { [`${SOL}-${minute}`]: price }))
      expect(response.status()).toBe(400)
    }
  })

  test('any other method: 405', async ({ request }) => {
    expect((await request.get(PATH)).status()).toBe(405)
  })
})
