import { rate, rounded, sumOf } from '@/lib/domain/amounts/decimal'
import { atOnce } from '@/lib/domain/results/at-once'
import type { OrderDifferences, Reconciliation } from '@/lib/domain/reconciliation/reconcile-orders'
import { averageUsdPrice, type PairSummary, type Received } from '@/lib/domain/summary/pair-summary'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import type { Token, TokenMap } from '@/lib/domain/tokens/token'
import type { Cell } from '@/lib/view/files/csv-text'

const USD_DECIMALS = 6
/** An average may be of a token worth less than a millionth of a dollar. */
const USD_PRICE_DECIMALS = 12

type SummaryRow = {
  pair: PairSummary
  /** Undefined for an unknown token. */
  input: Token | undefined
  output: Token | undefined
  /** Of all selected orders of the pair, despite filters. */
  orders: Reconciliation
}

const NO_ORDERS: Reconciliation = { reconciled: 0, unverifiable: 0, notReconciled: [] }

/** The columns, named like those of the trades' CSV, and their cells (behaviour 18.9). */
const COLUMNS: readonly (readonly [string, (row: SummaryRow) => Cell])[] = [
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
  ['In Amount USD', ({ pair: { usdValue } }) => usdCell(usdValue?.paid.usd, usdValue?.paid.trades)],
  ['Average USD per Out', (row) => usdPerOut(row, 'total')],
  ['Average USD per Out (net)', (row) => usdPerOut(row, 'net')],
  ['Trades With Out Price', ({ pair }) => pair.usdValue?.received.trades ?? 0],
  ['Out Amount USD', (row) => usdReceived(row, 'total')],
  ['Out Amount (net) USD', (row) => usdReceived(row, 'net')],
  [
    'Orders',
    ({ orders: { reconciled, unverifiable, notReconciled } }) =>
      reconciled + unverifiable + notReconciled.length,
  ],
  ['Orders Reconciled', ({ orders }) => orders.reconciled],
  ['Orders Not Reconciled', ({ orders }) => orders.notReconciled.length],
  ['In Amount Difference', (row) => difference(row, 'input')],
  ['Out Amount Difference', (row) => difference(row, 'output')],
  ['Out Amount At Once', (row) => receivedAtOnce(row, 'total')],
  ['Out Amount (net) At Once', (row) => receivedAtOnce(row, 'net')],
]

export const SUMMARY_COLUMNS = COLUMNS.map(([name]) => name)

/**
 * Returns the rows of the summary's file, complete whatever the switches say. Averages are
 * rounded like rates and are empty if a token is unknown (behaviour 7.5, 18.9).
 */
export function summaryRows(
  pairs: readonly PairSummary[],
  reconciled: ReadonlyMap<string, Reconciliation>,
  tokens: TokenMap,
): Cell[][] {
  return pairs.map((pair) => {
    const [input, output] = [tokens.get(pair.inputMint), tokens.get(pair.outputMint)]
    const row = { pair, input, output, orders: reconciled.get(pair.key) ?? NO_ORDERS }
    return COLUMNS.map(([, cell]) => cell(row))
  })
}

function secondsCell(date: string | undefined): string | number {
  return date === undefined ? '' : unixSeconds(date)
}

function outPerIn({ pair, input, output }: SummaryRow, side: keyof Received): string {
  return (input && output && rate(pair.received[side], pair.paid, output.decimals)) ?? ''
}

function inPerOut({ pair, input, output }: SummaryRow, side: keyof Received): string {
  return (input && output && rate(pair.paid, pair.received[side], input.decimals)) ?? ''
}

function receivedAtOnce({ pair, output }: SummaryRow, side: keyof Received): string {
  return (output && atOnce(pair, side, output.decimals)?.received) ?? ''
}

function usdPerOut({ pair: { usdValue } }: SummaryRow, side: keyof Received): string {
  const price = usdValue && averageUsdPrice(usdValue, side)
  return price === undefined ? '' : rounded(price, USD_PRICE_DECIMALS)
}

function usdReceived({ pair: { usdValue } }: SummaryRow, side: keyof Received): string {
  return usdCell(usdValue?.received.usd[side], usdValue?.received.trades)
}

function usdCell(usd: string | undefined, trades = 0): string {
  return usd === undefined || trades === 0 ? '' : rounded(usd, USD_DECIMALS)
}

/** Returns what the trades of all orders lack together; below 0 if they hold more. */
function difference({ orders }: SummaryRow, side: keyof OrderDifferences): Cell {
  return { figure: sumOf(orders.notReconciled.map(({ differences }) => differences[side] ?? '0')) }
}
