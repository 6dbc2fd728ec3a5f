/** @jest-environment node */
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import Papa from 'papaparse'
import { CSV_COLUMNS, csvRows } from './csv-rows'
import { tablePieces } from './csv-text'
import { anyEvent, SOL_TOKEN } from '@/lib/view/testing/sample-events'

/** What breaks parsers: their own signs, line ends of every kind, marks that are not seen. */
const HOSTILE = [
  ...['"', '""', ',', ';', '\t', "'", '\\', '=', '＝', '-', ' '],
  ...['\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029', '\v', '\f', '\0', '\u001a'],
  ...['\ufeff', '\u200b', '\u200d', '\u202e', '\u2066', '\ufffe', '\u0301', '\u034f', '\u3164'],
  ...['é', 'e\u0301', '🪐', '👩‍👩‍👧‍👧', '\u{10ffff}', 'א', 'ﷺ', 'a'],
]
/** What gets an apostrophe of its own within a name (behaviour 9.7). */
const FORMULA_PART = /;(?=[\s"]*[=+\-@＝＋－＠])/g
const anyName = fc.oneof(
  fc.string({ unit: fc.constantFrom(...HOSTILE), maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
)
const anyTable = fc.record({
  events: fc.array(anyEvent, { maxLength: 5 }),
  names: fc.array(anyName, { minLength: 10, maxLength: 10 }),
})

function throughBytes(text: string): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
    new TextEncoder().encode(text),
  )
}

function readByCsvParse(text: string): string[][] {
  return parse(text, { record_delimiter: '\n' })
}

function readByPapaParse(text: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ',', newline: '\n' })
  expect(errors).toEqual([])
  // The line end after the last record begins one more, of one empty cell.
  expect(data.pop()).toEqual([''])
  return data
}

it('two parsers read every cell of every row back, whatever tokens are called', () => {
  fc.assert(
    fc.property(anyTable, ({ events, names }) => {
      const mints = events.flatMap((event) =>
        event.kind === 'trade' ? [event.inputMint, event.outputMint] : [event.inputMint],
      )
      const tokens = new Map(
        mints.map((address, index) => {
          const name = names[index] ?? ''
          return [address, { ...SOL_TOKEN, address, name, symbol: names.at(-index) ?? '' }]
        }),
      )
      const rows = csvRows(events, tokens, {})
      const text = throughBytes([...tablePieces(CSV_COLUMNS, rows)].join(''))
      const [header, ...records] = readByCsvParse(text)
      expect(header).toEqual([...CSV_COLUMNS])
      expect(readByPapaParse(text)).toEqual([header, ...records])
      const unguarded = records.map((record, row) =>
        record.map((cell, column) => {
          const written = String(rows[row]?.[column])
          const inParts = written.replace(FORMULA_PART, ";'")
          return cell === inParts || cell === `'${inParts}` ? written : cell
        }),
      )
      expect(unguarded).toEqual(rows.map((row) => row.map(String)))
    }),
    { numRuns: 200 },
  )
})
