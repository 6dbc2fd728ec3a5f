/** @jest-environment node */
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import Papa from 'papaparse'
import { z } from 'zod'
import { adjustedAmount } from '@/lib/domain/testing/test-decimals'
import { USDC } from '@/lib/domain/testing/test-orders'
import { csvEventSchema } from '@/lib/domain/trades/order-event'
import { anyEvent, testTradeEvent, SOL_TOKEN, USDC_TOKEN } from '@/lib/view/testing/test-events'
import { CSV_COLUMNS, csvTable } from './csv-rows'
import { joinTables, tableText } from './csv-text'
import { isWholeFile } from '@/lib/view/routes/file-request-split'

const HEADER = `${CSV_COLUMNS.join(',')}\n`
const trade = testTradeEvent()
const cellsSchema = z.array(z.array(z.string()))

function cellsOf(text: string): string[][] {
  return cellsSchema.parse(parse(text, { record_delimiter: '\n' }))
}

/** Whether a cell begins with a formula's sign, even a full-width one. */
const isFormula = (text: string) => /^[=+\-@\t\r＝＋－＠]/.test(text)

it.each([0, 1, 1_001])('a table of %d rows has its header once and every row once', (count) => {
  const rows = Array.from({ length: count }, (_, index) => [String(index)])
  expect(tableText({ columns: CSV_COLUMNS, rows })).toBe(
    HEADER + rows.map(([cell]) => `${cell}\n`).join(''),
  )
})

describe('names and symbols are guarded against formulas (behaviour 9.7)', () => {
  const written = (text: string) => {
    const token = { ...USDC_TOKEN, name: text, symbol: text }
    const [, record = []] = cellsOf(tableText(csvTable([trade], new Map([[USDC, token]]), {})))
    return record.slice(3, 5)
  }

  it.each([
    ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1,2', '="1"'],
    ...['＝1+1', '＋1', '－1', '＠SUM(A1)'],
  ])('%j', (text) => {
    expect(written(text)).toEqual([`'${text}`, `'${text}`])
  })

  it.each<[string, string]>([
    ['A;=1+1', "A;'=1+1"],
    ['A; "=1+1', 'A;\' "=1+1'],
    [';@A;＋1;b', ";'@A;'＋1;b"],
    ['=1;=1', "'=1;'=1"],
    ['a=b', 'a=b'],
    ['1-inch', '1-inch'],
    [' =1', ' =1'],
    ['a;b=c', 'a;b=c'],
  ])('%j becomes %j', (text, expected) => {
    expect(written(text)).toEqual([expected, expected])
  })

  it('so no cell is a formula in a sheet that separates cells at semicolons', () => {
    const anyName = fc.string({ unit: fc.constantFrom(...';"\'=-＝@+ ,a'), maxLength: 12 })
    fc.assert(
      fc.property(anyName, anyName, (name, symbol) => {
        const token = { ...USDC_TOKEN, name, symbol }
        const text = tableText(csvTable([trade], new Map([[USDC, token]]), {}))
        const cells = text.split(/[;\n]/).map((cell) => cell.replace(/^["\s]*/, ''))
        expect(cells.filter(isFormula)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('an event whose mint, order key, signature or amount begins with such a sign is invalid', () => {
    for (const sign of ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']) {
      for (const field of ['inputMint', 'outputMint', 'orderKey', 'transactionSignature']) {
        expect(csvEventSchema.safeParse({ ...trade, [field]: `${sign}A` }).success).toBe(false)
      }
      const inputAmount = adjustedAmount(`${sign}1`)
      expect(csvEventSchema.safeParse({ ...trade, inputAmount }).success).toBe(false)
    }
  })

  it('a number keeps its minus', () => {
    const event = { ...trade, date: '1969-12-31T23:59:59.000Z' }
    expect(cellsOf(tableText(csvTable([event], new Map(), {})))[1]?.[1]).toBe('-1')
  })
})

/** Characters that break parsers: signs of CSV and of formulas, all kinds of line ends, invisible marks. */
const HOSTILE = [
  ...['"', '""', ',', ';', '\t', "'", '\\', '=', '＝', '-', ' '],
  ...['\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029', '\v', '\f', '\0', '\u001a'],
  ...['\ufeff', '\u200b', '\u200d', '\u202e', '\ufffe', '\u0301', 'é', '🪐', 'א', 'a'],
]

it('two parsers read every cell of every row back, whatever tokens are called (behaviour 9.1)', () => {
  const anyName = fc.oneof(
    fc.string({ unit: fc.constantFrom(...HOSTILE), maxLength: 20 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  const names = fc.array(anyName, { minLength: 10, maxLength: 10 })
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 5 }), names, (events, texts) => {
      const mints = events.flatMap((event) =>
        event.kind === 'trade' ? [event.inputMint, event.outputMint] : [event.inputMint],
      )
      const tokens = new Map(
        mints.map((address, at) => [
          address,
          { ...SOL_TOKEN, address, name: texts[at] ?? '', symbol: texts.at(-at) ?? '' },
        ]),
      )
      const table = csvTable(events, tokens, {})
      const { rows } = table
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
        new TextEncoder().encode(tableText(table)),
      )
      const [header, ...records] = cellsOf(text)
      expect(header).toEqual([...CSV_COLUMNS])
      const { data } = Papa.parse<string[]>(text, { delimiter: ',', newline: '\n' })
      // For Papa, the last line end begins another record with one empty cell.
      expect(data).toEqual([header, ...records, ['']])
      const unguarded = records.map((record, row) =>
        record.map((cell, column) => {
          const plainText = String(rows[row]?.[column])
          const guardedInside = plainText.replace(/;(?=[\s"]*[=+\-@＝＋－＠])/g, ";'")
          return cell === guardedInside || cell === `'${guardedInside}` ? plainText : cell
        }),
      )
      expect(unguarded).toEqual(rows.map((row) => row.map(String)))
    }),
    { numRuns: 200 },
  )
})

const twoRows = tableText(csvTable([trade, trade], new Map(), {}))

it.each([
  ['all of it', twoRows, true],
  ['the first row', twoRows.slice(0, twoRows.lastIndexOf('\n', twoRows.length - 2) + 1), false],
  ['a last row without its end', twoRows.slice(0, -1), false],
  ['rows without the header', twoRows.slice(HEADER.length), false],
  ['a web page', '<!doctype html>\n<title>Sign in</title>\n\n\n', false],
  ['nothing', '', false],
])('%s is the whole table of two rows: %s (behaviour 9.9)', (_, text, isWhole) => {
  expect(isWholeFile(undefined, text, 2)).toBe(isWhole)
})

it('parts are joined with one header line (behaviour 9.9)', () => {
  expect(joinTables(['a,b\n1,2\n', 'a,b\n3,4\n', 'a,b\n'])).toEqual(['a,b\n1,2\n', '3,4\n', ''])
})
