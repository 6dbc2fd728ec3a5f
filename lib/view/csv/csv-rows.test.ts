/** @jest-environment node */
import { adjustedAmount } from '@/lib/domain/amounts/amount'
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { priceKey } from '@/lib/domain/prices/price-minute'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import { csvRows } from './csv-rows'
import { csvPieces } from './csv-text'
import {
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
const base = (amount: string) => ({ amount, adjustedForDecimals: false })

describe('the CSV', () => {
  it('of no rows is the 19 columns in order', () => {
    expect([...csvPieces([])].join('')).toBe(HEADER)
  })

  it('has a line for every row, ended by LF, without a BOM', () => {
    const rows = csvRows([sampleDeposit(), trade], tokens, priceOf(SOL, 150))
    expect([...csvPieces(rows)].join('')).toBe(
      HEADER +
        `deposit,1769940059,${USDC},USD Coin,USDC,25,,,,,,,,,,,OpenSignature,recurring time,RecurringKey\n` +
        `trade,1770026403,${USDC},USD Coin,USDC,25,,${SOL},Wrapped SOL,SOL,0.15,22.5,` +
        '0.00015,0.0225,0.14985,22.4775,TradeSignature,recurring time,RecurringKey\n',
    )
  })

  it.each([499, 500, 501, 1_001])('of %d rows has the header once and every row once', (count) => {
    const rows = Array.from({ length: count }, (_, index) => [String(index)])
    const lines = [...csvPieces(rows)].join('').slice(HEADER.length)
    expect(lines).toBe(rows.map(([cell]) => `${cell}\n`).join(''))
  })
})

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
      'Row 2 has an amount in base units of an unknown token.',
    ],
    [
      'an output and a fee that disagree',
      { ...trade, fee: base('1') },
      'Row 2 has an output and a fee with different adjustedForDecimals.',
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

describe('names and symbols are guarded against formulas', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j', (text) => {
    const token = { ...USDC_TOKEN, name: text, symbol: text }
    const [row = []] = csvRows([trade], new Map([[USDC, token]]), {})
    expect([row[3], row[4]]).toEqual([`'${text}`, `'${text}`])
  })

  it.each(['USD Coin', 'a=b', '1-inch', '$WIF', ' =1'])('%j stays as it is', (text) => {
    const token = { ...USDC_TOKEN, name: text, symbol: text }
    const [row = []] = csvRows([trade], new Map([[USDC, token]]), {})
    expect([row[3], row[4]]).toEqual([text, text])
  })
})
