/** @jest-environment node */
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { priceKey } from '@/lib/domain/prices/token-price'
import { CSV_COLUMNS } from '@/lib/view/files/csv-rows'
import { testDeposit, testTradeEvent, SOL_TOKEN } from '@/lib/view/testing/test-events'
import { POST } from './route'

const HEADER = `${CSV_COLUMNS.join(',')}\n`
const MAX_REFUSAL_MS = 500
const MAX_TRIES = 5

const post = (body: string) =>
  POST(
    new Request('https://site.example/trades/csv', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }),
  )
const lists = (events: string, mints = '[]', prices = '{}') =>
  `{"events":${events},"mints":${mints},"fetchedTokenPrices":${prices}}`

it('the response is CSV text with one row for each event, in the sequence in which they were sent (behaviour 12.1)', async () => {
  const events = JSON.stringify([testTradeEvent(), testDeposit()])
  const answer = await post(lists(events, JSON.stringify([SOL_TOKEN])))
  expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
    200,
    { 'content-type': 'text/csv; charset=utf-8' },
  ])
  expect(await answer.text()).toBe(
    HEADER +
      `trade,1770026403,${USDC},USD Coin,USDC,25,,${SOL},Wrapped SOL,SOL,0.15,,0.00015,,0.14985,,` +
      'TradeSignature,recurring time,RecurringKey\n' +
      `deposit,1769940059,${USDC},USD Coin,USDC,25,,,,,,,,,,,StartSignature,recurring time,RecurringKey\n`,
  )
})

it('without events, the CSV still has its header row', async () => {
  expect(await (await post(lists('[]'))).text()).toBe(HEADER)
})

it.each([
  ['a fault that the parser finds', { orderType: 'limit' }, 'Invalid account type'],
  ['a fault that the writer finds', { fee: { amount: '1', adjustedForDecimals: false } }, /^Row 2/],
])('%s is answered with 400 and the fault’s text (behaviour 12.3)', async (_, change, error) => {
  const events = [testDeposit(), { ...testTradeEvent(), ...change }]
  const answer = await post(lists(JSON.stringify(events)))
  expect([answer.status, (await answer.json()).error]).toEqual([400, expect.stringMatching(error)])
})

it.each(['', ',"format":"json"'])(
  'an unexpected error is logged, and the response is 500 without the error’s text (behaviour 12.9): %j',
  async (format) => {
    const bug = new TypeError('x is not a function')
    const logged = jest.spyOn(console, 'error').mockReturnValue()
    const written = jest.spyOn(BigInt.prototype, 'toString').mockImplementation(() => {
      throw bug
    })
    const events = JSON.stringify([testTradeEvent()])
    const prices = JSON.stringify({
      [priceKey(USDC, 1770026400)]: 1,
      [priceKey(SOL, 1770026400)]: 1,
    })
    const answer = await post(lists(events, '[]', prices).replace(/}$/, `${format}}`))
    written.mockRestore()
    expect([answer.status, await answer.json()]).toEqual([500, { error: 'Unexpected error.' }])
    expect(logged.mock.calls).toEqual([[bug]])
    logged.mockRestore()
  },
)

it.each([
  [4_000_000, 400],
  [4_000_001, 413],
])('a body of %d bytes is answered with %d', async (bytes, status) => {
  expect((await post('a'.repeat(bytes))).status).toBe(status)
})

describe('an invalid body gets its 400 within half a second (behaviour 12.3)', () => {
  const many = (count: number, entry: string) => `[${Array(count).fill(entry).join(',')}]`
  const prices = Array.from({ length: 250_000 }, (_, index) => `"k${index}":1`).join(',')
  const mint = '{"address":"=","symbol":"","name":"","decimals":0}'

  it.each([
    ['a million events', lists(many(1e6, '0'))],
    ['250,000 prices', lists('[]', '[]', `{${prices}}`)],
    ['100,000 levels', '{"events":'.repeat(1e5) + '0' + '}'.repeat(1e5)],
    ['20,000 invalid events', lists(many(2e4, '{"kind":"trade"}'))],
    ['20,000 invalid mints', lists('[]', many(2e4, mint))],
    ['a symbol of 3.9 MB', lists('[0]', `[{"address":"A","symbol":"${'a'.repeat(3_900_000)}"}]`)],
  ])('%s', async (_, body) => {
    // The fastest of several tries counts, because test machines are often busy.
    let fastest = Infinity
    for (let tries = 0; tries < MAX_TRIES && fastest >= MAX_REFUSAL_MS; tries += 1) {
      const begun = performance.now()
      expect((await post(body)).status).toBe(400)
      fastest = Math.min(fastest, performance.now() - begun)
    }
    expect(fastest).toBeLessThan(MAX_REFUSAL_MS)
  })
})
