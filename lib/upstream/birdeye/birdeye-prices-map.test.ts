/** @jest-environment node */
import fc from 'fast-check'
import type { PriceMap } from '@/lib/domain/prices/token-price'
import { priceKey } from '@/lib/domain/prices/price-minute'
import type { PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import {
  askedOf,
  callText,
  mockBirdeye,
  minuteAt,
  minutesEvery,
  priceHistory,
  type PriceOf,
  priceRun,
  runPrices,
  wantedAt,
} from '@/lib/upstream/testing/mock-birdeye'
import { mockFetch } from '@/lib/upstream/testing/mock-fetch'
import { fetchTokenPrices } from './birdeye-prices'

afterEach(() => jest.restoreAllMocks())

/** The map of single calls. */
async function singlePrices(wanted: PriceMinutes, priceOf: PriceOf): Promise<PriceMap> {
  const all: PriceMap = {}
  mockBirdeye(priceOf)
  for (const [mint, minutes] of wanted) {
    for (const minute of minutes) {
      Object.assign(all, (await runPrices(new Map([[mint, [minute]]]))).prices)
    }
  }
  return all
}

/** What several runs fetch, each what the last one left. */
async function pricesInRuns(wanted: PriceMinutes) {
  const prices: PriceMap = {}
  let runs = 0
  for (let left = -1; left !== 0 && runs < 10; runs += 1) {
    const rest = [...wanted].map(([mint, minutes]): [string, number[]] => {
      return [mint, minutes.filter((minute) => !(priceKey(mint, minute) in prices))]
    })
    const run = await runPrices(new Map(rest))
    Object.assign(prices, run.prices)
    left = run.left ?? 0
  }
  return { prices, runs }
}

describe('an hourly DCA of 300 trades in two mints needs at most 60 requests, with the same map', () => {
  const hourly = minutesEvery(60, 300)
  const wanted = wantedAt({ USDC: hourly, SOL: hourly })

  it('also if none is at every 40th trade', async () => {
    const priceOf: PriceOf = (mint, index) => {
      if ((index / 60) % 40 === 3) return undefined
      return mint === 'USDC' ? 1 : 100 + index / 7
    }
    const calls = mockBirdeye(priceOf)
    const { prices, runs } = await pricesInRuns(wanted)
    expect(calls.length).toBeLessThanOrEqual(60)
    expect([Object.keys(prices).length, runs]).toEqual([600, 3])
    expect(prices).toEqual(await singlePrices(wanted, priceOf))
  })
})

type Known = ReadonlyMap<string, ReadonlyMap<number, number | undefined>>

/**
 * Birdeye with these prices, 5 at any other minute, and ranged calls that fail if a test wants that.
 * Notes calls for what was answered before, and calls made twice.
 */
function watchedBirdeye(known: Known, brokenRanges: readonly boolean[]) {
  const priceOf: PriceOf = (mint, index) => {
    const some = known.get(mint)
    return some?.has(index) ? some.get(index) : 5
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

describe('whatever the minutes and the gaps of the provider', () => {
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
    .map((known) => new Map(known.toSorted(([a], [b]) => a - b)))
  const anyKnown = fc.tuple(anyMinutes, anyMinutes).map(
    ([sol, usdc]) =>
      new Map([
        ['SOL', sol],
        ['USDC', usdc],
      ]),
  )

  it('the map is that of single calls, and no answered minute is asked again', async () => {
    let ranges = 0
    const check = async (known: Known, brokenRanges: readonly boolean[]) => {
      const wanted = new Map(
        [...known].map(([mint, some]) => [mint, [...some.keys()].map(minuteAt)]),
      )
      const birdeye = watchedBirdeye(known, brokenRanges)
      const prices: PriceMap = {}
      for await (const result of fetchTokenPrices(priceRun(wanted, { requestsPerSecond: 50 }))) {
        if (result.kind !== 'price') continue
        const key = priceKey(result.mint, result.minute)
        birdeye.answered.add(key)
        prices[key] = result.price
      }
      expect(birdeye.askedAgain).toEqual([])
      expect(prices).toEqual(await singlePrices(wanted, birdeye.priceOf))
      ranges += birdeye.rangeCount()
    }
    await fc.assert(fc.asyncProperty(anyKnown, fc.array(fc.boolean()), check), { numRuns: 200 })
    expect(ranges).toBeGreaterThan(0)
  })
})
