/** @jest-environment node */
import { adjustedAmount } from '@/lib/domain/testing/sample-decimals'
import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import { birdeyeMissing, birdeyePrice } from '@/lib/domain/testing/sample-prices'
import { flawedRows, mismatchPercent } from './price-mismatch'

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

describe('a price mismatch: over 10 % of the larger side, whole percent (behaviour 8.27)', () => {
  it.each([
    ['100 and 86', trade('100', '86'), '1', '1', '14'],
    ['exactly 10 %', trade('100', '90'), '1', '1', undefined],
    ['rounded half up', trade('200', '171'), '1', '1', '15'],
    ['the output before the fee', trade('100', '85', '5'), '1', '1', undefined],
    ['by their prices', trade('2', '10'), '50', '7.5', '25'],
    ['one side at $0', trade('1', '1'), '1', '0', '100'],
    ['both at $0', trade('1', '1'), '0', '0', undefined],
  ])('%s', (_, row, inputPrice, outputPrice, percent) => {
    expect(mismatchPercent(row, inputPrice, outputPrice)).toBe(percent)
  })

  it('none if an amount is in base units', () => {
    const inputAmount = { amount: '100', adjustedForDecimals: false }
    expect(mismatchPercent({ ...trade('1', '1'), inputAmount }, '1', '9')).toBeUndefined()
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
  inputMint,
  outputMint,
  outputAmount: adjustedAmount('1'),
  fee: adjustedAmount('0'),
})
const answers = new Map([
  ['A', new Map([[MINUTE, birdeyePrice(1)]])],
  ['B', new Map([[MINUTE, birdeyePrice(2)]])],
  ['None', new Map([[MINUTE, birdeyeMissing(1)]])],
])

it('rows without a price of one side, and rows with a mismatch (behaviour 17.3)', () => {
  const events = [
    deposit('A'),
    deposit('None'),
    swap('A', 'A'),
    swap('A', 'B'),
    swap('None', 'A'),
    swap('A', 'Other'),
    swap('B', 'A'),
  ]
  expect(flawedRows(events, answers, 'missing')).toEqual([1, 4, 5])
  expect(flawedRows(events, answers, 'mismatch')).toEqual([3, 6])
})
