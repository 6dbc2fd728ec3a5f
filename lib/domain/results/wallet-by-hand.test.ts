/** @jest-environment node */
import { averagePrice, type Fixed, fixedText } from '@/lib/domain/amounts/decimal'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { swapped } from '@/lib/domain/testing/test-swaps'
import {
  answersByHand,
  MINTS_BY_HAND,
  tableByHand,
  tradesByHand,
} from '@/lib/domain/testing/wallet-by-hand'
import type { MeasuredTrade, Trade } from '@/lib/domain/trades/order-event'
import type { CostMethod } from './cost-method'
import { pooledTrades } from './pooled-trades'
import { resultsOf } from './results'
import type { ValueSum } from './value-sum'

const SYMBOLS = new Map([...MINTS_BY_HAND].map(([symbol, mint]) => [mint, symbol]))

/** The days of a filter: the first one, and the day after the last. */
type Days = readonly [from: string, end: string | undefined]
const ALL_DAYS: Days = ['2000-01-01', undefined]

function walletResults(method: CostMethod, [from, end]: Days) {
  return resultsOf(pooledTrades({ events: tradesByHand(), answers: answersByHand(), method }), {
    isShown: ({ date }) => date >= from && (end === undefined || date < end),
    isMismatch: () => false,
    timeZone: 'UTC',
    remaining: { day: undefined, before: end, isOfAllOrders: false },
  })
}

const text = (value: Fixed | undefined) => (value === undefined ? '–' : fixedText(value))
const sumText = ({ value, trades }: ValueSum) => (trades === 0 ? '–' : fixedText(value))

it.each<[string, CostMethod, Days]>([
  ['Tokens with average cost', 'average', ALL_DAYS],
  ['Tokens with first in, first out', 'fifo', ALL_DAYS],
  ['UK tax year 2024/25 with average cost', 'average', ['2024-04-06', '2025-04-06']],
  ['UK tax year 2025/26 with average cost', 'average', ['2025-04-06', '2026-04-06']],
  ['UK tax year 2025/26 with first in, first out', 'fifo', ['2025-04-06', '2026-04-06']],
])('‘%s’ of docs/results.md (behaviour 26.2, 26.4)', (heading, method, days) => {
  const rows = walletResults(method, days).tokens.map((token) => [
    SYMBOLS.get(token.mint) ?? token.mint,
    text(token.bought),
    sumText(token.cost),
    averagePrice(text(token.cost.value), text(token.boughtWithCost)) ?? '–',
    text(token.sold),
    sumText(token.proceeds),
    ...[token.soldWithoutCost, token.costOfSales, token.costOfUnpricedSales].map(text),
    sumText(token.gain),
    ...[token.remaining.amount, token.remaining.cost].map(text),
  ])
  expect(rows).toEqual(tableByHand(heading))
})

it('‘Months’ of docs/results.md (behaviour 26.5)', () => {
  const rows = walletResults('average', ALL_DAYS).periods.map((period) => [
    ...[period.period, String(period.trades)],
    ...[period.paid, period.received, period.fees, period.gain].map(sumText),
  ])
  expect(rows.length).toBe(13)
  expect(rows).toEqual(tableByHand('Months'))
})

const buy = (date: string, usdc: string, sol: string, change: Partial<MeasuredTrade> = {}) =>
  swapped(usdc, sol, '0', { date: `${date}T00:00:00.000Z`, ...change })
const sell = (date: string, sol: string, usdc: string, change: Partial<MeasuredTrade> = {}) =>
  buy(date, sol, usdc, { inputMint: SOL, outputMint: USDC, ...change })

it.each<[string, Trade[]]>([
  [
    'A part of a lot',
    [
      buy('2025-01-01', '10', '3'),
      ...['02', '03', '04'].map((day) => sell(`2025-01-${day}`, '1', '4')),
    ],
  ],
  [
    'Equal times',
    [
      sell('2025-01-01', '1', '150', { orderKey: 'A' }),
      buy('2025-01-01', '100', '1', { orderKey: 'B' }),
    ],
  ],
  [
    'Two wallets',
    [
      buy('2025-01-01', '100', '1', { userAddress: 'A' }),
      buy('2025-01-02', '200', '1', { userAddress: 'B' }),
      sell('2025-01-03', '1', '250', { userAddress: 'B' }),
      sell('2025-01-04', '2', '500', { userAddress: 'A' }),
    ],
  ],
  [
    'A lot of unknown cost',
    [
      buy('2025-01-01', '5', '1', { inputMint: 'NEW' }),
      buy('2025-01-02', '100', '1'),
      sell('2025-01-03', '1.5', '300'),
    ],
  ],
])('‘%s’ of docs/results.md (behaviour 26.2)', (heading, trades) => {
  const rows = [...pooledTrades({ events: trades, answers: NO_ANSWERS, method: 'fifo' })].flatMap(
    ({ sale }) =>
      (sale?.pool.mint === SOL ? sale.parts : []).map(({ amount, cost, proceeds, acquired }) => [
        text(amount),
        acquired === 'never bought' || acquired === 'various' ? '–' : acquired.date.slice(0, 10),
        text(cost),
        text(cost === undefined || proceeds === undefined ? undefined : proceeds - cost),
      ]),
  )
  expect(rows).toEqual(tableByHand(heading))
})
