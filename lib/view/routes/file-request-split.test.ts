/** @jest-environment node */
import fc from 'fast-check'
import { priceKey, roundToMinute } from '@/lib/domain/prices/token-price'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { answersOf } from '@/lib/domain/testing/price-map'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import type { TokenMap } from '@/lib/domain/tokens/token'
import type { CsvEvent } from '@/lib/domain/trades/order-event'
import { readFileRequest } from '@/lib/view/testing/run-files'
import { anyEvent, testTradeEvent, SOL_TOKEN, USDC_TOKEN } from '@/lib/view/testing/test-events'
import { fileRequests } from './file-request-split'

const bodiesOf = (...[events, tokens, prices]: [CsvEvent[], TokenMap, PriceAnswers]) => [
  ...fileRequests({ events, tokens, prices }).bodies,
]
const mintsOf = (event: CsvEvent) =>
  event.kind === 'trade' ? [event.inputMint, event.outputMint] : [event.inputMint]
const trade = testTradeEvent()
const minute = roundToMinute(unixSeconds(trade.date))

it('no events still make one body, so that the file has its header row', () => {
  const prices = answersOf({ [`${SOL}-0`]: 1 })
  expect(bodiesOf([], new Map([[SOL, SOL_TOKEN]]), prices)).toEqual([
    { body: '{"events":[],"mints":[],"fetchedTokenPrices":{}}', firstRow: 0, rows: 0 },
  ])
})

it.each([
  [1_000, [1_000]],
  [2_001, [1_000, 1_000, 1]],
])('%d long events make bodies of %j events, each below 1.5 MB (behaviour 9.9)', (count, rows) => {
  const long = { amount: `${'9'.repeat(30)}.${'9'.repeat(30)}`, adjustedForDecimals: true }
  const events = Array.from({ length: count }, (_, index) =>
    testTradeEvent({
      inputAmount: long,
      outputAmount: long,
      fee: long,
      orderKey: 'K'.repeat(44),
      transactionSignature: `S${index}`.replaceAll('0', 'z').padEnd(88, 'S'),
      date: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    }),
  )
  const keys = events.flatMap((event) =>
    mintsOf(event).map((mint) => priceKey(mint, unixSeconds(event.date))),
  )
  const prices = answersOf(Object.fromEntries(keys.map((key) => [key, 1.23456789])))
  const bodies = bodiesOf(events, new Map([[SOL, SOL_TOKEN]]), prices)
  expect(bodies.map((body) => body.rows)).toEqual(rows)
  expect(bodies.map(({ firstRow }) => firstRow)).toEqual(rows.map((_, index) => index * 1_000))
  expect(bodies.flatMap(({ body }) => readFileRequest(body).events)).toEqual(events)
  for (const { body } of bodies) expect(Buffer.byteLength(body)).toBeLessThan(1_500_000)
})

it('a body has the tokens and prices that its events need, and no others', () => {
  const tokens = new Map([USDC_TOKEN, SOL_TOKEN].map((token) => [token.address, token]))
  const anyPrice = fc.oneof(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.constant('missing'))
  const anyPrices = fc.dictionary(fc.constantFrom(SOL, USDC, 'MintA', 'MintC'), anyPrice)
  fc.assert(
    fc.property(fc.array(anyEvent), anyPrices, (events, priceOf) => {
      const prices = Object.fromEntries(
        Object.entries(priceOf).flatMap(([mint, price]) =>
          [0, 60, 120, 180].map((after) => [
            priceKey(mint, minute + after),
            price === 'missing' ? price : Number(price),
          ]),
        ),
      )
      const [only] = bodiesOf(events, tokens, answersOf(prices))
      const request = readFileRequest(only?.body ?? '')
      const needed = new Set(events.flatMap(mintsOf))
      const keys = events.flatMap((event) =>
        mintsOf(event).map((mint) => priceKey(mint, unixSeconds(event.date))),
      )
      expect(JSON.parse(only?.body ?? '').events).toEqual(events)
      expect(new Set(request.mints)).toEqual(
        new Set([...tokens.values()].filter(({ address }) => needed.has(address))),
      )
      expect(request.fetchedTokenPrices).toEqual(
        Object.fromEntries(
          // A price of 0 from Birdeye is none (behaviour 8.3).
          keys.flatMap((key) => (Number(prices[key]) > 0 ? [[key, prices[key]]] : [])),
        ),
      )
    }),
  )
})
