/** @jest-environment node */
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { z } from 'zod'
import { anyEvent, testTradeEvent, SOL_TOKEN, USDC_TOKEN } from '@/lib/view/testing/test-events'
import { TAX_EVENTS, testTaxBody } from '@/lib/view/testing/test-tax-request'
import { fileRequests, isWholeFile } from './file-request-split'
import { type FileRequest, requestedFile } from './csv-route'
import { TAX_COLUMNS } from '@/lib/view/tax-files/tax-columns'
import { TAX_FORMATS, TAX_PROGRAMS, type TaxFormat } from '@/lib/view/tax-files/tax-programs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFileRequest, servedFile } from '@/lib/view/testing/run-files'
import { testTrade, SOL, USDC, testRecurring } from '@/lib/domain/testing/test-orders'
import { answersOf } from '@/lib/domain/testing/price-map'
import { orderEvents } from '@/lib/domain/trades/events-by-date'

const NOTHING_KNOWN = { mints: [], fetchedTokenPrices: {}, priceSources: undefined }
const TABLES = TAX_FORMATS.filter((format) => format !== 'json')
const columnsOf = (format: TaxFormat) => (TAX_COLUMNS[format] ?? []).map(([name]) => name)
const cellsSchema = z.array(z.array(z.string()))
const cellsOf = (content: FileRequest) =>
  cellsSchema.parse(parse(servedFile(content).text, { record_delimiter: '\n' }))
/** The names of columns that hold numbers. */
const NUMBERS = /Amount|Quantity|^Fee$|Price Per Unit|Market Value$|Value in GBP$|^Net Worth$/

describe.each(TABLES)('%s (behaviour 19.2)', (format) => {
  it('has a row for every trade, and its numbers are plain: no exponent, grouping or sign', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 8 }), (events) => {
        const [header = [], ...rows] = cellsOf({ ...NOTHING_KNOWN, format, events })
        expect(header).toEqual(columnsOf(format))
        expect(rows).toHaveLength(events.filter(({ kind }) => kind === 'trade').length)
        const numbers = rows.flatMap((row) => row.filter((_, at) => NUMBERS.test(header[at] ?? '')))
        expect(numbers.filter((number) => !/^(\d+(\.\d+)?)?$/.test(number))).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  it('guards the symbols of tokens against formulas (behaviour 9.7)', () => {
    for (const symbol of ['=1', '+1', '-1', '@A', '＝1', 'A;=1']) {
      const mints = [{ address: 'MintA', symbol, verified: true }]
      const events = [testTradeEvent({ inputMint: 'MintA' })]
      const cells = cellsOf({ ...NOTHING_KNOWN, format, events, mints }).flat()
      expect(cells.filter((cell) => /^[=+\-@＝]|;=/.test(cell))).toEqual([])
    }
  })
})

it.each([
  ['the request names no sources', undefined, 'birdeye'],
  ['the best first', { defillama: 60, trade: 120, manual: 4 }, 'typed, trade, defillama'],
  ['sources without a price are not named', { birdeye: 0, trade: 1 }, 'trade'],
  ['no source has a price', {}, ''],
])(
  'JSON names the sources of its prices, and counts missing prices: %s (behaviour 19.9)',
  (_, priceSources, priceSource) => {
    const content = { ...NOTHING_KNOWN, events: TAX_EVENTS, mints: taxMints(), priceSources }
    const { text } = servedFile({ ...content, format: 'json' })
    expect(JSON.parse(text)).toMatchObject({ priceSource, pricesMissing: 7 })
  },
)

it.each([
  ['manual', { manual: 4, trade: 1 }],
  ['typed, as version 1.0.0 named it', { typed: 4, trade: 1 }],
  ['both', { typed: 4, manual: 0, trade: 1 }],
])(
  'JSON names manual prices as it did in version 1.0.0: %s (behaviour 19.9)',
  (_, priceSources) => {
    const body = { events: [], mints: [], fetchedTokenPrices: {}, format: 'json', priceSources }
    const { text } = requestedFile(JSON.stringify(body))
    expect(JSON.parse(text)).toMatchObject({ priceSource: 'typed, trade' })
  },
)

function taxMints() {
  const mints = TAX_EVENTS.flatMap((event) =>
    event.kind === 'trade' ? [event.inputMint, event.outputMint] : [],
  )
  return [...new Set(mints)].map((address) => ({ address, decimals: 9 }))
}

describe('the file of several wallets (behaviour 21.8)', () => {
  const events = ['First', 'Second'].map((userAddress) => testTradeEvent({ userAddress }))
  const textOf = (format: TaxFormat, namesWallets: boolean) =>
    servedFile({ ...NOTHING_KNOWN, format, events, namesWallets }).text

  it.each(TABLES)('%s: the field that the dialog names starts with the row’s wallet', (format) => {
    const { walletPlace } = TAX_PROGRAMS[format]
    const [header = [], row = []] = cellsOf({
      ...NOTHING_KNOWN,
      format,
      events,
      namesWallets: true,
    })
    const field = header.find((_, at) => row[at]?.startsWith('wallet First; Jupiter'))
    if (field === undefined) expect(walletPlace).toMatch(/^The file has no field/)
    else
      expect(walletPlace).toMatch(
        new RegExp(`^${field.replace(' (Optional)', '')} starts with the wallet`),
      )
    expect(textOf(format, false)).not.toContain('wallet First')
  })

  it('json: each trade has its wallet', () => {
    expect(textOf('json', true).match(/"userAddress": "\w+"/g)).toEqual([
      '"userAddress": "First"',
      '"userAddress": "Second"',
    ])
    expect(textOf('json', false)).not.toContain('userAddress')
  })
})

it.each([
  ['koinly', '2026-03-02 08:05:06'],
  ['awaken', '03/02/2026 08:05:06'],
  ['turbotax', '3/2/2026 08:05'],
  ['bittytax', '2026-03-02T08:05:06 UTC'],
  ['zenledger', '2026-03-02 08:05:06'],
  ['tokentax', '03/02/2026 08:05:06'],
  ['kryptos', '2026-03-02T08:05:06.999Z'],
  ['rotki', '1772438706999'],
] as const)('the times of %s are in UTC, as %s (behaviour 19.2)', (format, text) => {
  const events = [testTradeEvent({ date: '2026-03-02T09:05:06.999+01:00' })]
  expect(cellsOf({ ...NOTHING_KNOWN, format, events })[1]).toContain(text)
})

it.each(TAX_FORMATS)(
  'the file for %s equals the golden file, byte for byte (behaviour 19.2)',
  (format) => {
    const name = `golden-${format}.${format === 'json' ? 'json' : 'csv'}`
    expect(requestedFile(testTaxBody(format)).text).toBe(
      readFileSync(join(__dirname, 'golden', name), 'utf8'),
    )
  },
)

describe('parts of an export (behaviour 19.12)', () => {
  const minute = Date.parse('2026-02-02T10:00:00Z') / 1000
  const prices = answersOf({ [`${USDC}-${minute}`]: 1 })
  const tokens = new Map([
    [USDC, { ...USDC_TOKEN, isVerified: true }],
    [SOL, SOL_TOKEN],
  ])
  /** The fills of one order, three in each transaction. */
  const fills = Array.from({ length: 2_100 }, (_, index) =>
    testTrade({
      transactionSignature: `S${Math.floor(index / 3)}`.replaceAll('0', 'z').padEnd(88, 'S'),
      outputMint: index % 2 === 0 ? SOL : 'MintA',
      confirmedAt: new Date((minute + Math.floor(index / 300)) * 1_000).toISOString(),
      inputAmount: String(index),
    }),
  )
  const trades = orderEvents([testRecurring({ trades: fills.reverse() })], 'A').flatMap((event) =>
    event.kind === 'trade' ? event : [],
  )

  it.each(TAX_FORMATS)('for %s join into the file that one request would give', (format) => {
    const requests = fileRequests({ format, events: trades, tokens, prices, namesWallets: true })
    const parts = [...requests.bodies].map(({ body, rows }) => {
      const request = readFileRequest(body)
      const { text } = servedFile(request)
      expect(isWholeFile(format, text, rows)).toBe(true)
      expect(isWholeFile(format, text, rows + 1)).toBe(false)
      return { request, text }
    })
    const [first] = parts
    if (!first) throw new Error('The export has no part')
    const events = parts.flatMap(({ request }) => request.events)
    const { text: whole } = servedFile({ ...first.request, events })
    expect(requests.join(parts.map(({ text }) => text)).join('')).toBe(whole)
    if (format === 'json') expect(new Set(whole.match(/"id": ".*"/g)).size).toBe(trades.length)
  })

  it.each(['<!doctype html>', '', '{}', 'Date,Sent Amount\n'])('%j isn’t a tax file', (text) => {
    for (const format of TAX_FORMATS) expect(isWholeFile(format, text, 0)).toBe(false)
  })
})
