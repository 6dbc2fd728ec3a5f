/** @jest-environment node */
import { adjustedAmount } from '@/lib/domain/amounts/amount'
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { priceKey } from '@/lib/domain/prices/price-minute'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import { CSV_COLUMNS, csvRows, isWholeCsv } from './csv-rows'
import { tablePieces } from './csv-text'
import {
  sampleDeposit,
  sampleTradeEvent,
  SOL_TOKEN,
  USDC_TOKEN,
} from '@/lib/view/testing/sample-events'

const tokens = new Map([SOL_TOKEN, USDC_TOKEN].map((token) => [token.address, token]))
const trade = sampleTradeEvent()
const priceOf = (mint: string, price: number | 'missing') => ({
  [priceKey(mint, unixSeconds(trade.date))]: price,
})
const base = (amount: string) => ({ amount, adjustedForDecimals: false })

describe('a USD cell', () => {
  it.each([
    ['is rounded half up to 6 decimals', '1', 0.0000005, '0.000001'],
    ['is rounded down below a half', '1', 0.00000049, '0'],
    ['has no zeros added', '2', 1.5, '3'],
    ['is plain where the number would have an exponent', '1', 1e21, `1${'0'.repeat(21)}`],
    ['is 0 where the price is 0', '25', 0, '0'],
    ['is empty where the price is missing', '25', 'missing', ''],
    ['is exact past what a float holds', '12345678901234567890', 2, '24691357802469135780'],
  ] as const)('%s', (_, amount, price, expected) => {
    const event = { ...trade, inputAmount: adjustedAmount(amount) }
    const [row = []] = csvRows([event], tokens, priceOf(USDC, price))
    expect(row[6]).toBe(expected)
  })

  it('is empty where no price was fetched, or one of another minute', () => {
    const minuteBefore = { [priceKey(USDC, unixSeconds(trade.date) - 60)]: 1 }
    const [row = []] = csvRows([trade], tokens, minuteBefore)
    expect([row[6], row[11], row[13], row[15]]).toEqual(['', '', '', ''])
  })

  it('of the total is net + fee before rounding', () => {
    const event = { ...trade, outputAmount: adjustedAmount('1'), fee: adjustedAmount('1') }
    const [row = []] = csvRows([event], tokens, priceOf(SOL, 0.0000004))
    expect([row[11], row[13], row[15]]).toEqual(['0.000001', '0', '0'])
  })
})

it('a fee in another token leaves its cells empty (behaviour 7.8)', () => {
  const [row = []] = csvRows([{ ...trade, fee: null }], tokens, priceOf(SOL, 2))
  expect(row.slice(10, 16)).toEqual(['0.14985', '0.2997', '', '', '0.14985', '0.2997'])
})

describe('an amount', () => {
  it('in base units is divided by the token’s decimals', () => {
    const event = {
      ...trade,
      inputAmount: base('25000000'),
      outputAmount: base('149850000'),
      fee: base('1'),
    }
    const [row = []] = csvRows([event], tokens, {})
    expect([row[5], row[10], row[12], row[14]]).toEqual([
      '25',
      '0.149850001',
      '0.000000001',
      '0.14985',
    ])
  })

  it.each([
    [
      'base units of an unknown token',
      { ...trade, inputMint: 'MintX', inputAmount: base('1') },
      'Row 2: unknown token decimals.',
    ],
    [
      'an output and a fee that disagree',
      { ...trade, fee: base('1') },
      'Row 2: output and fee use different units.',
    ],
  ])('%s: an error that names the row', (_, event, message) => {
    expect(() => csvRows([sampleDeposit(), event], tokens, {})).toThrow(message)
  })
})

it('an unknown token leaves its name and symbol empty, never its amount', () => {
  const [row = []] = csvRows([{ ...trade, outputMint: 'MintX' }], new Map(), {})
  expect(row.slice(2, 6)).toEqual([USDC, '', '', '25'])
  expect(row.slice(7, 11)).toEqual(['MintX', '', '', '0.15'])
})

it('a row has 19 cells, the second one its time as a number, also before 1970', () => {
  const [row = []] = csvRows([{ ...trade, date: '1969-12-31T23:59:59.000Z' }], tokens, {})
  expect([row.length, row[1]]).toEqual([19, -1])
})

describe('a text is the whole CSV of two rows, or it is not (behaviour 9.12)', () => {
  const rows = csvRows([sampleDeposit(), trade], tokens, {})
  const text = [...tablePieces(CSV_COLUMNS, rows)].join('')
  const [header = ''] = text.split('\n')

  it.each([
    ['all of it', text, true],
    ['a row less', text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1), false],
    ['half a last row', text.slice(0, -20), false],
    ['a last row without its end', text.slice(0, -1), false],
    ['rows without the header', text.slice(header.length + 1), false],
    ['a web page', '<!doctype html>\n<title>Sign in</title>\n\n\n', false],
    ['nothing', '', false],
  ])('%s', (_, csv, isWhole) => {
    expect(isWholeCsv(csv, 2)).toBe(isWhole)
  })

  it('of no row the header is the whole', () => {
    expect(isWholeCsv(`${header}\n`, 0)).toBe(true)
  })
})
