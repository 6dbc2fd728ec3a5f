/** @jest-environment node */
import { sampleTrade, SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { sampleRecurring } from '@/lib/domain/testing/sample-orders'
import { answersOf } from '@/lib/domain/testing/price-map'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { readCsvRequest, type TaxRequest } from '@/lib/view/csv/csv-request-body'
import { SOL_TOKEN, USDC_TOKEN } from '@/lib/view/testing/sample-events'
import { sampleTaxBody } from '@/lib/view/testing/sample-tax-request'
import { isWholeTaxFile, joinTaxFile, taxFile } from './tax-file'
import { TAX_FORMATS, type TaxFormat } from './tax-format'
import { splitTaxRequest } from './tax-request'

const faultOf = (change: object) => {
  const asked = readCsvRequest(sampleTaxBody('koinly', change))
  return 'fault' in asked ? asked.fault : undefined
}

it('a body asks for a tax file by its format (behaviour 19.1)', () => {
  expect(readCsvRequest(sampleTaxBody('rotki'))).toMatchObject({ format: 'rotki' })
})

it.each([
  ['nothing', {}, undefined],
  [
    'another format',
    { format: 'Koinly' },
    'format must be absent or one of koinly, cointracker, cointracking, awaken, summ, coinledger, turbotax, rotki, json.',
  ],
  ['no format', { format: null }, /^format must be/],
  [
    'a verified that is no truth value',
    { mints: [{ address: 'A', verified: 1 }] },
    'Invalid mints.',
  ],
  ['a mint of which only the address is known', { mints: [{ address: 'A' }] }, undefined],
  ['a count that is none', { priceSources: { typed: -1 } }, 'Invalid priceSources.'],
  ['namesWallets that is no truth value', { namesWallets: 'yes' }, 'Invalid namesWallets.'],
  ['a source that is none', { priceSources: { guess: 1 } }, 'Invalid priceSources.'],
])('of a body with %s is said', (_, change, fault) => {
  if (fault === undefined) expect(faultOf(change)).toBeUndefined()
  else
    expect(faultOf(change)).toEqual(
      typeof fault === 'string' ? fault : expect.stringMatching(fault),
    )
})

it('a place of a trade is a whole number from 1 on', () => {
  const [event] = JSON.parse(sampleTaxBody('json')).events
  expect(faultOf({ events: [{ ...event, place: 2 }] })).toBeUndefined()
  expect(faultOf({ events: [{ ...event, place: 0 }] })).toBe('Row 1: invalid place.')
})

it('the CSV of 19 columns wants whole tokens, and looks at no verified', () => {
  const mints = [{ address: 'A', symbol: 'A', name: 'A', decimals: 1, verified: 'so they say' }]
  expect(faultOf({ format: undefined, mints })).toBeUndefined()
  expect(faultOf({ format: undefined, mints: [{ address: 'A' }] })).toBe('Invalid mints.')
})

describe('parts of an export (behaviour 19.11)', () => {
  const minute = Date.parse('2026-02-02T10:00:00Z') / 1000
  const prices = answersOf({ [`${USDC}-${minute}`]: 1 })
  const tokens = new Map([
    [USDC, { ...USDC_TOKEN, isVerified: true }],
    [SOL, SOL_TOKEN],
  ])
  /** Three fills of one order in each transaction, in the reverse order. */
  const fills = Array.from({ length: 5_400 }, (_, index) =>
    sampleTrade({
      transactionSignature: `${Math.floor(index / 3)}`.padEnd(88, 'S'),
      outputMint: index % 2 === 0 ? SOL : 'MintA',
      confirmedAt: new Date((minute + Math.floor(index / 300)) * 1_000).toISOString(),
      inputAmount: String(index),
    }),
  )
  const trades = orderEvents([sampleRecurring({ trades: fills.reverse() })], 'A').flatMap(
    (event) => (event.kind === 'trade' ? event : []),
  )
  const partsOf = (format: TaxFormat) =>
    [...splitTaxRequest({ format, trades, tokens, prices, namesWallets: true })].map(
      ({ body, rows }) => {
        const asked = readCsvRequest(body)
        if ('fault' in asked || asked.format === undefined) throw new Error('asks for no tax file')
        return { asked, rows }
      },
    )
  const textOf = (asked: TaxRequest) => [...taxFile(asked).pieces].join('')

  it('have the format, and of tokens only what a service vouches for', () => {
    const parts = partsOf('koinly')
    expect(parts.length).toBeGreaterThan(1)
    for (const { asked } of parts)
      expect(asked).toMatchObject({ format: 'koinly', namesWallets: true })
    const { address, symbol, name, decimals } = USDC_TOKEN
    expect(parts[0]?.asked.mints).toEqual([{ address, symbol, name, decimals, verified: true }])
  })

  it.each(TAX_FORMATS)('of %s join to the file of one request, every id once', (format) => {
    const parts = partsOf(format)
    const texts = parts.map(({ asked, rows }) => {
      const text = textOf(asked)
      expect(isWholeTaxFile(format, text, rows)).toBe(true)
      expect(isWholeTaxFile(format, text, rows + 1)).toBe(false)
      return text
    })
    const [first] = parts
    if (!first) throw new Error('no part')
    const priceSources = { birdeye: 1 }
    const whole = textOf({
      ...first.asked,
      priceSources,
      events: parts.flatMap(({ asked }) => asked.events),
    })
    const pricesMissing = Number(/"pricesMissing": (\d+)/.exec(whole)?.[1] ?? 0)
    expect(joinTaxFile(format, texts, { priceSources, pricesMissing }).join('')).toBe(whole)
    if (format === 'json') expect(new Set(whole.match(/"id": ".*"/g)).size).toBe(trades.length)
  })

  it.each(['<!doctype html>', '', '{}', 'Date,Sent Amount\n'])('%j is no tax file', (text) => {
    for (const format of TAX_FORMATS) expect(isWholeTaxFile(format, text, 0)).toBe(false)
  })
})
