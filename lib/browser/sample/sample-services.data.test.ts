/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { QueryClient } from '@tanstack/react-query'
import { cachedPrices } from '@/lib/browser/prices/cached-prices'
import { CURRENCIES } from '@/lib/domain/exchange-rates/currency'
import { conversionTo } from '@/lib/domain/exchange-rates/exchange-rate'
import { tradedYears } from '@/lib/domain/exchange-rates/traded-years'
import { ORDER_LISTS } from '@/lib/domain/order-lists/order-list'
import type { PriceAnswers, PriceResult } from '@/lib/domain/prices/price-answers'
import { keylessPlan } from '@/lib/domain/prices/price-plan'
import { wantedPrices } from '@/lib/domain/prices/token-price'
import { utcYear } from '@/lib/domain/time/unix-time'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { mintsOf, type OrderEvent } from '@/lib/domain/trades/order-event'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { mockFetch } from '@/lib/upstream/testing/mock-fetch'
import { pageOf, tokensOf } from '@/lib/browser/testing/sample-wallet-loading'
import { sampleServices } from './sample-services'

const UNKNOWN_MINT = 'APUQirrnnyM1AM2GD1AsuynsACDQWqKoeKMrfsR6kn4V'
const FALSE_JUP = 'EzHmkTBDE8yyPccQZ1xsVDubREgEUb6ZyjWhtaV9UTYp'
/** DefiLlama has no record of this token near some minutes. */
const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const SMALL_TOKEN = 'EEsgmR5dCm7gkgn47nEX3RG1wD2JeiMsjFQiZCY1Nwt6'
const PRICED_UNTIL = '2026-09-01'
/** A time after the last event. */
const LATER_MS = Date.UTC(2028, 0)

const client = new QueryClient()
const services = sampleServices(client)
const { signal } = new AbortController()

let events: OrderEvent[]
let stored: PriceAnswers
beforeAll(async () => {
  mockFetch(({ url }) => new Response(readFileSync(`public${url}`, 'utf8')))
  const pages = await Promise.all(ORDER_LISTS.map((name) => pageOf(services, name)))
  events = orderEvents(
    pages.flatMap(({ page }) => page.orders),
    SAMPLE_WALLET,
  )
  stored = cachedPrices.read(client)
})

const early = () => events.filter(({ date }) => date < PRICED_UNTIL)
const late = () => events.filter(({ date }) => date >= PRICED_UNTIL)
const wantedOf = (runEvents: readonly OrderEvent[]) => wantedPrices(runEvents, LATER_MS / 1_000)

/** Returns how many prices a run without a key finds, and the mints that DefiLlama lacks a price of. */
async function keylessRun(runEvents: readonly OrderEvent[]) {
  const plan = keylessPlan(runEvents, wantedOf(runEvents), stored, { nowMs: LATER_MS })
  const answers = await Promise.all(
    plan.calls.map(async (call) =>
      [...(await services.fetchDefillama(call, signal)).values()].map((price) => ({
        mint: call.mint,
        price,
      })),
    ),
  )
  const missing = answers.flat().filter(({ price }) => !price)
  return {
    foundCount: plan.fromTrades.length + answers.flat().length - missing.length,
    missing: [...new Set(missing.map(({ mint }) => mint))].sort(),
  }
}

describe('the files of the sample wallet agree with each other (behaviour 23.3, 23.5)', () => {
  it('every mint but the unknown one has a token, and the file has no other tokens', async () => {
    const mints = [...mintsOf(events)]
    const { tokens, unanswered } = await tokensOf(services, mints)
    const named = new Set(tokens.map(({ address }) => address))
    expect(mints.filter((mint) => !named.has(mint))).toEqual([UNKNOWN_MINT])
    expect([...unanswered]).toEqual([])
    const listed: unknown[] = JSON.parse(readFileSync('public/sample/tokens.json', 'utf8'))
    expect(tokens.length).toBe(listed.length)
  })

  it('every logo has a file, and every file is the logo of a token', async () => {
    const { tokens } = await tokensOf(services, [...mintsOf(events)])
    const logos = tokens.flatMap(({ logoURI }) => logoURI ?? [])
    const files = readdirSync('public/sample/logos').map((name) => `/sample/logos/${name}`)
    expect(logos.sort()).toEqual(files.sort())
  })

  it('before September 2026, a run without a key finds no price that isn’t stored', async () => {
    const { foundCount, missing } = await keylessRun(early())
    expect(foundCount).toBe(0)
    expect(missing).toEqual([BONK, SMALL_TOKEN, FALSE_JUP])
  })

  it('no other minute has a stored price, so none is stored from September 2026 on', () => {
    const wanted = wantedOf(early())
    const others = [...stored].flatMap(([mint, minutes]) =>
      [...minutes.keys()].filter((minute) => !wanted.get(mint)?.includes(minute)),
    )
    expect(others).toEqual([])
  })

  it('from September 2026 on, a run without a key finds a price for every minute', async () => {
    const { foundCount, missing } = await keylessRun(late())
    expect(missing).toEqual([])
    expect(foundCount).toBeGreaterThan(0)
  })

  it('Birdeye has a price for every minute of all mints but two', async () => {
    const results: PriceResult[] = []
    await services.requestPrices({
      wanted: wantedOf(events),
      apiKey: 'any',
      signal,
      onResults: (newResults) => results.push(...newResults),
    })
    const missing = results.flatMap((result) =>
      result.kind === 'answer' && !result.price ? result.mint : [],
    )
    expect([...new Set(missing)].sort()).toEqual([UNKNOWN_MINT, FALSE_JUP])
  })

  it('each trade has an exchange rate in every currency, and none is provisional (behaviour 23.3, 27.4)', async () => {
    const trades = events.filter(({ kind }) => kind === 'trade')
    const { fetchYearRates } = services
    const years = await Promise.all(
      tradedYears(trades, utcYear(LATER_MS)).map((year) => fetchYearRates(year, LATER_MS, signal)),
    )
    expect(trades.length).toBeGreaterThan(100)
    for (const currency of CURRENCIES) {
      if (currency === 'USD') continue
      const { rateOn } = conversionTo(currency, years)
      const days = trades.map(({ date }) => date.slice(0, 10))
      expect([currency, days.filter((day) => rateOn(day)?.isProvisional !== false)]).toEqual([
        currency,
        [],
      ])
    }
  })

  it('the first days of a year have a rate, even if no other year is asked for (behaviour 27.4)', async () => {
    const year = await services.fetchYearRates(2026, LATER_MS, signal)
    expect(conversionTo('EUR', [year]).rateOn('2026-01-01')?.day).toBe('2025-12-31')
  })
})
