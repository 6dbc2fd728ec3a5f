/** @jest-environment node */
import fc from 'fast-check'
import { doneAtOnce } from '@/lib/domain/time/done-at-once'
import { answersOf } from '@/lib/domain/testing/price-map'
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import type { PriceMap } from '@/lib/domain/prices/token-price'
import type { Trade } from '@/lib/domain/trades/order-event'
import { readCsvRequest, type TaxRequest } from '@/lib/view/csv/csv-request-body'
import { anyEvent, sampleTradeEvent } from '@/lib/view/testing/sample-events'
import { pricesMissing } from './price-headers'
import { taxFile } from './tax-file'
import { TAX_FORMATS, type TaxFormat } from './tax-format'
import { splitTaxRequest, type TaxParts } from './tax-request-split'
import { tradesByDate } from './tax-trades'
import { isWholeTaxFile, joinTaxFile } from './whole-tax-file'

const MINTS = [
  { address: USDC, symbol: 'USDC', name: 'USD Coin', verified: true },
  ...['MintD', SOL, 'MintA', 'MintB', 'MintC'].map((address) => ({ address })),
]
/** So long that two trades do not fit into one part. */
const LONG_KEY = 'K'.repeat(128)
const LONG = { orderKey: LONG_KEY, transactionSignature: 'S'.repeat(128) }
const minute = Date.parse('2026-02-02T10:00:00Z') / 1000
const prices: PriceMap = { [`${USDC}-${minute}`]: 1, [`${SOL}-${minute + 60}`]: 141.123456789 }

function partsOf(change: Partial<TaxParts> & Pick<TaxParts, 'trades'>) {
  const answers = answersOf(prices)
  const placeOf = ({ place = 1 }: Trade) => place
  const whole = { format: 'koinly', placeOf, mints: MINTS, answers } as const
  return [...splitTaxRequest({ ...whole, priceSources: { typed: 2 }, ...change })].map(
    ({ body, firstRow, rows }) => ({
      firstRow,
      rows,
      bytes: Buffer.byteLength(body),
      request: taxRequest(body),
    }),
  )
}

function taxRequest(body: string): TaxRequest {
  const asked = readCsvRequest(body)
  if ('fault' in asked || asked.format === undefined) throw new Error('asks for no tax file')
  return asked
}

/** Enough trades for several parts. @param size of each transaction */
function manyTrades(size: number): Trade[] {
  return Array.from({ length: 2_600 }, (_, index) =>
    sampleTradeEvent({
      ...LONG,
      transactionSignature: `${Math.floor(index / size)}`.padEnd(88, 'S'),
      outputMint: index % 2 === 0 ? SOL : 'MintA',
      date: new Date(Date.UTC(2026, 1, 2, 10, 0, Math.floor(index / size))).toISOString(),
      place: (index % size) + 1,
    }),
  )
}

describe('parts of an export (behaviour 19.11)', () => {
  it('of no trades is one, so that there is a header row', () => {
    expect(partsOf({ trades: [] })).toMatchObject([{ firstRow: 0, rows: 0 }])
  })

  it('each have all mints in one order, the format and where prices come from', () => {
    const parts = partsOf({ trades: manyTrades(1) })
    expect(parts.length).toBeGreaterThan(1)
    for (const { request } of parts) {
      expect(request).toMatchObject({ format: 'koinly', mints: MINTS, priceSources: { typed: 2 } })
    }
  })

  it.each([1, 7, 500])('hold all trades below 3 MB, no transaction of %d in two', (size) => {
    const trades = manyTrades(size)
    const parts = partsOf({ trades })
    expect(parts.flatMap(({ request }) => request.events)).toEqual(trades)
    expect(parts.map(({ firstRow }) => firstRow)).toEqual(
      parts.map((_, at) => parts.slice(0, at).reduce((sum, { rows }) => sum + rows, 0)),
    )
    const seen = new Set<string>()
    for (const { request, bytes } of parts) {
      expect(bytes).toBeLessThan(3_000_000)
      const own = new Set(request.events.map(({ transactionSignature }) => transactionSignature))
      for (const signature of own) expect(seen).not.toContain(signature)
      for (const signature of own) seen.add(signature)
    }
  })

  it.each(TAX_FORMATS)('of %s join to the file of one request', (format) => {
    const trades = manyTrades(3)
    const parts = partsOf({ format, trades })
    expect(parts.length).toBeGreaterThan(1)
    expect(joined(format, parts)).toBe(wholeFile(format, trades))
  })
})

it('whatever the trades, parts of any lengths join to the whole, ids and placeholders too', () => {
  const anyParts = fc.record({
    format: fc.constantFrom(...TAX_FORMATS),
    events: fc.array(anyEvent, { maxLength: 12 }),
    cuts: fc.array(fc.nat(12), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(anyParts, ({ format, events, cuts }) => {
      const ids = taxTradesPlaced(events)
      const whole = wholeFile(format, ids)
      const edges = [...new Set([0, ...cuts.filter((cut) => cut < ids.length), ids.length])]
      const parts = edges
        .sort((a, b) => a - b)
        .slice(0, -1)
        .map((start, at) => ({
          request: { ...wholeRequest(format, ids), events: ids.slice(start, edges[at + 1]) },
        }))
      if (parts.length === 0) return
      expect(joined(format, parts)).toBe(whole)
    }),
    { numRuns: 200 },
  )
})

/** Trades by date, each with a place, as the page sends them. */
function taxTradesPlaced(events: Parameters<typeof tradesByDate>[0]): Trade[] {
  return doneAtOnce(tradesByDate(events)).map((trade, index) => ({ ...trade, place: index + 1 }))
}

function wholeRequest(format: TaxFormat, events: Trade[]): TaxRequest {
  const known = { mints: MINTS, fetchedTokenPrices: prices, priceSources: { typed: 2 } }
  return { format, events, ...known, namesWallets: false }
}

function wholeFile(format: TaxFormat, trades: Trade[]): string {
  return [...taxFile(wholeRequest(format, trades)).pieces].join('')
}

function joined(format: TaxFormat, parts: { request: TaxRequest }[]): string {
  const texts = parts.map(({ request }) => {
    const text = [...taxFile(request).pieces].join('')
    expect(isWholeTaxFile(format, text, request.events.length)).toBe(true)
    expect(isWholeTaxFile(format, text, request.events.length + 1)).toBe(false)
    return text
  })
  const events = parts.flatMap(({ request }) => request.events)
  const priced = { events, fetchedTokenPrices: prices, priceSources: undefined }
  return joinTaxFile(format, texts, pricesMissing(priced)).join('')
}

it.each(['<!doctype html>', '', '{}', 'Date,Sent Amount\n'])('%j is no tax file', (text) => {
  for (const format of TAX_FORMATS) expect(isWholeTaxFile(format, text, 0)).toBe(false)
})
