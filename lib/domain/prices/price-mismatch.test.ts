/** @jest-environment node */
import Big from 'big.js'
import fc from 'fast-check'
import { adjustedAmount } from '@/lib/domain/amounts/amount'
import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import { decimalText } from '@/lib/domain/testing/sample-decimals'
import { birdeyeMissing, birdeyePrice } from '@/lib/domain/testing/sample-prices'
import { checkRows, sidesDifferBy } from './price-mismatch'

function trade(input: string, output: string, fee = '0'): Trade {
  return {
    kind: 'trade',
    date: '2026-02-02T10:00:03.000Z',
    inputMint: 'A',
    inputAmount: adjustedAmount(input),
    outputMint: 'B',
    outputAmount: adjustedAmount(output),
    fee: adjustedAmount(fee),
    orderType: 'recurring time',
    orderKey: 'Key',
    userAddress: 'Wallet',
    transactionSignature: '',
  }
}

describe('two sides differ: over the larger side, whole percent, over 10 % (behaviour 8.27)', () => {
  it.each([
    ['100 and 86', trade('100', '86'), '1', '1', '14'],
    ['the other way round', trade('86', '100'), '1', '1', '14'],
    ['exactly 10 %', trade('100', '90'), '1', '1', undefined],
    ['a little over', trade('100', '89.999'), '1', '1', '10'],
    ['rounded half up', trade('200', '171'), '1', '1', '15'],
    ['the output before the fee', trade('100', '85', '5'), '1', '1', undefined],
    ['by their prices', trade('2', '10'), '50', '7.5', '25'],
    ['one side worth nothing', trade('1', '1'), '1', '0', '100'],
    ['both worth nothing', trade('1', '1'), '0', '0', undefined],
    ['alike', trade('1', '1'), '3', '3', undefined],
  ])('%s', (_, row, inputPrice, outputPrice, percent) => {
    expect(sidesDifferBy(row, inputPrice, outputPrice)).toBe(percent)
  })

  it('not where an amount is in base units', () => {
    const inputAmount = { amount: '100', adjustedForDecimals: false }
    expect(sidesDifferBy({ ...trade('1', '1'), inputAmount }, '1', '9')).toBeUndefined()
  })

  it('whichever side is the larger, and never for prices that agree', () => {
    const amount = fc
      .record({ digits: fc.bigInt({ min: 1n, max: 10n ** 20n }), places: fc.nat(20) })
      .map(({ digits, places }) => decimalText(digits, places))
    fc.assert(
      fc.property(amount, amount, amount, amount, (input, output, a, b) => {
        expect(sidesDifferBy(trade(input, output), a, b)).toBe(
          sidesDifferBy(trade(output, input), b, a),
        )
        const worth = new Big(input).times(a).toFixed()
        expect(sidesDifferBy(trade(input, worth), a, '1')).toBeUndefined()
      }),
    )
  })
})

const MINUTE = Date.UTC(2026, 1, 2, 10) / 1_000
const shared = {
  date: '2026-02-02T10:00:59.000Z',
  inputMint: 'A',
  inputAmount: adjustedAmount('1'),
  orderType: 'recurring time',
  orderKey: 'Key',
  userAddress: 'Wallet',
  transactionSignature: '',
} as const
const deposit = (inputMint: string): OrderEvent => ({ kind: 'deposit', ...shared, inputMint })
const swap = (inputMint: string, outputMint: string): OrderEvent => ({
  kind: 'trade',
  ...shared,
  ...{ inputMint, outputMint },
  outputAmount: adjustedAmount('1'),
  fee: adjustedAmount('0'),
})
const answers = new Map([
  ['A', new Map([[MINUTE, birdeyePrice(1)]])],
  ['B', new Map([[MINUTE, birdeyePrice(2)]])],
  ['None', new Map([[MINUTE, birdeyeMissing(1)]])],
])

it('rows without a price of one side, and rows whose sides differ (behaviour 8.27, 8.28)', () => {
  const events = [
    deposit('A'),
    deposit('None'),
    swap('A', 'A'),
    swap('A', 'B'),
    swap('None', 'A'),
    swap('A', 'Other'),
    swap('B', 'A'),
  ]
  expect(checkRows(events, answers)).toEqual({ missing: [1, 4, 5], differing: [3, 6] })
})
