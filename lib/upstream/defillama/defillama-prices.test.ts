/** @jest-environment node */
import { SOL } from '@/lib/domain/testing/test-orders'
import { mockFetch } from '@/lib/upstream/testing/mock-fetch'
import { defillamaPricesIn, fetchDefillamaPrices } from './defillama-prices'

afterEach(() => jest.restoreAllMocks())

const AT = 1_772_438_400
const at = (apart: number, price = 2) => ({ timestamp: AT + apart, price })
const none = undefined
const answer = (value: string, offsetSeconds: number) => ({
  source: 'defillama',
  value,
  offsetSeconds,
})

/** Returns the price of the minute AT in a response with these records. Each record is JSON text. */
function priceIn(records: readonly string[]) {
  const text = `{"coins":{"solana:${SOL}":{"prices":[${records.join(',')}]}}}`
  return defillamaPricesIn(text, { mint: SOL, minutes: [AT] }).get(AT)
}
const jsonOf = (records: readonly object[]) => records.map((record) => JSON.stringify(record))

it('asks for a mint’s records within 30 minutes of each wanted minute (behaviour 8.31)', async () => {
  const calls = mockFetch(() => Response.json({ coins: {} }))
  const call = { mint: SOL, minutes: Array.from({ length: 60 }, (_, index) => AT + index * 60) }
  await fetchDefillamaPrices(call, new AbortController().signal)
  const url = calls[0]?.url ?? ''
  expect(url).toMatch(/^https:\/\/coins\.llama\.fi\/batchHistorical\?coins=.+&searchWidth=1800$/)
  expect(decodeURIComponent(url)).toContain(`{"solana:${SOL}":[${call.minutes.join(',')}]}`)
  // The service rejects URLs above 2,048 characters.
  expect(url.length).toBeLessThan(2_000)
})

describe('the nearest record within 30 minutes; of two equally near, the earlier one (behaviour 8.31)', () => {
  it.each([
    ['the very second', [at(5, 3), at(0)], answer('2', 0)],
    ['the nearest, in any sequence', [at(600, 3), at(-120), at(-1_700, 4)], answer('2', -120)],
    ['a later one if it is nearer', [at(60), at(-61, 3)], answer('2', 60)],
    ['the earlier of two equally near', [at(300, 3), at(-300)], answer('2', -300)],
    ['exactly 30 minutes before', [at(-1_800)], answer('2', -1_800)],
    ['a second farther away', [at(1_801), at(-1_801)], none],
    ['a small price', [at(0, 1.5e-9)], answer('0.0000000015', 0)],
  ])('%s', (_, records, expected) => {
    expect(priceIn(jsonOf(records))).toEqual(expected)
    expect(priceIn(jsonOf(records.toReversed()))).toEqual(expected)
  })
})

it.each(['"price":0', '"price":-1', '"price":1e999', '"price":"2"', '"price":null', '"cost":1'])(
  'a record without a valid price is skipped: %s',
  (price) => {
    const records = [`{"timestamp":${AT},${price}}`, ...jsonOf([at(-900)]), '{"price":7}', 'null']
    expect(priceIn(records)).toEqual(answer('2', -900))
  },
)

it('a confidence of 0 changes nothing', () => {
  expect(priceIn(jsonOf([{ ...at(0), confidence: 0 }]))).toEqual(answer('2', 0))
})
