/** @jest-environment node */
import { fixedText } from '@/lib/domain/amounts/decimal'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { swapped } from '@/lib/domain/testing/test-swaps'
import type { Trade } from '@/lib/domain/trades/order-event'
import { pooledTrades } from './pooled-trades'
import { saleTotals } from './sale-totals'

const bought = (second: number, usdc: string, sol: string) =>
  swapped(usdc, sol, '0', { date: `2026-02-02T10:00:0${second}.000Z` })
const sold = (second: number, sol: string, usdc: string, transactionSignature: string): Trade => ({
  ...bought(second, sol, usdc),
  inputMint: SOL,
  outputMint: USDC,
  transactionSignature,
})

const PURCHASES = [bought(1, '100', '1'), bought(2, '300', '1')]

it.each<[string, Trade[], string]>([
  [
    'a sale is netted over its lots',
    [sold(3, '2', '350', '5ig')],
    '1 sale, 0 without: 350 − 400 = 0 − 50',
  ],
  [
    'several trades of one transaction and token are one sale, and are netted',
    [sold(3, '1', '150', '5ig'), sold(4, '1', '250', '5ig')],
    '1 sale, 0 without: 400 − 400 = 0 − 0',
  ],
  [
    'trades of two transactions are two sales',
    [sold(3, '1', '150', '5igA'), sold(4, '1', '250', '5igB')],
    '2 sales, 0 without: 400 − 400 = 50 − 50',
  ],
  [
    'a trade without a signature is a sale of its own',
    [sold(3, '1', '150', ''), sold(4, '1', '250', '')],
    '2 sales, 0 without: 400 − 400 = 50 − 50',
  ],
  [
    'only the parts with a known cost count',
    [sold(3, '4', '1000', '5ig')],
    '1 sale, 0 without: 500 − 400 = 100 − 0',
  ],
  [
    'a sale without a price has no gain',
    [{ ...sold(3, '1', '7', '5ig'), outputMint: 'NEW', date: '2026-02-03T10:00:00.000Z' }],
    '1 sale, 1 without: 0 − 0 = 0 − 0',
  ],
])('%s (behaviour 26.12)', (_, sales, expected) => {
  const totals = saleTotals(
    pooledTrades({ events: [...PURCHASES, ...sales], answers: NO_ANSWERS, method: 'fifo' }),
  )
  const [proceeds, costs, gains, losses] = [
    ...[totals.proceeds, totals.costs, totals.gains, totals.losses].map(fixedText),
  ]
  const count = totals.sales === 1 ? '1 sale' : `${totals.sales} sales`
  expect(
    `${count}, ${totals.withoutGain} without: ${proceeds} − ${costs} = ${gains} − ${losses}`,
  ).toBe(expected)
})
