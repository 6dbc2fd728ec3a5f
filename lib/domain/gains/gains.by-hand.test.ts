/** @jest-environment node */
import { averagePrice, type Fixed, fixedText } from '@/lib/domain/amounts/decimal'
import type { ForeignCurrency } from '@/lib/domain/exchange-rates/currency'
import { conversionTo, rateText } from '@/lib/domain/exchange-rates/exchange-rate'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { swapped } from '@/lib/domain/testing/test-swaps'
import {
  answersByHand,
  MINTS_BY_HAND,
  ratesByHand,
  tableByHand,
  tradesByHand,
} from '@/lib/domain/testing/wallet-by-hand'
import type { MeasuredTrade, Trade } from '@/lib/domain/trades/order-event'
import type { CostMethod } from './cost-method'
import { pooledTrades } from './pooled-trades'
import { gainsOf } from './gains'
import type { ValueSum } from './value-sum'

const SYMBOLS = new Map([...MINTS_BY_HAND].map(([symbol, mint]) => [mint, symbol]))

/** The days of a filter: the first one, and the day after the last. */
type Days = readonly [from: string, end: string | undefined]
const ALL_DAYS: Days = ['2000-01-01', undefined]

/** The conversion at the page's rates; undefined in USD. */
function conversionByHand(currency: ForeignCurrency | undefined) {
  const fetchedAtMs = Date.UTC(2027, 0, 3)
  return currency && conversionTo(currency, [{ year: 2026, days: ratesByHand(), fetchedAtMs }])
}

function pooledByHand(method: CostMethod, currency?: ForeignCurrency) {
  const conversion = conversionByHand(currency)
  return pooledTrades({ events: tradesByHand(), answers: answersByHand(), method, conversion })
}

function walletGains(method: CostMethod, [from, end]: Days, currency?: ForeignCurrency) {
  return gainsOf(pooledByHand(method, currency), {
    isShown: ({ date }) => date >= from && (end === undefined || date < end),
    timeZone: 'UTC',
    remaining: { day: undefined, before: end, isOfAllOrders: false },
  })
}

const text = (value: Fixed | undefined) => (value === undefined ? '–' : fixedText(value))
const sumText = ({ value, trades }: ValueSum) => (trades === 0 ? '–' : fixedText(value))

it.each<[string, CostMethod, Days, ForeignCurrency | undefined]>([
  ['Tokens with average cost', 'average', ALL_DAYS, undefined],
  ['Tokens with first in, first out', 'fifo', ALL_DAYS, undefined],
  ['UK tax year 2024/25 with average cost', 'average', ['2024-04-06', '2025-04-06'], undefined],
  ['UK tax year 2025/26 with average cost', 'average', ['2025-04-06', '2026-04-06'], undefined],
  ['UK tax year 2025/26 with first in, first out', 'fifo', ['2025-04-06', '2026-04-06'], undefined],
  ['Tokens in EUR with average cost', 'average', ALL_DAYS, 'EUR'],
  ['Tokens in EUR with first in, first out', 'fifo', ALL_DAYS, 'EUR'],
  ['Tokens in GBP with average cost', 'average', ALL_DAYS, 'GBP'],
  ['Tokens in GBP with first in, first out', 'fifo', ALL_DAYS, 'GBP'],
])('‘%s’ of docs/gains.md (behaviour 26.2, 26.4, 27.3)', (heading, method, days, currency) => {
  const rows = walletGains(method, days, currency).tokens.map((token) => [
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
  expect(rows.length).toBeGreaterThan(0)
  expect(rows).toEqual(tableByHand(heading))
})

it.each<[string, ForeignCurrency | undefined]>([
  ['Months', undefined],
  ['Months in EUR', 'EUR'],
])('‘%s’ of docs/gains.md (behaviour 26.5, 27.3)', (heading, currency) => {
  const rows = walletGains('average', ALL_DAYS, currency).periods.map((period) => [
    ...[period.period, String(period.trades)],
    ...[period.paid, period.received, period.fees, period.gain].map(sumText),
  ])
  expect(rows.length).toBe(13)
  expect(rows).toEqual(tableByHand(heading))
})

it('‘Sales in GBP with first in, first out’ of docs/gains.md (behaviour 27.3, 27.4)', () => {
  const rows = [...pooledByHand('fifo', 'GBP')].flatMap(({ trade, sale, rate }) =>
    (sale?.parts ?? []).map(({ amount, cost, proceeds, acquired }) => [
      trade.date.slice(0, 10),
      SYMBOLS.get(trade.inputMint),
      typeof acquired === 'string' ? '–' : acquired.date.slice(0, 10),
      ...[amount, proceeds, cost].map(text),
      text(proceeds === undefined || cost === undefined ? undefined : proceeds - cost),
      ...(typeof rate === 'object' ? [rateText(rate), rate.day] : ['–', '–']),
    ]),
  )
  expect(rows.length).toBe(9)
  expect(rows).toEqual(tableByHand('Sales in GBP with first in, first out'))
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
])('‘%s’ of docs/gains.md (behaviour 26.2)', (heading, trades) => {
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
