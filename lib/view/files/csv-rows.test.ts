/** @jest-environment node */
import type { Amount } from '@/lib/domain/amounts/amount'
import { adjustedAmount, decimalText, unitsOf } from '@/lib/domain/testing/test-decimals'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { priceKey, roundToMinute } from '@/lib/domain/prices/token-price'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import type { CsvEvent } from '@/lib/domain/trades/order-event'
import { CSV_COLUMNS, csvTable } from './csv-rows'
import {
  testDeposit,
  testTradeEvent,
  SOL_TOKEN,
  USDC_TOKEN,
  anyEvent,
  tokens,
} from '@/lib/view/testing/test-events'
import fc from 'fast-check'
import { ORDER_TYPES } from '@/lib/domain/orders/order'
import { totalOutput } from '@/lib/domain/amounts/fee'
import { bestPrice, type PriceAnswer } from '@/lib/domain/prices/price-answers'
import { answeredInTurn, anySourceAnswer } from '@/lib/domain/testing/test-prices'
import { readFileRequest } from '@/lib/view/testing/run-files'
import { fileRequests } from '@/lib/view/routes/file-request-split'

const trade = testTradeEvent()
const priceOf = (mint: string, price: number | 'missing') => ({
  [priceKey(mint, unixSeconds(trade.date))]: price,
})
const base = (amount: string) => ({ amount, adjustedForDecimals: false })

it('the 19 columns, and a row of each kind (behaviour 9.1)', () => {
  const { rows } = csvTable([testDeposit(), trade], tokens, priceOf(SOL, 150))
  expect([CSV_COLUMNS, ...rows].map((row) => row.join(','))).toEqual([
    'Kind,Timestamp,In Token Address,In Token Name,In Token Symbol,In Amount,In Amount USD,' +
      'Out Token Address,Out Token Name,Out Token Symbol,Out Amount,Out Amount USD,' +
      'Out Amount (fee),Out Amount (fee) USD,Out Amount (net),Out Amount (net) USD,' +
      'Transaction Signature,Order Type,Order Key',
    `deposit,1769940059,${USDC},USD Coin,USDC,25,,,,,,,,,,,StartSignature,recurring time,RecurringKey`,
    `trade,1770026403,${USDC},USD Coin,USDC,25,,${SOL},Wrapped SOL,SOL,0.15,22.5,` +
      '0.00015,0.0225,0.14985,22.4775,TradeSignature,recurring time,RecurringKey',
  ])
})

describe('a USD cell (behaviour 9.4)', () => {
  it.each([
    ['is rounded half up to 6 decimals', '1', 0.0000005, '0.000001'],
    ['is rounded down below a half', '1', 0.00000049, '0'],
    ['has no zeros added', '2', 1.5, '3'],
    ['is plain if the number would have an exponent', '1', 1e21, `1${'0'.repeat(21)}`],
    ['is 0 if the price is 0', '25', 0, '0'],
    ['is empty if the price is missing', '25', 'missing', ''],
    ['is exact past what a float holds', '12345678901234567890', 2, '24691357802469135780'],
  ] as const)('%s', (_, amount, price, expected) => {
    const event = { ...trade, inputAmount: adjustedAmount(amount) }
    const [row = []] = csvTable([event], tokens, priceOf(USDC, price)).rows
    expect(row[6]).toBe(expected)
  })

  it('is empty if no price was fetched, or only one of another minute', () => {
    const minuteBefore = { [priceKey(USDC, unixSeconds(trade.date) - 60)]: 1 }
    const [row = []] = csvTable([trade], tokens, minuteBefore).rows
    expect([row[6], row[11], row[13], row[15]]).toEqual(['', '', '', ''])
  })

  it('of the total is net + fee before rounding', () => {
    const event = { ...trade, outputAmount: adjustedAmount('1'), fee: adjustedAmount('1') }
    const [row = []] = csvTable([event], tokens, priceOf(SOL, 0.0000004)).rows
    expect([row[11], row[13], row[15]]).toEqual(['0.000001', '0', '0'])
  })
})

it('a fee in another token leaves its cells empty (behaviour 7.8)', () => {
  const [row = []] = csvTable([{ ...trade, fee: null }], tokens, priceOf(SOL, 2)).rows
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
    const [row = []] = csvTable([event], tokens, {}).rows
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
    expect(() => csvTable([testDeposit(), event], tokens, {})).toThrow(message)
  })
})

it('an unknown token leaves its name and symbol empty, never its amount', () => {
  const [row = []] = csvTable([{ ...trade, outputMint: 'MintX' }], new Map(), {}).rows
  expect(row.slice(2, 6)).toEqual([USDC, '', '', '25'])
  expect(row.slice(7, 11)).toEqual(['MintX', '', '', '0.15'])
})

describe('an amount that isn’t known in token units', () => {
  const cells = (event: CsvEvent, mints: typeof unnamed) =>
    csvTable([event], mints, {}).rows[0] ?? []
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

const U64 = 2n ** 64n - 1n
const MAX_DECIMALS = 18
const PRICE_PLACES = 9
const USD_PLACES = 6

/** Any amount that a Solana token account can hold, often one at an end of the range. */
const anyU64 = fc.oneof(
  { weight: 4, arbitrary: fc.bigInt(0n, U64) },
  fc.constantFrom(0n, 1n, U64 - 1n, U64, 2n ** 53n, 2n ** 53n + 1n),
  fc.integer({ min: 0, max: 19 }).map((power) => 10n ** BigInt(power)),
)
const anyTrade = fc.record({
  input: anyU64,
  net: anyU64,
  fee: anyU64,
  inputDecimals: fc.integer({ min: 0, max: MAX_DECIMALS }),
  outputDecimals: fc.integer({ min: 0, max: MAX_DECIMALS }),
  /** Whether the services write token units or base units. */
  isAdjusted: fc.boolean(),
  orderType: fc.constantFrom(...ORDER_TYPES),
  /** In billionths of a dollar, with so few digits that a JSON number is exact. */
  price: fc.bigInt(0n, 10n ** 15n - 1n),
})
type AnyTrade = typeof anyTrade extends fc.Arbitrary<infer T> ? T : never

function amount(units: bigint, decimals: number, isAdjusted: boolean): Amount {
  const text = isAdjusted ? decimalText(units, decimals) : String(units)
  return { amount: text, adjustedForDecimals: isAdjusted }
}

function rowOf({ input, net, fee, inputDecimals, outputDecimals, ...trade }: AnyTrade): string[] {
  const event = testTradeEvent({
    orderType: trade.orderType,
    inputAmount: amount(input, inputDecimals, trade.isAdjusted),
    outputAmount: amount(net, outputDecimals, trade.isAdjusted),
    fee: amount(fee, outputDecimals, trade.isAdjusted),
  })
  const tokens = new Map([
    [USDC, { ...USDC_TOKEN, decimals: inputDecimals }],
    [SOL, { ...SOL_TOKEN, decimals: outputDecimals }],
  ])
  const price = Number(decimalText(trade.price, PRICE_PLACES))
  const seconds = unixSeconds(event.date)
  const prices = { [priceKey(USDC, seconds)]: price, [priceKey(SOL, seconds)]: price }
  return (csvTable([event], tokens, prices).rows[0] ?? []).map(String)
}

/** Units times price in millionths of a dollar, rounded half up. */
function usdUnits(units: bigint, decimals: number, price: bigint): bigint {
  const scale = 10n ** BigInt(decimals + PRICE_PLACES - USD_PLACES)
  return (2n * units * price + scale) / (2n * scale)
}

it('every u64 with 0 to 18 decimals is exact in the file, as are its USD values; total = net + fee', () => {
  fc.assert(
    fc.property(anyTrade, (trade) => {
      const row = rowOf(trade)
      const { input, net, fee, inputDecimals, outputDecimals, price } = trade
      const unitsIn = (columns: readonly number[], decimals: number) =>
        columns.map((column) => unitsOf(row[column] ?? '', decimals))
      expect(unitsIn([5], inputDecimals)).toEqual([input])
      expect(unitsIn([10, 12, 14], outputDecimals)).toEqual([net + fee, fee, net])
      const usd = [net + fee, fee, net].map((units) => usdUnits(units, outputDecimals, price))
      expect(unitsIn([6, 11, 13, 15], USD_PLACES)).toEqual([
        usdUnits(input, inputDecimals, price),
        ...usd,
      ])
    }),
    { numRuns: 200 },
  )
})

/** Enough places for amounts with 60 decimals and for the smallest price. */
const AMOUNT_PLACES = 60
const MAX_PLACES = 400

const anyAnswer = fc
  .array(anySourceAnswer, { maxLength: 4 })
  .map((answers) => answeredInTurn(...answers))

/** Amount times price, rounded half up to 6 decimals, digit by digit. */
function cellOf(amount: string, answer: PriceAnswer): string {
  const value = bestPrice(answer)?.value
  if (value === undefined) return ''
  const exact = unitsOf(amount, AMOUNT_PLACES) * unitsOf(value, MAX_PLACES)
  const unit = 10n ** BigInt(AMOUNT_PLACES + MAX_PLACES - 6)
  return decimalText((2n * exact + unit) / (2n * unit), 6).replace(/\.?0+$/, '')
}

it('the USD cells follow the best source to the last digit, from the browser to the file (behaviour 9.4)', () => {
  fc.assert(
    fc.property(anyEvent, anyAnswer, anyAnswer, (event, input, output) => {
      const minute = roundToMinute(unixSeconds(event.date))
      const prices = new Map([[event.inputMint, new Map([[minute, input]])]])
      if (event.kind === 'trade') prices.set(event.outputMint, new Map([[minute, output]]))
      const [only] = fileRequests({ events: [event], tokens: new Map(), prices }).bodies
      const sent = readFileRequest(only?.body ?? '')
      const [row = []] = csvTable(sent.events, new Map(), sent.fetchedTokenPrices).rows
      expect(row[6]).toBe(cellOf(event.inputAmount?.amount ?? '', input))
      if (event.kind !== 'trade') return
      const [net, fee] = [event.outputAmount.amount, event.fee?.amount ?? '']
      const cells = [totalOutput(net, fee), fee, net].map((amount) => cellOf(amount, output))
      expect([row[11], row[13], row[15]]).toEqual(cells)
    }),
    { numRuns: 400 },
  )
})
