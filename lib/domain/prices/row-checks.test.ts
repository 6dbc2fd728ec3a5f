/** @jest-environment node */
import { adjustedAmount } from '@/lib/domain/amounts/amount'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { birdeyeMissing, birdeyePrice } from '@/lib/domain/testing/sample-prices'
import { checkRows } from './row-checks'

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
const trade = (inputMint: string, outputMint: string): OrderEvent => ({
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
    trade('A', 'A'),
    trade('A', 'B'),
    trade('None', 'A'),
    trade('A', 'Other'),
    trade('B', 'A'),
  ]
  const rows = checkRows(events, answers)
  let step = rows.next()
  let steps = 0
  for (; !step.done; step = rows.next()) steps += 1
  expect(step.value).toEqual({ missing: [1, 4, 5], differing: [3, 6] })
  expect(steps).toBe(events.length)
})
