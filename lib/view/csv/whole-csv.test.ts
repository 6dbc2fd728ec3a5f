/** @jest-environment node */
import { csvRows } from './csv-rows'
import { csvPieces } from './csv-text'
import { isWholeCsv } from './whole-csv'
import { sampleDeposit, sampleTradeEvent } from '@/lib/view/testing/sample-events'

const rows = csvRows([sampleDeposit(), sampleTradeEvent()], new Map(), {})
const text = [...csvPieces(rows)].join('')
const [header = ''] = text.split('\n')

it.each([
  ['two rows', text, 2],
  ['no row', `${header}\n`, 0],
])('the CSV of %s is whole', (_, csv, count) => {
  expect(isWholeCsv(csv, count)).toBe(true)
})

it.each([
  ['a row less', text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1), 2],
  ['half a last row', text.slice(0, -20), 2],
  ['a last row without its end', text.slice(0, -1), 2],
  ['all rows and half of another', `${text}deposit,1772438400`, 2],
  ['the header alone', `${header}\n`, 2],
  ['half a header', header.slice(0, 20), 0],
  ['rows without the header', text.slice(header.length + 1), 2],
  ['a web page', '<!doctype html>\n<title>Sign in</title>\n\n\n', 2],
  ['nothing', '', 0],
])('%s is not', (_, csv, count) => {
  expect(isWholeCsv(csv, count)).toBe(false)
})
