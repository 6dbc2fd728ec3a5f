/** @jest-environment node */
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { adjustedAmount } from '@/lib/domain/amounts/amount'
import { decimalText, unitsOf } from '@/lib/domain/testing/sample-decimals'
import { USDC } from '@/lib/domain/testing/sample-orders'
import { priceKey } from '@/lib/domain/prices/price-minute'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import { csvRows } from './csv-rows'
import { csvPieces } from './csv-text'
import {
  anyDecimal,
  anyEvent,
  sampleDeposit,
  sampleTradeEvent,
  USDC_TOKEN,
} from '@/lib/view/testing/sample-events'

const RUNS = { numRuns: 200 }
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom('"', ',', '\n', "'", '=', '-', ' ', 'a', '€', '🪐') }),
)
const anyPrice = fc.oneof(
  fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: 0, max: 1_000, noNaN: true }),
)

function textOf(rows: readonly string[][]): string {
  return [...csvPieces(rows)].join('')
}

function recordsOf(text: string): string[][] {
  return parse(text, { record_delimiter: '\n' })
}

const isGuarded = (text: string) => /^[=+\-@\t\r]/.test(text)

it('every cell reads back as what went in, whatever tokens are called', () => {
  fc.assert(
    fc.property(anyText, anyText, anyEvent, (name, symbol, event) => {
      const tokens = new Map([[event.inputMint, { ...USDC_TOKEN, name, symbol }]])
      const rows = csvRows([event], tokens, {})
      const [header = [], record = [], ...others] = recordsOf(textOf(rows))
      expect([header.length, header[0], record.length, others]).toEqual([19, 'Kind', 19, []])
      expect(record).toEqual(rows[0])
      expect(record[3]).toBe(isGuarded(name) ? `'${name}` : name)
      expect(record[4]).toBe(isGuarded(symbol) ? `'${symbol}` : symbol)
      expect(record.slice(16)).toEqual([
        event.transactionSignature,
        event.orderType,
        event.orderKey,
      ])
    }),
    RUNS,
  )
})

it('rows in any split of pieces give the same text, the header first', () => {
  const anyRows = fc.array(fc.array(anyText, { minLength: 19, maxLength: 19 }), { maxLength: 6 })
  const header = textOf([])
  fc.assert(
    fc.property(anyRows, fc.nat(6), (rows, place) => {
      const whole = textOf(rows)
      const [first, second] = [textOf(rows.slice(0, place)), textOf(rows.slice(place))]
      expect(whole.startsWith(header)).toBe(true)
      expect(whole).toBe(first + second.slice(header.length))
    }),
    RUNS,
  )
})

it('Out Amount is exactly Out Amount (net) plus Out Amount (fee)', () => {
  fc.assert(
    fc.property(anyDecimal, anyDecimal, (net, fee) => {
      const event = sampleTradeEvent({
        outputAmount: adjustedAmount(net),
        fee: adjustedAmount(fee),
      })
      const [row = []] = csvRows([event], new Map(), {})
      const [total = '', , feeCell = '', , netCell = ''] = row.slice(10)
      expect([netCell, feeCell]).toEqual([net, fee])
      expect(unitsOf(total, 60)).toBe(unitsOf(net, 60) + unitsOf(fee, 60))
    }),
    RUNS,
  )
})

it('amounts and USD are plain decimals: no exponent, sign or grouping', () => {
  fc.assert(
    fc.property(anyEvent, anyPrice, (event, price) => {
      const seconds = unixSeconds(event.date)
      const mints = event.kind === 'trade' ? [event.inputMint, event.outputMint] : [event.inputMint]
      const prices = Object.fromEntries(mints.map((mint) => [priceKey(mint, seconds), price]))
      const [row = []] = csvRows([event], new Map(), prices)
      const cells = event.kind === 'trade' ? [5, 6, 10, 11, 12, 13, 14, 15] : [5, 6]
      for (const cell of cells) expect(row[cell]).toMatch(/^\d+(\.\d+)?$/)
    }),
    RUNS,
  )
})

it('USD is amount times price, rounded half up to 6 decimals', () => {
  const anyThousandths = fc.bigInt({ min: 0n, max: 10n ** 12n })
  const anyUnits = fc.bigInt({ min: 0n, max: 10n ** 20n })
  fc.assert(
    fc.property(anyUnits, fc.integer({ min: 4, max: 18 }), anyThousandths, (units, places, p) => {
      const event = sampleDeposit({ inputAmount: adjustedAmount(decimalText(units, places)) })
      const price = Number(decimalText(p, 3))
      const [row = []] = csvRows([event], new Map(), {
        [priceKey(USDC, unixSeconds(event.date))]: price,
      })
      const scale = 10n ** BigInt(places + 3 - 6)
      expect(unitsOf(row[6] ?? '', 6)).toBe((2n * units * p + scale) / (2n * scale))
    }),
    RUNS,
  )
})
