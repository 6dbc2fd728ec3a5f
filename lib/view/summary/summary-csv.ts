import { type Fixed, fixedText, rounded, shortened, sumOf } from '@/lib/domain/amounts/decimal'
import { rate } from '@/lib/domain/amounts/rate'
import {
  lumpSum,
  type PairSummary,
  type Received,
  summarize,
} from '@/lib/domain/summary/pair-summary'
import {
  type OrderDifferences,
  reconcilePairs,
  type Reconciliation,
} from '@/lib/domain/reconciliation/reconcile-orders'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import type { Token, TokenMap } from '@/lib/domain/tokens/token'
import { withSelectedTradePrices } from '@/lib/domain/prices/trade-prices'
import { type Cell, type Column, type Table, tableOf } from '@/lib/view/files/csv-text'
import type { PeriodGains } from '@/lib/domain/gains/periods'
import type { CostMethod } from '@/lib/domain/gains/cost-method'
import type { Reported } from '@/lib/domain/gains/report'
import { reportedGains, type Gains, type TokenGains } from '@/lib/domain/gains/gains'
import type { ValueSum } from '@/lib/domain/gains/value-sum'
import { METHOD_NAMES } from '@/lib/view/gains/method-label'
import { averagePaid, averageRemaining, remainingCost } from '@/lib/view/gains/gains-label'
import { provisionalText, rateSource } from '@/lib/view/exchange-rates/exchange-rate-label'
import { headsIn, salesTable } from '@/lib/view/gains/sales-table'
import type { Order } from '@/lib/domain/orders/order'
import type { SummaryFile } from '@/lib/view/preferences/preference-label'
import type { MeasuredTrade } from '@/lib/domain/trades/order-event'
import { zoneName } from '@/lib/view/time/local-date'

const USD_DECIMALS = 6
/** A token can be worth less than a millionth of a dollar, and no average of its prices may become 0. */
const USD_PRICE_DECIMALS = 12
const MIN_PRICE_DIGITS = 4

export type Summarized = Reported & {
  /** All selected orders, even those that filters hide. */
  orders: readonly Order[]
  tokens: TokenMap
  isSample: boolean
}

/**
 * Returns one file of the summary: that of a view, or that of the sales (behaviour 18.9, 26.11, 26.13). The file of
 * 'Pairs' has no gains.
 */
export function summaryFile(
  file: SummaryFile,
  summarized: Summarized,
): { table: Table; gains?: Gains } {
  const { events, shownEvents, orders, answers, tokens, method, timeZone } = summarized
  if (file === 'pairs') {
    const prices = withSelectedTradePrices(answers, events)
    return { table: pairsTable(summarize(shownEvents, prices), reconcilePairs(orders), tokens) }
  }
  const { gains, shownTrades } = reportedGains(summarized)
  const { conversion, isSample } = summarized
  const source = conversion && rateSource(conversion.currency, isSample)
  if (file === 'sales') {
    const shared = { method, tokens, timeZone, conversion, source }
    return { table: salesTable(shownTrades, shared), gains }
  }
  const table =
    file === 'tokens'
      ? tokensTable(gains, tokens, method)
      : periodsTable(gains, zoneName(timeZone), method)
  return { table: source === undefined ? table : withRateSource(table, gains, source), gains }
}

/** Names the currency in the heads, and adds the rates' source as the last column (behaviour 27.7). */
function withRateSource(
  { columns, rows }: Table,
  { currency, provisional }: Gains,
  source: string,
): Table {
  const cell = [source, provisionalText(provisional)].filter(Boolean).join('; ')
  return {
    columns: [...headsIn(currency, columns), 'Rate Source'],
    rows: rows.map((row) => [...row, cell]),
  }
}

type SummaryRow = {
  pair: PairSummary
  input: Token | undefined
  output: Token | undefined
  /** The reconciliation of the pair's selected orders, even of those that filters hide. */
  orders: Reconciliation
}

/** The columns are named as in the CSV of trades (behaviour 18.9). */
const PAIR_COLUMNS: readonly Column<SummaryRow>[] = [
  ['In Token Address', ({ pair }) => pair.inputMint],
  ['In Token Name', ({ input }) => input?.name ?? ''],
  ['In Token Symbol', ({ input }) => input?.symbol ?? ''],
  ['Out Token Address', ({ pair }) => pair.outputMint],
  ['Out Token Name', ({ output }) => output?.name ?? ''],
  ['Out Token Symbol', ({ output }) => output?.symbol ?? ''],
  ['Deposits', ({ pair }) => pair.deposits],
  ['In Amount Deposited', ({ pair }) => pair.deposited],
  ['In Amount Refunded', ({ pair }) => pair.refunded],
  ['Trades', ({ pair }) => pair.trades],
  ['First Trade', ({ pair }) => secondsCell(pair.firstTrade)],
  ['Last Trade', ({ pair }) => secondsCell(pair.lastTrade)],
  ['In Amount', ({ pair }) => pair.paid],
  ['Out Amount', ({ pair }) => pair.received.total],
  ['Out Amount (fee)', ({ pair }) => pair.fees],
  ['Out Amount (net)', ({ pair }) => pair.received.net],
  ['Trades With Unknown Fee', ({ pair }) => pair.unknownFees],
  ['Average Out per In', (row) => outPerIn(row, 'total')],
  ['Average Out (net) per In', (row) => outPerIn(row, 'net')],
  ['Average In per Out', (row) => inPerOut(row, 'total')],
  ['Average In per Out (net)', (row) => inPerOut(row, 'net')],
  ['Trades With In Price', ({ pair }) => pair.usdValue?.paid.trades ?? 0],
  ['In Amount USD', ({ pair }) => sumCell(pair.usdValue?.paid)],
  ['Average USD per Out', ({ pair }) => priceCell(pair.usdValue?.average.total)],
  ['Average USD per Out (net)', ({ pair }) => priceCell(pair.usdValue?.average.net)],
  ['Trades With Out Price', ({ pair }) => pair.usdValue?.received.net.trades ?? 0],
  ['Out Amount USD', ({ pair }) => sumCell(pair.usdValue?.received.total)],
  ['Out Amount (net) USD', ({ pair }) => sumCell(pair.usdValue?.received.net)],
  [
    'Orders',
    ({ orders: { reconciled, unverifiable, notReconciled } }) =>
      reconciled + unverifiable + notReconciled.length,
  ],
  ['Orders Reconciled', ({ orders }) => orders.reconciled],
  ['Orders Not Reconciled', ({ orders }) => orders.notReconciled.length],
  ['In Amount Difference', (row) => difference(row, 'input')],
  ['Out Amount Difference', (row) => difference(row, 'output')],
  ['Out Amount Lump Sum', (row) => receivedAsLumpSum(row, 'total')],
  ['Out Amount (net) Lump Sum', (row) => receivedAsLumpSum(row, 'net')],
]

/** Returns the file of 'Pairs'. Average rates are empty if a token is unknown (behaviour 7.5, 18.9). */
export function pairsTable(
  pairs: readonly PairSummary[],
  reconciled: ReadonlyMap<string, Reconciliation>,
  tokens: TokenMap,
): Table {
  const rows = pairs.map((pair) => ({
    pair,
    input: tokens.get(pair.inputMint),
    output: tokens.get(pair.outputMint),
    orders: reconciled.get(pair.key) ?? { reconciled: 0, unverifiable: 0, notReconciled: [] },
  }))
  return tableOf(PAIR_COLUMNS, rows)
}

function secondsCell(trade: MeasuredTrade | undefined): Cell {
  return trade ? unixSeconds(trade.date) : ''
}

function outPerIn({ pair, input, output }: SummaryRow, side: keyof Received): string {
  return (input && output && rate(pair.received[side], pair.paid, output.decimals)) ?? ''
}

function inPerOut({ pair, input, output }: SummaryRow, side: keyof Received): string {
  return (input && output && rate(pair.paid, pair.received[side], input.decimals)) ?? ''
}

function receivedAsLumpSum({ pair, output }: SummaryRow, side: keyof Received): string {
  return (output && lumpSum(pair, side, output.decimals)?.amount) ?? ''
}

/** Returns the sum of the orders' differences, which can be below 0. Base units are in no sum (behaviour 25.14). */
function difference({ orders }: SummaryRow, side: keyof OrderDifferences): Cell {
  const figures = orders.notReconciled.map(({ order, differences }) => {
    const mint = side === 'input' ? order.inputMint : order.outputMint
    return order.baseUnitMints.includes(mint) ? '0' : (differences[side] ?? '0')
  })
  return { figure: sumOf(figures) }
}

type TokenRow = { result: TokenGains; token: Token | undefined; method: CostMethod }

const TOKEN_COLUMNS: readonly Column<TokenRow>[] = [
  ['Token Address', ({ result }) => result.mint],
  ['Token Name', ({ token }) => token?.name ?? ''],
  ['Token Symbol', ({ token }) => token?.symbol ?? ''],
  ['Amount Bought', ({ result }) => fixedText(result.bought)],
  ['Cost USD', ({ result }) => sumCell(result.cost)],
  ['Average Paid USD', ({ result }) => priceCell(averagePaid(result))],
  ['Amount Sold', ({ result }) => fixedText(result.sold)],
  ['Proceeds USD', ({ result }) => sumCell(result.proceeds)],
  ['Amount Sold Without Known Cost', ({ result }) => fixedText(result.soldWithoutCost)],
  ['Cost of Sold USD', ({ result }) => figureCell(result.costOfSales)],
  ['Realized Gain USD', ({ result }) => sumCell(result.gain)],
  ['Remaining Amount', ({ result }) => fixedText(result.remaining.amount)],
  ['Remaining Cost USD', ({ result }) => usdCell(remainingCost(result.remaining))],
  ['Trades Without Price', ({ result }) => unpricedTrades(result)],
  ['Cost of Sales Without Price USD', ({ result }) => figureCell(result.costOfUnpricedSales)],
  ['Average Remaining USD', ({ result, method }) => priceCell(averageRemaining(result, method))],
  ['Method', ({ method }) => METHOD_NAMES[method]],
]

function unpricedTrades({ purchases, cost, sales, proceeds }: TokenGains): number {
  return purchases - cost.trades + sales - proceeds.trades
}

/** Returns the file of 'Tokens', with exact amounts and 6 decimals of USD (behaviour 26.11). */
export function tokensTable({ tokens }: Gains, tokenMap: TokenMap, method: CostMethod): Table {
  const rows = tokens.map((result) => ({ result, token: tokenMap.get(result.mint), method }))
  return tableOf(TOKEN_COLUMNS, rows)
}

const PERIOD_COLUMNS: readonly Column<PeriodGains>[] = [
  ['Year', ({ period }) => period.slice(0, 4)],
  ['Month', ({ period }) => period.slice(5)],
  ['Trades', ({ trades }) => trades],
  ['Paid USD', ({ paid }) => sumCell(paid)],
  ['Trades With Paid Price', ({ paid }) => paid.trades],
  ['Received USD', ({ received }) => sumCell(received)],
  ['Trades With Received Price', ({ received }) => received.trades],
  ['Fees USD', ({ fees }) => sumCell(fees)],
  ['Trades With Unknown Fee', ({ unknownFees }) => unknownFees],
  ['Realized Gain USD', ({ gain }) => sumCell(gain)],
  ['Sales With Gain', ({ gain }) => gain.trades],
]

/** Returns the file of 'Months'. A year's row, without a month, precedes its months (behaviour 26.11). */
export function periodsTable({ periods }: Gains, zone: string, method: CostMethod): Table {
  const last: readonly Column<PeriodGains>[] = [
    ['Time Zone', () => zone],
    ['Method', () => METHOD_NAMES[method]],
  ]
  return tableOf([...PERIOD_COLUMNS, ...last], periods)
}

function usdCell(usd: Fixed | undefined): Cell {
  return usd === undefined ? '' : figureCell(usd)
}

function sumCell(sum: ValueSum | undefined): Cell {
  return sum?.trades ? figureCell(sum.value) : ''
}

function figureCell(usd: Fixed): Cell {
  return { figure: rounded(fixedText(usd), USD_DECIMALS) }
}

function priceCell(price: string | undefined): Cell {
  return price === undefined ? '' : shortened(price, MIN_PRICE_DIGITS, USD_PRICE_DECIMALS)
}
