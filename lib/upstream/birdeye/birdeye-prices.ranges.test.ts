/** @jest-environment node */
import {
  askedOf,
  callText,
  mockBirdeye,
  minuteAt,
  minutesEvery,
  priceHistory,
  type MockPrice,
  resultTexts,
  runPrices,
  wantedAt,
  priceRun,
} from '@/lib/upstream/testing/mock-birdeye'
import { mockFetch, type MockCall } from '@/lib/upstream/testing/mock-fetch'
import fc from 'fast-check'
import { requestPrice } from '@/lib/domain/prices/price-answers'
import { priceKey, type PriceMap, type PriceMinutes } from '@/lib/domain/prices/token-price'
import { fetchTokenPrices } from './birdeye-prices'

afterEach(() => jest.restoreAllMocks())

const TEN = minutesEvery(10, 10)
const LATER = TEN.map((index) => index + 5_000)
const singles = (indexes: readonly number[], mint = 'SOL') => indexes.map((at) => `${mint} ${at}`)

/** Prices at all minutes except these. */
function butAt(...absent: number[]): MockPrice {
  return (_, index) => (absent.includes(index) ? undefined : 7)
}

const isRanged = (call: MockCall) => askedOf(call).from !== askedOf(call).to

async function askedFor(indexes: Record<string, readonly number[]>, priceOf: MockPrice) {
  const calls = mockBirdeye(priceOf)
  const run = await runPrices(wantedAt(indexes))
  return { ...run, asked: calls.map(callText) }
}

describe('if at least 8 wanted minutes of a mint are within 999 minutes', () => {
  const eight = [0, 1, 2, 3, 4, 5, 6, 999]

  it('one ranged call fetches them', async () => {
    const { asked, waits, prices, left } = await askedFor({ SOL: eight }, butAt())
    expect([asked, waits, left]).toEqual([['SOL 0-999'], [1_000], 0])
    expect(Object.keys(prices)).toEqual(eight.map((index) => `SOL-${minuteAt(index)}`))
  })

  it('a range of more than 250 minutes is fetched as a whole', async () => {
    const { asked, prices, left } = await askedFor({ SOL: minutesEvery(1, 1_000) }, butAt())
    expect([asked, Object.keys(prices).length, left]).toEqual([['SOL 0-999'], 1_000, 0])
  })

  it('a range that would go beyond 250 prices is not begun', async () => {
    const hourly = minutesEvery(60, 300)
    const { asked, prices, left } = await askedFor({ SOL: hourly }, butAt())
    expect([asked.length, Object.keys(prices).length, left]).toEqual([14, 238, 62])
  })
})

describe('a minute absent from the response to a range', () => {
  it('is fetched once by itself before it counts as ‘missing’', async () => {
    const calls = mockFetch((call) =>
      priceHistory(call, isRanged(call) ? butAt(20, 50) : butAt(20)),
    )
    const { results } = await runPrices(wantedAt({ SOL: TEN }))
    expect(calls.map(callText)).toEqual(['SOL 0-90', 'SOL 20', 'SOL 50'])
    const texts = resultTexts(results)
    expect(texts.slice(8)).toEqual(['SOL 20 = missing', 'SOL 50 = 7', 'left 0'])
    expect(new Set(texts).size).toBe(11)
  })
})

describe('a range that failed', () => {
  const message = 'an invented message'

  it.each<[string, () => Response, string]>([
    ['status 500', () => Response.json({ message }, { status: 500 }), `500 ${message}`],
    ['HTML', () => new Response('<html>'), 'invalid response'],
    ['success is false', () => Response.json({ success: false, message }), message],
  ])('is logged, and its minutes are fetched one by one: %s', async (_, failure, reason) => {
    const calls = mockFetch((call) =>
      calls.length === 1 ? failure() : priceHistory(call, butAt()),
    )
    const { results, logs } = await runPrices(wantedAt({ SOL: [...TEN, ...LATER] }))
    expect(calls.map(callText)).toEqual(['SOL 0-90', ...singles(TEN), 'SOL 5000-5090'])
    const priceTexts = [...TEN, ...LATER].map((index) => `SOL ${index} = 7`)
    expect(resultTexts(results)).toEqual([...priceTexts, 'left 0'])
    expect(logs).toEqual([
      `Failed to fetch token prices for SOL from ${minuteAt(0)} to ${minuteAt(90)}: ${reason}`,
    ])
  })

  it('with 429 counts as the first of two such calls in a row', async () => {
    const calls = mockFetch(() => new Response('', { status: 429 }))
    const { results } = await runPrices(wantedAt({ SOL: TEN }))
    expect(calls.map(callText)).toEqual(['SOL 0-90', 'SOL 0-90', 'SOL 0', 'SOL 0'])
    expect(resultTexts(results)).toEqual([
      'wait 10000',
      'wait 10000',
      'SOL 0 failed',
      'stopped 429',
      'left 9',
    ])
  })
})

/** Returns the prices that single calls fetch. */
async function singlePrices(wanted: PriceMinutes, priceOf: MockPrice): Promise<PriceMap> {
  const prices: PriceMap = {}
  mockBirdeye(priceOf)
  for (const [mint, minutes] of wanted) {
    for (const minute of minutes) {
      Object.assign(prices, (await runPrices(new Map([[mint, [minute]]]))).prices)
    }
  }
  return prices
}

type Known = ReadonlyMap<string, ReadonlyMap<number, number | undefined>>

/**
 * Mocks Birdeye with these prices, and 5 at any other minute. Ranged calls can fail. The mock notes calls for
 * prices that were answered before, and calls that came twice.
 */
function watchedBirdeye(knownPrices: Known, brokenRanges: readonly boolean[]) {
  const priceOf: MockPrice = (mint, index) => {
    const byIndex = knownPrices.get(mint)
    return byIndex?.has(index) ? byIndex.get(index) : 5
  }
  const answered = new Set<string>()
  const asked = new Set<string>()
  const askedAgain: string[] = []
  let ranges = 0
  mockFetch((call) => {
    const { mint, from, to } = askedOf(call)
    const inside = minutesEvery(1, to - from + 1).map((at) => priceKey(mint, minuteAt(from + at)))
    if (asked.has(callText(call)) || inside.some((key) => answered.has(key))) {
      askedAgain.push(callText(call))
    }
    asked.add(callText(call))
    if (from !== to && brokenRanges[ranges++]) return new Response('', { status: 500 })
    return priceHistory(call, priceOf)
  })
  return { answered, askedAgain, priceOf, rangeCount: () => ranges }
}

describe('whatever the wanted minutes, and whatever Birdeye lacks', () => {
  const anyPrice = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }), {
    freq: 1,
    nil: undefined,
  })
  const anyMinutes = fc
    .uniqueArray(fc.tuple(fc.nat(1_800), anyPrice), {
      maxLength: 30,
      size: 'max',
      selector: ([at]) => at,
    })
    .map((entries) => new Map(entries.toSorted(([a], [b]) => a - b)))
  const anyKnown = fc.tuple(anyMinutes, anyMinutes).map(
    ([sol, usdc]) =>
      new Map([
        ['SOL', sol],
        ['USDC', usdc],
      ]),
  )

  it('the prices are those of single calls, and no answered minute is fetched again', async () => {
    let ranges = 0
    const check = async (knownPrices: Known, brokenRanges: readonly boolean[]) => {
      const wanted = new Map(
        [...knownPrices].map(([mint, byIndex]) => [mint, [...byIndex.keys()].map(minuteAt)]),
      )
      const birdeye = watchedBirdeye(knownPrices, brokenRanges)
      const prices: PriceMap = {}
      for await (const result of fetchTokenPrices(priceRun(wanted, { requestsPerSecond: 50 }))) {
        if (result.kind !== 'answer') continue
        const key = priceKey(result.mint, result.minute)
        birdeye.answered.add(key)
        prices[key] = requestPrice(result.price)
      }
      expect(birdeye.askedAgain).toEqual([])
      expect(prices).toEqual(await singlePrices(wanted, birdeye.priceOf))
      ranges += birdeye.rangeCount()
    }
    await fc.assert(fc.asyncProperty(anyKnown, fc.array(fc.boolean()), check), { numRuns: 200 })
    expect(ranges).toBeGreaterThan(0)
  })
})
