/** @jest-environment node */
import { sampleTrade, SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { sampleRecurring } from '@/lib/domain/testing/sample-orders'
import { answersOf } from '@/lib/domain/testing/price-map'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { readCsvRequest, type TaxRequest } from '@/lib/view/csv/csv-request-body'
import { splitCsvRequest } from '@/lib/view/csv/csv-request-split'
import { SOL_TOKEN, USDC_TOKEN } from '@/lib/view/testing/sample-events'
import { verifiedTokens } from './tax-asset'
import { isWholeTaxFile, joinTaxFile, taxFile } from './tax-file'
import { TAX_FORMATS, type TaxFormat } from './tax-programs'

describe('parts of an export (behaviour 19.12)', () => {
  const minute = Date.parse('2026-02-02T10:00:00Z') / 1000
  const prices = answersOf({ [`${USDC}-${minute}`]: 1 })
  const tokens = new Map([
    [USDC, { ...USDC_TOKEN, isVerified: true }],
    [SOL, SOL_TOKEN],
  ])
  /** Three fills of one order in each transaction, in the reverse order. */
  const fills = Array.from({ length: 2_100 }, (_, index) =>
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
    [
      ...splitCsvRequest(trades, verifiedTokens(tokens), prices, { format, namesWallets: true }),
    ].map(({ body, rows }) => {
      const asked = readCsvRequest(body)
      if ('fault' in asked || asked.format === undefined) throw new Error('asks for no tax file')
      return { asked, rows }
    })
  const textOf = (asked: TaxRequest) => [...taxFile(asked).pieces].join('')

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
