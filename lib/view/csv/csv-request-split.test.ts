/** @jest-environment node */
import fc from 'fast-check'
import type { CsvEvent } from '@/lib/domain/trades/order-event'
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import type { Token, TokenMap } from '@/lib/domain/tokens/token'
import { answersOf } from '@/lib/domain/testing/price-map'
import type { PriceMap } from '@/lib/domain/prices/token-price'
import { priceKey, roundToMinute } from '@/lib/domain/prices/price-minute'
import type { PriceSource } from '@/lib/domain/prices/best-price'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import { readCsvRequest } from './csv-request-body'
import { splitCsvRequest } from './csv-request-split'
import { sampleCsvRequest } from '@/lib/view/testing/sample-csv-request'
import { anyEvent, sampleTradeEvent, SOL_TOKEN, USDC_TOKEN } from '@/lib/view/testing/sample-events'

/** What a body may have (behaviour 9.9). */
const LONGEST_BYTES = 1_500_000
const MINTS = [USDC, SOL, 'MintA', 'MintB', 'MintC', 'MintD']

function bodiesOf(events: readonly CsvEvent[], tokens: TokenMap, prices: PriceMap) {
  return [...splitCsvRequest(events, tokens, answersOf(prices))].map(({ body, firstRow }) => ({
    firstRow,
    bytes: Buffer.byteLength(body),
    request: sampleCsvRequest(body),
  }))
}

const mintsOf = (event: CsvEvent) =>
  event.kind === 'trade' ? [event.inputMint, event.outputMint] : [event.inputMint]
const pricesOf = (event: CsvEvent) =>
  mintsOf(event).map((mint) => priceKey(mint, unixSeconds(event.date)))
const isIn = (known: object) => (key: string) => key in known
const sorted = (keys: Iterable<string>) => [...new Set(keys)].sort()

it('no event gives one body, so that there is a header row', () => {
  expect([
    ...splitCsvRequest([], new Map([[SOL, SOL_TOKEN]]), answersOf({ [`${SOL}-0`]: 1 })),
  ]).toEqual([{ body: '{"events":[],"mints":[],"fetchedTokenPrices":{}}', firstRow: 0, rows: 0 }])
})

it('a body is what the route reads: events, mints, fetchedTokenPrices', () => {
  const event = sampleTradeEvent()
  const prices = { [priceKey(SOL, unixSeconds(event.date))]: 141.2, [`${SOL}-0`]: 1 }
  const tokens = new Map([USDC_TOKEN, SOL_TOKEN].map((token) => [token.address, token]))
  const [only] = bodiesOf([event], tokens, prices)
  expect(only?.request).toEqual({
    events: [event],
    mints: [USDC_TOKEN, SOL_TOKEN],
    fetchedTokenPrices: { [priceKey(SOL, unixSeconds(event.date))]: 141.2 },
  })
})

it.each<[string, PriceSource[], object | undefined]>([
  ['all are Birdeye’s', ['birdeye', 'birdeye'], undefined],
  ['none is known', [], undefined],
  ['some are not', ['birdeye', 'trade'], { birdeye: 1, trade: 1 }],
  ['none is', ['defillama', 'defillama'], { defillama: 2 }],
])(
  'prices of which %s: their sources go along where one is not Birdeye’s (behaviour 19.9)',
  (_, sources, sent) => {
    const event = sampleTradeEvent()
    const minute = roundToMinute(unixSeconds(event.date))
    const prices = new Map(
      sources.map((source, at) => [
        [USDC, SOL][at] ?? '',
        new Map([[minute, { found: { value: '1', source, apartSeconds: 0 } }]]),
      ]),
    )
    const twice = [...splitCsvRequest([event, event], new Map(), prices)]
    expect(twice.map(({ body }) => readCsvRequest(body))).toMatchObject([{ priceSources: sent }])
    expect(twice[0]?.body.includes('priceSources')).toBe(sent !== undefined)
  },
)

it('8,000 trades go in several full bodies below 1.5 MB, none lost', () => {
  const events = Array.from({ length: 8_000 }, (_, index) =>
    sampleTradeEvent({
      transactionSignature: 'S'.repeat(88),
      orderKey: 'K'.repeat(44),
      date: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    }),
  )
  const prices = Object.fromEntries(events.flatMap(pricesOf).map((key) => [key, 1.23456789]))
  const bodies = bodiesOf(events, new Map([[SOL, SOL_TOKEN]]), prices)
  expect(bodies.length).toBeGreaterThan(1)
  expect(bodies.flatMap(({ request }) => request.events)).toEqual(events)
  for (const { bytes } of bodies) expect(bytes).toBeLessThan(LONGEST_BYTES)
  for (const { bytes } of bodies.slice(0, -1)) expect(bytes).toBeGreaterThan(LONGEST_BYTES - 30_000)
})

it('a price that many trades share takes its room once: bodies are full', () => {
  const event = sampleTradeEvent({ transactionSignature: 'S'.repeat(88) })
  const prices = Object.fromEntries(pricesOf(event).map((key) => [key, 1.23456789]))
  const bodies = bodiesOf(Array(6_000).fill(event), new Map(), prices)
  expect(bodies.length).toBeGreaterThan(1)
  for (const { bytes } of bodies.slice(0, -1)) {
    expect(bytes).toBeGreaterThan(LONGEST_BYTES - 30_000)
    expect(bytes).toBeLessThan(LONGEST_BYTES)
  }
})

it('whatever the events and tokens, bodies join to the events, need all they hold', () => {
  // Names that are far too long stand in for many thousands of rows.
  const anyName = fc
    .tuple(fc.constantFrom('aaaaaa', '""', 'žž', '€€', '🪐'), fc.nat(200_000))
    .map(([unit, count]) => unit.repeat(count))
  const anyTokens = fc
    .array(fc.tuple(fc.constantFrom(...MINTS), anyName), { maxLength: 8, size: 'max' })
    .map((entries) => new Map<string, Token>(entries.map(([a, name]) => [a, tokenOf(a, name)])))
  const anyPrices = fc
    .array(fc.tuple(anyEvent, fc.oneof(fc.nat(500), fc.constant('missing' as const))))
    .map((entries): PriceMap => {
      return Object.fromEntries(
        entries.flatMap(([event, price]) => pricesOf(event).map((key) => [key, price])),
      )
    })
  let split = 0
  fc.assert(
    fc.property(
      fc.array(anyEvent, { maxLength: 30, size: 'max' }),
      anyTokens,
      anyPrices,
      (events, ...known) => {
        const [tokens, prices] = known
        const bodies = bodiesOf(events, tokens, prices)
        if (bodies.length > 1) split += 1
        expect(bodies.flatMap(({ request }) => request.events)).toEqual(events)
        let before = 0
        for (const { firstRow, request } of bodies) {
          expect(firstRow).toBe(before)
          before += request.events.length
          const used = request.events.flatMap(mintsOf).filter((mint) => tokens.has(mint))
          expect(request.mints.map(({ address }) => address).sort()).toEqual(sorted(used))
          const priced = request.events.flatMap(pricesOf).filter(isIn(prices))
          expect(Object.keys(request.fetchedTokenPrices).sort()).toEqual(sorted(priced))
        }
      },
    ),
    // Making such long names shorter step by step would take minutes.
    { numRuns: 200, endOnFailure: true },
  )
  expect(split).toBeGreaterThan(0)
})

function tokenOf(address: string, name: string): Token {
  return { ...SOL_TOKEN, address, name }
}
