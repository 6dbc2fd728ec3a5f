/** @jest-environment node */
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { adjustedAmount } from '@/lib/domain/amounts/amount'
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { csvEventSchema } from '@/lib/domain/trades/order-event'
import { priceKey } from '@/lib/domain/prices/price-minute'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import { CSV_COLUMNS, csvRows } from './csv-rows'
import { tablePieces } from './csv-text'
import {
  anyEvent,
  sampleDeposit,
  sampleTradeEvent,
  SOL_TOKEN,
  USDC_TOKEN,
} from '@/lib/view/testing/sample-events'

const HEADER =
  'Kind,Timestamp,In Token Address,In Token Name,In Token Symbol,In Amount,In Amount USD,' +
  'Out Token Address,Out Token Name,Out Token Symbol,Out Amount,Out Amount USD,' +
  'Out Amount (fee),Out Amount (fee) USD,Out Amount (net),Out Amount (net) USD,' +
  'Transaction Signature,Order Type,Order Key\n'

const tokens = new Map([SOL_TOKEN, USDC_TOKEN].map((token) => [token.address, token]))
const trade = sampleTradeEvent()
const priceOf = (mint: string, price: number | 'missing') => ({
  [priceKey(mint, unixSeconds(trade.date))]: price,
})
const RUNS = { numRuns: 200 }
const anyPrice = fc.oneof(
  fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: 0, max: 1_000, noNaN: true }),
)

function textOf(rows: readonly (readonly (string | number)[])[]): string {
  return [...tablePieces(CSV_COLUMNS, rows)].join('')
}

function recordsOf(text: string): string[][] {
  return parse(text, { record_delimiter: '\n' })
}

/** Whether a cell begins with a sign of a formula, the full-width ones too. */
const isGuarded = (text: string) => /^[=+\-@\t\r＝＋－＠]/.test(text)

describe('the CSV', () => {
  it('of no rows is the 19 columns in order', () => {
    expect(textOf([])).toBe(HEADER)
  })

  it('has a line for every row, ended by LF, without a BOM', () => {
    const rows = csvRows([sampleDeposit(), trade], tokens, priceOf(SOL, 150))
    expect(textOf(rows)).toBe(
      HEADER +
        `deposit,1769940059,${USDC},USD Coin,USDC,25,,,,,,,,,,,OpenSignature,recurring time,RecurringKey\n` +
        `trade,1770026403,${USDC},USD Coin,USDC,25,,${SOL},Wrapped SOL,SOL,0.15,22.5,` +
        '0.00015,0.0225,0.14985,22.4775,TradeSignature,recurring time,RecurringKey\n',
    )
  })

  it.each([499, 500, 501, 1_001])('of %d rows has the header once and every row once', (count) => {
    const rows = Array.from({ length: count }, (_, index) => [String(index)])
    const lines = textOf(rows).slice(HEADER.length)
    expect(lines).toBe(rows.map(([cell]) => `${cell}\n`).join(''))
  })
})

describe('names and symbols are guarded against formulas', () => {
  const cellsOf = (text: string) => {
    const token = { ...USDC_TOKEN, name: text, symbol: text }
    const [, record = []] = recordsOf(textOf(csvRows([trade], new Map([[USDC, token]]), {})))
    return record.slice(3, 5)
  }

  it.each([
    ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1,2', '="1"'],
    ...['＝1+1', '＋1', '－1', '＠SUM(A1)'],
  ])('%j', (text) => {
    expect(cellsOf(text)).toEqual([`'${text}`, `'${text}`])
  })

  it.each([
    ['A;=1+1', "A;'=1+1"],
    ['A; "=1+1', 'A;\' "=1+1'],
    [';@A;＋1;b', ";'@A;'＋1;b"],
    ['=1;=1', "'=1;'=1"],
  ])('%j, a formula where cells end at semicolons, as %j', (text, expected) => {
    expect(cellsOf(text)).toEqual([expected, expected])
  })

  it('and so no cell is one in a sheet whose cells end at semicolons', () => {
    const anyName = fc.string({ unit: fc.constantFrom(...';"\'=-＝@+ ,a'), maxLength: 12 })
    fc.assert(
      fc.property(anyName, anyName, (name, symbol) => {
        const token = { ...USDC_TOKEN, name, symbol }
        const text = textOf(csvRows([trade], new Map([[USDC, token]]), {}))
        const cells = text.split(/[;\n]/).map((cell) => cell.replace(/^["\s]*/, ''))
        expect(cells.filter(isGuarded)).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  it.each(['USD Coin', 'a=b', '1-inch', '$WIF', ' =1', 'a;b=c'])('%j stays as it is', (text) => {
    expect(cellsOf(text)).toEqual([text, text])
  })

  it('and no other cell needs a guard, so that none is changed by it', () => {
    const anyYear = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(anyEvent, anyYear, anyPrice, (event, date, price) => {
        const dated = { ...event, date: date.toISOString() }
        const seconds = unixSeconds(dated.date)
        const prices = Object.fromEntries(
          [USDC, SOL, 'MintA', 'MintB', 'MintC'].map((mint) => [priceKey(mint, seconds), price]),
        )
        expect(csvEventSchema.safeParse(dated).success).toBe(true)
        const [row = []] = csvRows([dated], new Map(), prices)
        expect(row.map(String).filter(isGuarded)).toEqual([])
      }),
      RUNS,
    )
  })

  it('as a mint, order key or signature that begins with such a sign is no event', () => {
    for (const sign of ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']) {
      for (const field of ['inputMint', 'outputMint', 'orderKey', 'transactionSignature']) {
        expect(csvEventSchema.safeParse({ ...trade, [field]: `${sign}A` }).success).toBe(false)
      }
      const inputAmount = adjustedAmount(`${sign}1`)
      expect(csvEventSchema.safeParse({ ...trade, inputAmount }).success).toBe(false)
    }
  })

  it('a time before 1970 keeps its minus: it is a number', () => {
    const event = { ...trade, date: '1969-12-31T23:59:59.000Z' }
    const [, record = []] = recordsOf(textOf(csvRows([event], tokens, {})))
    expect(record[1]).toBe('-1')
  })
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
