/** @jest-environment node */
import { adjustedAmount } from '@/lib/domain/amounts/amount'
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { priceKey } from '@/lib/domain/prices/price-minute'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import type { CsvEvent } from '@/lib/domain/trades/order-event'
import { CSV_COLUMNS, csvRows } from './csv-rows'
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

it('the 19 columns, and a row of each kind (behaviour 9.1)', () => {
  const rows = csvRows([sampleDeposit(), trade], tokens, priceOf(SOL, 150))
  expect([CSV_COLUMNS, ...rows].map((row) => row.join(','))).toEqual([
    'Kind,Timestamp,In Token Address,In Token Name,In Token Symbol,In Amount,In Amount USD,' +
      'Out Token Address,Out Token Name,Out Token Symbol,Out Amount,Out Amount USD,' +
      'Out Amount (fee),Out Amount (fee) USD,Out Amount (net),Out Amount (net) USD,' +
      'Transaction Signature,Order Type,Order Key',
    `deposit,1769940059,${USDC},USD Coin,USDC,25,,,,,,,,,,,OpenSignature,recurring time,RecurringKey`,
    `trade,1770026403,${USDC},USD Coin,USDC,25,,${SOL},Wrapped SOL,SOL,0.15,22.5,` +
      '0.00015,0.0225,0.14985,22.4775,TradeSignature,recurring time,RecurringKey',
  ])
})

describe('a USD cell (behaviour 9.4)', () => {
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

describe('what isn’t known in whole tokens', () => {
  const cells = (event: CsvEvent, mints: typeof unnamed) => csvRows([event], mints, {})[0] ?? []
  const unnamed = new Map([[SOL, { address: SOL, symbol: '', name: '', decimals: null }]])

  it('is an empty cell if no service knows the decimals (behaviour 25.14)', () => {
    const row = cells({ ...trade, outputAmount: base('149850000'), fee: null }, unnamed)
    expect(row.slice(5, 16)).toEqual(['25', '', SOL, '', '', '', '', '', '', '', ''])
  })

  it('is an empty In Amount if the input is known only in total (behaviour 25.15)', () => {
    const row = cells({ ...trade, inputAmount: null, fee: null }, unnamed)
    const net = trade.outputAmount.amount
    expect(row.slice(5, 16)).toEqual(['', '', SOL, '', '', net, '', '', '', net, ''])
  })

  it('is a fault if the request doesn’t name the mint (behaviour 7.3)', () => {
    expect(() => cells({ ...trade, outputAmount: base('1'), fee: null }, new Map())).toThrow(
      /^Row 1: unknown token decimals/,
    )
  })
})
